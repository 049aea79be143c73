"""The list of mutants: what is read from mutants.json, and what the catalogs add by themselves."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, List

from mutation import catalog


class PlanError(Exception):
    """The list itself is wrong: nothing was run."""


@dataclass
class Mutant:
    name: str
    package: str
    file: str
    filter: str
    change: Callable[[bytes], bytes]
    must_fail: List[str] = field(default_factory=list)
    automatic: bool = False

    @property
    def is_data(self):
        """Catalogs are read when the tests run, so a mutant of one needs no build."""
        return self.file.endswith(".xcstrings")


def text_change(find, replace):
    def change(data):
        count = data.decode().count(find)
        if count != 1:
            raise catalog.CannotChange(f"the text to find is there {count} times, not once")
        return data.decode().replace(find, replace).encode()

    return change


def catalog_change(item):
    key, language = item["key"], item["language"]
    if item.get("delete") is True:
        return lambda data: catalog.changed(data, catalog.deletion(key, language))
    form, value, substitution = item["form"], item["value"], item.get("substitution", "")
    return lambda data: catalog.changed(
        data, lambda words: catalog.set_form(words, key, language, form, value, substitution))


def written(item):
    try:
        change = catalog_change(item) if "key" in item else text_change(item["find"], item["replace"])
        return Mutant(item["name"], item.get("package", "."), item["file"], item["filter"], change, item["mustFail"])
    except KeyError as missing:
        raise PlanError(f"mutant {item.get('name', '?')!r} has no {missing.args[0]!r}") from None


def of_catalogs(item, root):
    for path in sorted(root.glob(item["files"])):
        relative = path.relative_to(root).as_posix()
        try:
            words = json.loads(path.read_bytes())
        except ValueError as error:
            raise PlanError(f"{relative}: {error}") from None
        for name, change in catalog.every_change(words):
            yield Mutant(
                f"{item.get('name', path.stem)}: {name}", item["package"], relative, item["filter"],
                lambda data, change=change: catalog.changed(data, change), automatic=True)


def read_plan(path: Path, root: Path) -> List[Mutant]:
    try:
        plan = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        raise PlanError(f"{path}: {error}") from None
    mutants = [written(item) for item in plan.get("mutants", [])]
    for item in plan.get("catalogs", []):
        mutants += of_catalogs(item, root)
    return mutants
