# `make play` and `make test` install what is missing; nothing else is needed.

PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif

# Two processes; the tests of a file stay together, the longest files begin (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -q -rs -n 2 --dist loadfile --no-loadscope-reorder
COVERAGE := --cov=douzaine --cov-report=term:skip-covered
DOUZAINE_DEPTH ?= 5

.PHONY: play test quick coverage nightly check bench bench-envs golden docs notebooks
.DEFAULT_GOAL := play

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[serve]'
	touch $@

.venv/installed-dev: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

.venv/installed-bench: .venv/installed-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	touch $@

.venv/installed-nightly: .venv/installed-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[gpu,lab,ray]'
	touch $@

play: .venv/installed
	$(BIN)/douzaine serve

check: .venv/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

quick: check
	$(PYTEST) -m 'not slow and not browser'

test: check
	$(PYTEST)

# Coverage makes rules that are interpreted two to three times as slow (Python 3.11), so it is measured apart and at night.
coverage: check
	$(PYTEST) $(COVERAGE)

# The same tests, with everything random repeated more often, with a Ray cluster, and with kernels compiled for a GPU
# (half a gigabyte of tools, and two minutes).
nightly: check .venv/installed-nightly
	DOUZAINE_DEPTH=$(DOUZAINE_DEPTH) $(PYTEST) $(COVERAGE)

bench: .venv/installed-bench
	$(BIN)/python benchmarks/engine.py

bench-envs: .venv/installed-bench
	$(BIN)/python benchmarks/envs.py

golden: .venv/installed-dev
	$(BIN)/python -m tests.golden.make

# The documentation: laid out, built without warnings, every link inside it checked. It lies in build/site.
docs: .venv/installed-dev
	$(BIN)/python -m scripts.docs

# The notebooks, executed where they lie.
notebooks: .venv/installed-dev
	$(BIN)/python scripts/notebooks.py
