## StageDoor: App Intents, rehearsed before a device sees them.
##
##   make rehearse   play the reference apps' conversations: the first minute
##   make test       everything that must hold; ends with "N passed, N failed"
##
##   make setup      install what is missing (the others do it by themselves)
##   make mutate     break one thing at a time, and see that a named test notices
##   make bench      measure, and show each figure beside its budget
##   make fuzz       feed the readers of words with broken input, for SECONDS=60
##   make docs       check the links of the documentation, and that public symbols are documented
##
## One test:         swift test --filter StringCatalogTests
## Tests of an app:  cd Apps/YearlyQuest && swift test
## One rehearsal:    cd Apps/YearlyQuest && swift run stagedoor rehearse Rehearsals/NAME.rehearsal
## More:             README.md, CONTRIBUTING.md

.DEFAULT_GOAL := help
.PHONY: help setup rehearse test mutate bench fuzz docs

help:
	@sed -n 's/^## \{0,1\}//p' Makefile

setup:
	@Scripts/setup

rehearse: setup
	@Scripts/rehearse

test: setup
	@Scripts/test

mutate: setup
	@Scripts/mutate

bench: setup
	@Benchmarks/run

SECONDS := 60

fuzz: setup
	@Scripts/fuzz $(SECONDS)

docs: setup
	@Scripts/docs
