"""Mutations of a string catalog, as changes of its data."""

import itertools
import json


class CannotChange(Exception):
    """The catalog does not hold what a mutant wants to change."""


def localization(catalog, key, language):
    try:
        return catalog["strings"][key]["localizations"][language]
    except KeyError as missing:
        raise CannotChange(f"{missing.args[0]!r} is not there") from None


def delete_language(catalog, key, language):
    localization(catalog, key, language)
    del catalog["strings"][key]["localizations"][language]


def plural_sets(node, place=""):
    """Every dictionary of plural forms below `node`, with the path that leads to it."""
    for name, child in sorted(node.items()):
        if not isinstance(child, dict):
            continue
        if name == "plural":
            yield place, child
        yield from plural_sets(child, f"{place}.{name}" if name not in ("variations", "substitutions") else place)


def set_form(catalog, key, language, form, value, substitution=""):
    """Gives one plural form another text; `substitution` chooses among several sets."""
    sets = [forms for place, forms in plural_sets(localization(catalog, key, language)) if substitution in place]
    if len(sets) != 1:
        raise CannotChange(f"{key!r} has {len(sets)} sets of plural forms in {language}, not one")
    if form not in sets[0]:
        raise CannotChange(f"{key!r} has no form {form!r} in {language}")
    unit = sets[0][form].get("stringUnit")
    if unit is None or unit.get("value") == value:
        raise CannotChange(f"the form {form!r} of {key!r} in {language} would not change")
    unit["value"] = value


def texts(node, place=""):
    """Every text below `node`: the path that leads to it, what holds it, and under which name or number."""
    for name, child in sorted(node.items()):
        if not isinstance(child, dict):
            continue
        if name == "stringUnit" and child.get("value"):
            yield place, child, "value"
        elif name == "stringSet":
            for number in range(len(child.get("values", []))):
                yield f"{place}.{number + 1}", child["values"], number
        else:
            yield from texts(child, f"{place}.{name}" if name not in ("variations", "substitutions", "plural") else place)


def every_change(catalog):
    """(name, change) for each mutant that a catalog's own data suggests; `change` takes a fresh copy of the catalog.

    A translation is deleted (not the source's: its text may be the key), two plural forms change places, a text is emptied.
    """
    source = catalog.get("sourceLanguage", "en")
    for key, entry in catalog.get("strings", {}).items():
        if entry.get("shouldTranslate") is False:
            continue
        for language, words in sorted(entry.get("localizations", {}).items()):
            if language != source:
                yield f"{key!r} without {language}", deletion(key, language)
            for index, (place, forms) in enumerate(plural_sets(words)):
                for one, other in itertools.combinations(forms, 2):
                    if forms[one] != forms[other]:
                        yield f"{key!r}{place} in {language}: {one} and {other} swapped", swap(key, language, index, one, other)
            for index, (place, _, _) in enumerate(texts(words)):
                yield f"{key!r}{place} in {language} emptied", emptying(key, language, index)


def deletion(key, language):
    return lambda catalog: delete_language(catalog, key, language)


def swap(key, language, index, one, other):
    def change(catalog):
        _, forms = list(plural_sets(localization(catalog, key, language)))[index]
        forms[one], forms[other] = forms[other], forms[one]

    return change


def emptying(key, language, index):
    def change(catalog):
        _, holder, name = list(texts(localization(catalog, key, language)))[index]
        holder[name] = ""

    return change


def changed(data, change):
    """The bytes of the catalog after `change`."""
    catalog = json.loads(data)
    change(catalog)
    return json.dumps(catalog, ensure_ascii=False, indent=2).encode()
