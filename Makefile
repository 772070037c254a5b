# One word for each chore: the same for people, for the README and for CI.

PYTHON ?= python3

.PHONY: play test lint format types bench sheet playthroughs torture

play:          ## play
	$(PYTHON) -m flick

test:          ## all tests, and what those of each folder cost
	$(PYTHON) -m pytest --costs

lint:          ## style, and the order of imports
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

format:        ## put everything into shape
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

types:         ## types, strict in the table, the arena, the maps, the games and the bots
	$(PYTHON) -m pyright --pythonpath $$($(PYTHON) -c "import sys; print(sys.executable)")

bench:         ## the figures, as tables; QUICK=1 only what takes seconds, and only ratios count
	$(PYTHON) -m tools.bench $(if $(QUICK),--quick)

sheet:         ## every picture, into out/sheet
	$(PYTHON) -m tools.sheet

playthroughs:  ## golden games, written anew
	$(PYTHON) -m tools.playthroughs

torture:       ## hostile files, answers, command lines, disks and kills, by the thousand
	$(PYTHON) -m tools.torture
