# Lamplight. `make play` and `make test` do all set-up by themselves; `make` alone lists the targets.
#
# Everything is installed into .venv from uv.lock. uv comes from the machine, or else from a small environment of its own
# in .bootstrap. Stamps in .stamps remember what is up to date, so that running a target again costs nothing.

PYTHON ?= $(shell for python in python3.12 python3.13 python3.11 python3; do \
	if $$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; \
	then command -v $$python; break; fi; done)
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo .bootstrap/bin/uv)
JOBS ?= 2
RULES := tests/kernel tests/dual_powers tests/blackout tests/golden tests/envs/test_observations.py
NATIVE := $(if $(shell command -v cc gcc clang 2>/dev/null),--extra native)
GAME := --no-dev --extra server $(NATIVE)

export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_COMPILE_BYTECODE := 1
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1
export LAMPLIGHT_WITHOUT_WEB := 1

.DEFAULT_GOAL := help
.PHONY: help play terminal native site test lint lint-files types layers tests test-long test-browser bench bench-peers bench-envs bench-server bench-web calibrate docs docs-site web fmt audit sbom clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: native site ## play in the browser (sets everything up first)
	@$(BIN)/lamplight open

terminal: native ## play in this terminal
	@$(BIN)/lamplight play

native: .stamps/run
	@$(BIN)/lamplight compile --if-possible

# Built once for what the sources are; where no Node can be had, `lamplight open` plays in the terminal.
site: .stamps/run
	@$(BIN)/python web/build.py --fresh || { \
		$(UV) sync --quiet --frozen --inexact $(GAME) --group web || true; \
		$(BIN)/python web/build.py --if-possible; }

test: lint types layers tests test-browser ## set up, check and test everything

lint: .stamps/dev lint-files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python web/build.py --run lint

# What other machines read: the lock, the citation, the hosted workflows with their forms, the containers. Nothing is fetched.
lint-files: .stamps/dev
	$(UV) lock --quiet --check --offline
	$(BIN)/pre-commit validate-config
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/bug.yml .github/ISSUE_TEMPLATE/idea.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema custom.github-workflows-require-timeout .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(BIN)/zizmor --offline --quiet --no-progress --min-severity medium .github

types: .stamps/dev
	$(BIN)/mypy
	$(BIN)/basedpyright

layers: .stamps/dev
	$(BIN)/lint-imports

# Everything in the form that play uses; then the rules, the conformance suite and the doctests as plain Python.
tests: .stamps/dev native
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests docs README.md
	LAMPLIGHT_PURE=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal src $(RULES)

test-long: .stamps/dev native ## hours of fuzzing in place of minutes
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m long

# The components by themselves; then the pages in a real browser, where there is one.
test-browser: .stamps/dev native web ## the web client: components, and pages in Chromium
	$(BIN)/python web/build.py --run check test
	@if $(BIN)/python -m tests.web.chromium; \
	then $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m 'browser and not long' tests/web; fi

bench: .stamps/dev native ## measure the engine: plain Python and compiled
	@$(BIN)/python bench/bench.py

bench-peers: .stamps/dev native ## measure it beside other Python game engines, each in an environment of its own
	@$(BIN)/python bench/peers.py

bench-envs: .stamps/dev native ## measure the environments beside PettingZoo's own games and RLCard
	@$(UV) run --frozen --inexact --with rlcard==1.2.0 --with pygame --with chess==1.11.2 python bench/envs_bench.py

bench-server: .stamps/dev native ## measure the server: live tables, idle clients, a cold table, a restart
	@$(BIN)/python bench/server/server_bench.py

bench-web: .stamps/dev native web ## measure the web client in Chromium: bytes, latencies, frames
	@$(BIN)/python bench/web/web_bench.py

calibrate: .stamps/dev native ## measure our component sets against their targets (hours)
	@$(BIN)/python -m calibration all --jobs $(JOBS)

docs: .stamps/dev ## write the generated pages under docs/ anew
	$(BIN)/python -m docs.generate
	$(BIN)/python -m calibration --report
	$(BIN)/python -m lamplight.server.wire.typescript > web/src/protocol.ts

docs-site: .stamps/dev ## build the documentation site into site/
	$(BIN)/python -m zensical build --clean --strict
	@echo "The site is in site/index.html"

web: .stamps/dev ## build the web client, which `lamplight serve` hands out
	@$(BIN)/python web/build.py

fmt: .stamps/dev ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	$(BIN)/python web/build.py --run format

# Nothing is taken for sound because nobody could be asked: without an answer the target fails.
audit: .stamps/dev ## ask public feeds whether a pinned package is known to be unsafe
	@$(UV) audit --frozen --preview-features audit-command $(if $(AUDIT_FEED),--service-url $(AUDIT_FEED)) || { \
		echo "Not audited, or found unsafe: the Python packages (see above)." >&2; exit 1; }
	@$(BIN)/python web/build.py --npm audit --package-lock-only || { \
		echo "Not audited, or found unsafe: the packages of the web client (see above)." >&2; exit 1; }

sbom: .stamps/dev ## write what a server consists of into dist/sbom (CycloneDX)
	@mkdir -p dist/sbom
	@$(UV) export --quiet --frozen --no-dev --extra postgres --preview-features sbom-export --format cyclonedx1.5 --output-file dist/sbom/server.cdx.json
	@$(BIN)/python web/build.py --npm sbom --package-lock-only --sbom-format cyclonedx > dist/sbom/web.cdx.json

clean: ## remove everything that was set up or built
	rm -rf $(VENV) .bootstrap .stamps build dist bench/results bench/.envs calibration/runs site .cache web/node_modules src/lamplight/site .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.stamps/python:
	@mkdir -p .stamps
	@test -n "$(PYTHON)" || { echo "Lamplight needs Python 3.11, 3.12 or 3.13, and none was found: install one (for example: sudo apt install python3 python3-venv), or say where it is with make PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || { echo "Lamplight needs Python 3.11, 3.12 or 3.13, but $(PYTHON) is $$($(PYTHON) --version 2>&1): install one of them, or say where it is with make PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv or pip: install them (Debian and Ubuntu: sudo apt install python3-venv python3-pip) and run make again."; exit 1; }
	@touch $@

.bootstrap/bin/uv: | .stamps/python
	@echo "Setting up: uv (the installer)"
	@$(PYTHON) -m venv .bootstrap
	@.bootstrap/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.11,<0.14'

$(VENV)/pyvenv.cfg: | .stamps/python $(UV)
	@$(UV) venv --quiet --python $(PYTHON) $(VENV)

# The game with its server; where development tools are, with them. What was installed and is not named any more goes.
.stamps/run: uv.lock pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Setting up: the game"
	@$(UV) sync --quiet --frozen $(if $(wildcard .stamps/dev),,$(GAME))
	@touch $@

.stamps/dev: uv.lock pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Setting up: the game and the development tools"
	@$(UV) sync --quiet --frozen
	@touch .stamps/run $@
