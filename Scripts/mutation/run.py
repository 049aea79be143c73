"""Runs mutants one after another and says what became of each."""

import os
import time
from collections import Counter
from pathlib import Path

from mutation.catalog import CannotChange
from mutation.tests import CannotBuild, Tests


class Runner:
    def __init__(self, scratch, verbose=False):
        self.scratch = scratch
        self.verbose = verbose
        self.verdicts = Counter()
        self.second = 0

    def run(self, mutants) -> int:
        self.scratch.sync()
        for package in sorted({mutant.package for mutant in mutants}):
            self.run_package(package, [mutant for mutant in mutants if mutant.package == package])
        counts = ", ".join(f"{self.verdicts[verdict]} {verdict}" for verdict in ("killed", "survived", "broken"))
        print(counts, flush=True)
        return 0 if self.verdicts["killed"] == sum(self.verdicts.values()) else 1

    def run_package(self, package, mutants):
        tests = Tests(self.scratch.tree / package)
        if not (tests.package / "Package.swift").is_file():
            self.report_all("broken", mutants, f"there is no package {package}")
            return
        print(f"building the tests of {package}", flush=True)
        try:
            tests.build()
        except CannotBuild as error:
            self.report_all("broken", mutants, f"the tests do not build: {error}")
            return
        mutants = self.with_green_tests(tests, mutants)
        # Data first: those mutants run on the program that was just built from the true sources.
        self.run_automatic(tests, [mutant for mutant in mutants if mutant.automatic])
        for mutant in sorted((mutant for mutant in mutants if not mutant.automatic), key=lambda each: not each.is_data):
            self.report(*self.judge(tests, mutant))

    def with_green_tests(self, tests, mutants):
        """Leaves out mutants whose tests fail, or are none, before anything is changed."""
        broken = {}
        for only in sorted({mutant.filter for mutant in mutants}):
            before = tests.run(only)
            if not before.is_green:
                broken[only] = before.ending or (f"fails: {before.failed[0]}" if before.failed else "selects no test")
        for only, reason in broken.items():
            self.report_all("broken", [mutant for mutant in mutants if mutant.filter == only],
                            f"without any change, {only} {reason}")
        return [mutant for mutant in mutants if mutant.filter not in broken]

    def run_automatic(self, tests, mutants):
        killers = Counter()
        for mutant in mutants:
            verdict, mutant, how = self.judge(tests, mutant)
            if verdict == "killed" and not self.verbose:
                self.verdicts[verdict] += 1
            else:
                self.report(verdict, mutant, how)
            if verdict == "killed":
                killers[how] += 1
        for how, count in killers.most_common():
            print(f"killed    {count} mutants of catalogs, {how}", flush=True)

    def judge(self, tests, mutant):
        path = self.scratch.tree / mutant.file
        try:
            before = path.read_bytes()
            after = mutant.change(before)
        except (OSError, CannotChange) as error:
            return "broken", mutant, f"does not apply: {error}"
        places = [path] + (self.built_copies(tests, path, before) if mutant.is_data else [])
        try:
            for place in places:
                self.write(place, after)
            if not mutant.is_data:
                tests.build()
            return self.verdict(mutant, tests.run(mutant.filter))
        except CannotBuild as error:
            return "broken", mutant, f"does not compile: {error}"
        finally:
            for place in places:
                self.write(place, before)

    def write(self, place: Path, data):
        """Writes in a second that no earlier write had: Swift's build (6.3.1) tells versions of a file apart by whole
        seconds, and a small package builds in less than one; the mutant before was judged in the place of this one."""
        place.write_bytes(data)
        self.second = max(int(time.time()), self.second + 1)
        os.utime(place, (self.second, self.second))

    def built_copies(self, tests, path: Path, data):
        """Where the build put the catalog: the bundle from which the tests read it."""
        return [copy for copy in tests.products.glob(f"*.resources/**/{path.name}") if copy.read_bytes() == data]

    def verdict(self, mutant, run):
        ending = f" ({run.ending})" if run.ending else ""
        if run.ending == "crashed":
            # What the program had said of its tests is partly lost with it, so nothing more can be asked of their names.
            return "killed", mutant, "by a crash"
        if not run.failed:
            # A program that died with no test begun was not stopped by a test.
            return ("broken", mutant, run.ending) if run.ending else ("survived", mutant, "no test failed")
        missing = [name for name in mutant.must_fail if name not in run.failed]
        if missing:
            return "survived", mutant, f'not noticed by "{missing[0]}", though by "{run.failed[0]}"{ending}'
        return "killed", mutant, f'by "{(mutant.must_fail or sorted(run.failed))[0]}"{ending}'

    def report_all(self, verdict, mutants, how):
        """One reason for many: those that a catalog gave are told in one line."""
        for mutant in [mutant for mutant in mutants if not mutant.automatic]:
            self.report(verdict, mutant, how)
        automatic = sum(mutant.automatic for mutant in mutants)
        if automatic:
            self.verdicts[verdict] += automatic
            print(f"{verdict:<9} {automatic} mutants of catalogs: {how}", flush=True)

    def report(self, verdict, mutant, how):
        self.verdicts[verdict] += 1
        print(f"{verdict:<9} {mutant.name}: {how}", flush=True)
