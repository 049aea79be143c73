"""A copy of the sources that keeps its own build, so that only the first run builds everything."""

import shutil
import subprocess
from pathlib import Path


class Scratch:
    def __init__(self, root: Path):
        self.root = root
        self.tree = root / ".build/mutation"

    def sync(self):
        """Makes the copy equal to the sources. What did not change keeps its time, so nothing is built twice."""
        wanted = set(self.files())
        for relative in wanted:
            source, copy = self.root / relative, self.tree / relative
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, copy)
        for copy in [path for path in self.walk(self.tree) if path.relative_to(self.tree) not in wanted]:
            copy.unlink()

    def files(self):
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root, capture_output=True)
        if listed.returncode == 0 and listed.stdout:
            found = [Path(name) for name in listed.stdout.decode().split("\0") if name]
        else:
            found = [path.relative_to(self.root) for path in self.walk(self.root)]
        return [path for path in found if (self.root / path).is_file()]

    def walk(self, folder):
        for child in sorted(folder.iterdir()) if folder.is_dir() else []:
            if child.name in (".build", ".git"):
                continue
            if child.is_dir() and not child.is_symlink():
                yield from self.walk(child)
            else:
                yield child
