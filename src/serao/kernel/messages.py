"""Messages in a person's language, kept in Fluent files."""

# plain: it works through libraries
from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from serao.kernel.errors import ContentError, SeraoError
from serao.kernel.sentences import Sentence, ready

FALLBACK = "en"
LANGUAGES = ("en", "pt", "pt-BR")  # that people can choose
KIN = {"pt-BR": "pt"}  # whose words a language takes where it has none of its own
COUNTRIES = {"pt": "pt-PT"}  # whose plurals and numbers a language follows


def speakers(locale: str) -> tuple[str, ...]:
    """Return a language and the one that lends it words: only these can say what it says."""
    return (locale, KIN[locale]) if locale in KIN else (locale,)


class Texts:
    """The messages of ``texts/<locale>.ftl`` in several folders; a later folder wins.

    A second language is one more file. What it lacks is said in English. A language that is
    spoken nearly like another holds only what it says otherwise (``KIN``). Every message may speak
    of ``numbers``, those of the content, beside the facts that it is given.
    """

    def __init__(
        self, folders: Sequence[Path], numbers: Mapping[str, object] | None = None
    ) -> None:
        self.numbers = {} if numbers is None else numbers
        self.folders = tuple(folder for folder in folders if folder.is_dir())
        self.files: dict[Path, ast.Resource] = {}
        self.bundles: dict[str, FluentBundle] = {}
        self.found: dict[tuple[str, ...], Found] = {}  # by language and messages asked for

    def locales(self) -> list[str]:
        return sorted({path.stem for folder in self.folders for path in folder.glob("*.ftl")})

    def bundle(self, locale: str) -> FluentBundle:
        if locale not in self.bundles:
            if not set(speakers(locale)) & set(self.locales()):
                known = ", ".join(self.locales())
                raise SeraoError(f"there are no texts in {locale!r}; there are some in {known}")
            self.bundles[locale] = self.read(locale)
        return self.bundles[locale]

    def read(self, locale: str) -> FluentBundle:
        bundle = FluentBundle([COUNTRIES.get(locale, locale)], use_isolating=False)
        for folder in self.folders:
            for language in reversed(speakers(locale)):
                path = folder / f"{language}.ftl"
                if path.exists():
                    bundle.add_resource(self.file(path), allow_overrides=True)
        return bundle

    def file(self, path: Path) -> ast.Resource:
        """Return what a file says; it is read once for all languages that borrow from it."""
        if path not in self.files:
            self.files[path] = resource(path)
        return self.files[path]

    def has(self, message: str, locale: str = FALLBACK) -> bool:
        return self.bundle(locale).has_message(message)

    def say(self, locale: str, message: str, **facts: object) -> str:
        """Return ``message`` with ``facts`` filled in."""
        return self.say_first(locale, (message,), facts)

    def say_first(self, locale: str, messages: Sequence[str], facts: Mapping[str, object]) -> str:
        """Return the first of ``messages`` that exists, in ``locale`` or else in English."""
        asked = (locale, *messages)
        found = self.found.get(asked)
        if found is None:
            found = self.found[asked] = self.find(locale, messages)
        said = found.said(facts)
        return self.with_numbers(found, facts) if said is None else said

    def with_numbers(self, found: Found, facts: Mapping[str, object]) -> str:
        known = {**self.numbers, **facts}
        said = found.said(known)
        return rendered(found.bundle, found.message, known) if said is None else said

    def find(self, locale: str, messages: Sequence[str]) -> Found:
        for language in dict.fromkeys((locale, FALLBACK)):
            bundle = self.bundle(language)
            for message in messages:
                if bundle.has_message(message):
                    pattern = bundle.get_message(message).value
                    sentence = None if pattern is None else ready(pattern, bundle, (message,))
                    plural = plural_of(COUNTRIES.get(language, language))
                    return Found(bundle, message, sentence, plural)
        folders = " or ".join(map(str, self.folders))
        raise ContentError(f"no text for {' or '.join(messages)} in {folders}")


class Found(NamedTuple):
    """A message in one language."""

    bundle: FluentBundle
    message: str
    sentence: Sentence | None  # what says it without Fluent, if it can be said so
    plural: Callable[[int], str]  # which plural a number takes

    def said(self, facts: Mapping[str, object]) -> str | None:
        """Return the message said without Fluent, if it can be."""
        return None if self.sentence is None else self.sentence.said(facts, self.plural)


def resource(path: Path) -> ast.Resource:
    try:
        found = FluentResource(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: {error}") from None
    for entry in found.body:
        if isinstance(entry, ast.Junk):
            raise ContentError(f"{path}: not a message: {(entry.content or '').splitlines()[0]}")
    return found


def rendered(bundle: FluentBundle, message: str, facts: Mapping[str, object]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text of its own"
    text, errors = bundle.format_pattern(pattern, dict(facts))
    assert not errors, f"{message} cannot be said: {', '.join(map(str, errors))}"
    return str(text)


@cache
def plural_of(country: str) -> Callable[[int], str]:
    form: Callable[[int], str] = Locale.parse(country, sep="-").plural_form
    return cache(form)


@cache
def hyphened(name: str) -> str:
    """Return ``ArtifactPrepared`` as ``artifact-prepared``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")
