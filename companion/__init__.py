"""Tumbleweed: a companion for Wild West games at a real table."""
