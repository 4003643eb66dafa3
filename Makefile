# `make test` is the one command: format check, lint, types, quick tests. Everything installed is pinned.
PYTHON ?= python3
UV ?= uv
BIN := .venv/bin
READY := .venv/ready

.PHONY: test soak play bench format lock clean

test: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -q

soak: $(READY)
	$(BIN)/pytest -n 2 -q -m soak

play: $(READY)
	$(BIN)/sandtable play classic

bench: $(READY)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/odds.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# After changing dependencies in pyproject.toml; to move to newer versions: make lock LOCK_FLAGS=--upgrade
lock:
	$(UV) pip compile pyproject.toml --extra dev --extra maps --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header --quiet $(LOCK_FLAGS) --output-file requirements.lock

clean:
	rm -rf .venv

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@
