"""No sentence for people stands in the code: screens show messages from the catalogues."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHOWN = ("companion/ui", "companion/viewmodels", "companion/session", "companion/devices")

# A sentence: a capital letter, a small word, a space and another word; or any Cyrillic.
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]{2,}|[Ѐ-ӿ]{2,}")
KV_TEXT = re.compile(r"^\s*(?:text|hint_text|title)\s*:\s*(['\"])(?P<words>.*)\1\s*$", re.MULTILINE)
LETTERS = re.compile(r"[A-Za-zЀ-ӿ]{2,}")


def docstrings(tree: ast.AST) -> set[int]:
    """Give the ids of string nodes that are documentation."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def sentences(path: Path) -> list[str]:
    """Give the strings of a module that read like text for people."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skip = docstrings(tree)
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in skip
        and SENTENCE.search(node.value)
    ]


@pytest.mark.parametrize("folder", SHOWN)
def test_no_sentences_in_python(folder: str) -> None:
    """Rules and view-models know codes only; screens translate at the last moment."""
    found = [line for path in sorted((ROOT / folder).rglob("*.py")) for line in sentences(path)]
    assert found == []


def test_no_words_in_kv_files() -> None:
    """A literal text in a kv file would stay in one language for ever."""
    found = [
        f"{path.relative_to(ROOT)}: {match['words']}"
        for path in sorted((ROOT / "companion/ui").rglob("*.kv"))
        for match in KV_TEXT.finditer(path.read_text(encoding="utf-8"))
        if LETTERS.search(match["words"])
    ]
    assert found == []
