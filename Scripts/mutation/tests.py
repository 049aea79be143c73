"""Builds a package's tests in the scratch copy, runs them, and reads which failed."""

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import List, Optional

# A mutant may loop for ever. The slowest filter here takes a few seconds.
DEADLINE = 120

# No one reads the toolchain's crash report here, and it was seen to hang when several tests crashed at once.
QUICK_TO_DIE = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}

STARTED = re.compile(r"^\S+ Test (?!run started)(.+?) started\.$", re.M)
ENDED = re.compile(r"^\S+ Test (?!run with)(.+?)(?: with \d+ test cases?)? (passed|failed) after [\d.]+ seconds", re.M)
SUMMARY = re.compile(r"^\S+ Test run with (\d+) tests? in ", re.M)


class CannotBuild(Exception):
    """The package does not compile; carries the first error."""


@dataclass
class TestRun:
    ran: int
    failed: List[str]
    ending: str  # "", "crashed" or "timed out"

    @property
    def is_green(self):
        return self.ran > 0 and not self.failed and not self.ending


def plain(name):
    return name[1:-1] if len(name) > 1 and name[0] == name[-1] == '"' else name


class Tests:
    def __init__(self, package: Path):
        self.package = package
        self.products: Optional[Path] = None

    def build(self):
        result = self.swift("build", "--build-tests")
        if result.returncode != 0:
            errors = [line for line in (result.stdout + result.stderr).splitlines() if "error:" in line]
            placed = [line for line in errors if ".swift:" in line]
            raise CannotBuild((placed + errors + ["swift build failed"])[0])
        if self.products is None:
            self.products = Path(self.swift("build", "--show-bin-path").stdout.strip())

    def swift(self, *arguments):
        return subprocess.run(["swift", *arguments], cwd=self.package, capture_output=True, text=True)

    def run(self, only: str) -> TestRun:
        """Runs the tests; a crash must happen each of three times, for a test program was seen to crash by chance, without a mutant."""
        for _ in range(3):
            result = self.run_once(only)
            if result.ending != "crashed":
                break
        return result

    def run_once(self, only: str) -> TestRun:
        # The built test program itself: `swift test` costs ten times as much before the first test starts.
        binary = next(iter(sorted(self.products.glob("*PackageTests.xctest"))))
        command = [str(binary), "--testing-library", "swift-testing", "--filter", only]
        try:
            result = subprocess.run(
                command, cwd=self.package, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                timeout=DEADLINE, env=QUICK_TO_DIE)
            output, ending = result.stdout, ""
        except subprocess.TimeoutExpired as expired:
            output, ending = expired.stdout or b"", "timed out"
        return read_run(output.decode(errors="replace"), ending)


def read_run(output, ending="") -> TestRun:
    summary = SUMMARY.search(output)
    ended = ENDED.findall(output)
    failed = [plain(name) for name, verdict in ended if verdict == "failed"]
    # With a summary every test came to its end; a program was seen to crash after it, on its way out.
    if summary and not ending:
        return TestRun(int(summary.group(1)), failed, "")
    # Without a summary the program died: whatever had started and not ended may be what killed it.
    over = {name for name, _ in ended}
    failed += [plain(name) for name in STARTED.findall(output) if name not in over]
    return TestRun(len(failed), failed, ending or "crashed")
