# `make play` and `make test` install what is missing; nothing else is needed.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test quick check bench golden
.DEFAULT_GOAL := play

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	touch $@

.venv/installed-dev: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

.venv/installed-bench: .venv/installed-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	touch $@

play: .venv/installed
	$(BIN)/douzaine serve

check: .venv/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

quick: check
	$(BIN)/python -m pytest -q -n 2 -m 'not slow'

test: check
	$(BIN)/python -m pytest -q -n 2

bench: .venv/installed-bench
	$(BIN)/python benchmarks/engine.py

golden: .venv/installed-dev
	$(BIN)/python -m tests.golden.make
