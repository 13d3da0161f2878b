# Everything starts here: `make run` and `make test` do all set-up by themselves.

.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help run test check bench screens clean

help: ## List the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: ## Start the kiosk; without a screen, the demo table leaves pictures in out/demo
	@PYTHON="$(PYTHON)" tools/setup run
	@$(BIN)/python -m companion

test: ## Check and test everything
	@PYTHON="$(PYTHON)" tools/setup dev
	@tools/check
	@tools/tests

check: ## Lint, types and architecture only
	@PYTHON="$(PYTHON)" tools/setup dev
	@tools/check

bench: ## Measure what must hold, as ratios within one run
	@PYTHON="$(PYTHON)" tools/setup dev
	@tools/bench

screens: ## Write a picture of every screen into out/screens
	@PYTHON="$(PYTHON)" tools/setup dev
	@$(BIN)/python tools/screens.py

clean: ## Remove the virtual environment and everything that was made
	rm -rf $(VENV) out build *.egg-info
