"""The guide of a game: a short rulebook for people, its aid sheet, its glossary and its tips.

It lies in the game's folder ``guide/``, in every language: see docs/guides.md. Numbers and names come
from the content and the texts, pictures are positions, lists of cards are made of the catalogue.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from fluent.syntax import ast

from serao import rulebook, scenario
from serao.kernel.content import explained
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game, choices_in
from serao.kernel.messages import FALLBACK, KIN, LANGUAGES, Texts, resource, speakers
from serao.kernel.state import State

LINK: Final = re.compile(r"(!?)\[([^\]\n]*)\]\(([^)\s]*)\)")
CLAUSE: Final = re.compile(r"\[([A-Z]{3}-R?\d+(?:\.\d+)*)\](?!\()")
SLOT: Final = re.compile(r"\{([^{}\n]*)\}")
NUMBERED: Final = re.compile(r"^(?:#+ |\s*)\d+\. ", re.MULTILINE)  # of a list, or a heading
KINDS: Final = {
    "scene": True,
    "cards": True,
    "icon": True,
    "term": False,
}  # whether it is a picture
PARTS: Final = ("", "aid.")  # of which there is a Markdown file in every language
WHOLE: Final = [language for language in LANGUAGES if language not in KIN]  # lend no words

# Pictures for the aid and the guide that belong to no game; web/src/guide/icons.ts draws them.
ICONS: Final = (
    "arrow", "book", "cards", "chat", "check", "clock", "coins", "cross", "crown", "dice", "discard",
    "draw", "eye", "flag", "flame", "hand", "heart", "hidden", "home", "idea", "lock", "magic", "map",
    "moon", "move", "people", "person", "power", "question", "refresh", "search", "shield", "shuffle",
    "skull", "star", "storm", "sun", "swap", "swords", "target", "trophy", "turn", "warning",
)  # fmt: skip


# Who sits where in pictures; whoever looks is called "you".
NAMES: Final = ("Ana", "Rui", "Eva", "Gil", "Ivo", "Lia", "Noa", "Zé")


class GuideError(SeraoError):
    """A guide says something that is not so, or lacks something."""


class SceneSheet(msgspec.Struct, forbid_unknown_fields=True):
    """A picture's file as it is written: a position, what was done since, and whose eyes see it."""

    seats: int
    seat: int = 0  # -1: a spectator's
    region: list[str] | str = []  # parts of the board that are shown; all of it where none is named
    lit: bool = False  # whether what can be pressed glows
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    do: list[scenario.Line] = []
    chance: scenario.Chance = msgspec.field(default_factory=scenario.Chance)
    seed: int | str = 0


class Card(NamedTuple):
    """One entry of a list that is made of the catalogue."""

    name: str
    about: str
    corner: int | str | None  # printed in its corner: a power, points
    copies: int | None  # how many there are of it
    picture: str  # by which a client finds its picture: "items/claw"


class Term(NamedTuple):
    """A word of the game, and what it means."""

    name: str
    words: str
    forms: list[str]  # how else it appears in sentences
    about: str


class Guide:
    """What a game's ``guide/`` says."""

    def __init__(self, game: Game[Any], folder: Path) -> None:
        self.game = game
        self.folder = folder
        seats = {"seats-least": game.seats[0], "seats-most": game.seats[-1]}
        self.numbers = {**game.library.numbers, **seats}
        self.texts = Texts([*game.words.texts.folders, self.folder], self.numbers)
        self.read: dict[str, dict[str, ast.Message]] = {}  # language -> messages of the guide
        self.catalogues: dict[str, dict[str, Any]] = {}  # by language

    # -- what it says -----------------------------------------------------------------------

    def text(self, language: str) -> str:
        """Return the guide as Markdown, with its numbers and names filled in."""
        return self.said("", language)

    def aid(self, language: str) -> str:
        """Return the aid sheet as Markdown."""
        return self.said("aid.", language)

    def said(self, part: str, language: str) -> str:
        file = self.file_of(part, language)
        return self.filled(self.written(file), file, language)

    def terms(self, language: str) -> list[Term]:
        """Return the glossary, in the order in which it is written."""
        return [self.term(name, language) for name in self.defined(FALLBACK)]

    def term(self, name: str, language: str) -> Term:
        forms = f"term-{name}-forms"
        said = self.texts.say(language, forms) if self.texts.has(forms, language) else ""
        words = self.texts.say(language, f"term-{name}")
        about = self.texts.say(language, f"term-{name}-about")
        return Term(name, words, [form.strip() for form in said.split(",") if form.strip()], about)

    def tips(self, language: str) -> dict[str, str]:
        """Return what is good to know at each kind of question, by what messages call it."""
        written = self.messages(FALLBACK)
        return {
            question: self.texts.say(
                language, f"tip-{question}" if f"tip-{question}" in written else f"tip-{choice}"
            )
            for question, choice in self.asked.items()
        }

    def scenes(self) -> list[str]:
        """Return the names of the pictures, sorted."""
        return sorted(path.stem for path in self.folder.glob("*.toml"))

    def sheet(self, name: str) -> SceneSheet:
        """Return a picture's file as it is written."""
        path = self.folder / f"{name}.toml"
        try:
            raw = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError:
            raise GuideError(f"guide/{name}.toml: there is no such file") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise GuideError(f"guide/{name}.toml: not TOML: {error}") from None
        try:
            return msgspec.convert(raw, SceneSheet)
        except msgspec.ValidationError as error:
            raise GuideError(f"guide/{name}.toml: {explained(str(error), raw)}") from None

    def scene(self, name: str) -> State:
        """Return the table that a picture shows."""
        sheet = self.sheet(name)
        if not -1 <= sheet.seat < sheet.seats:
            raise GuideError(f"guide/{name}.toml: seat is 0 to {sheet.seats - 1}, or -1")
        script = scenario.Script(
            game=self.game.slug,
            seats=sheet.seats,
            options=sheet.options,
            position=sheet.position,
            do=sheet.do,
            chance=sheet.chance,
            seed=sheet.seed,
        )
        try:
            run = scenario.Run(script, script.table(self.game))
        except scenario.ScenarioError as error:
            raise GuideError(f"guide/{name}.toml: {error}") from None
        try:
            run.play()
        except SeraoError as error:
            raise GuideError(f"guide/{name}.toml: {run.place}: {error}") from None
        run.table.names = NAMES[: sheet.seats]
        return run.table

    def cards(self, wanted: str, language: str) -> list[Card]:
        """Return a list of the catalogue: ``items?kind=artifact&corner=power``.

        What is asked for beside ``corner``, the field that stands in a card's corner, chooses
        among the entries.
        """
        room, _, asked = wanted.partition("?")
        chosen = dict(parse_qsl(asked))
        corner = chosen.pop("corner", "")
        found = [
            Card(
                entry["name"],
                entry["about"],
                entry.get(corner),
                entry.get("count", entry.get("copies")),
                f"{room}/{name}",
            )
            for name, entry in self.entries(room, language)
            if all(str(entry.get(field)) == value for field, value in chosen.items())
        ]
        if not found:
            raise GuideError(f"cards:{wanted} has no entry")
        return found

    def entries(self, room: str, language: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the entries of a room of the catalogue that have a name and say what they are.

        ``animals/client`` are the clients that the entries of ``animals`` have.
        """
        first, *inner = room.split("/")
        if language not in self.catalogues:
            self.catalogues[language] = self.game.drawing.catalogue(language)
        found = self.catalogues[language].get(first, {})
        named = (
            found.items()
            if isinstance(found, dict)
            else [(str(entry.get("id", i)), entry) for i, entry in enumerate(found)]
            if isinstance(found, list)
            else []
        )
        for name, outer in named:
            entry = outer
            for key in inner:
                entry = entry.get(key) if isinstance(entry, dict) else None
            if isinstance(entry, dict) and entry.get("name") and entry.get("about"):
                yield name, entry

    # -- reading ----------------------------------------------------------------------------

    def file_of(self, part: str, language: str) -> str:
        """Return the name of a Markdown file in a language, or in the one that lends it words."""
        files = [f"{part}{spoken}.md" for spoken in speakers(language)]
        return next((file for file in files if (self.folder / file).exists()), files[-1])

    def written(self, file: str) -> str:
        try:
            return (self.folder / file).read_text(encoding="utf-8")
        except OSError:
            raise GuideError(f"guide/{file}: there is no such file") from None

    def messages(self, language: str) -> dict[str, ast.Message]:
        """Return the messages of the guide itself."""
        if language not in self.read:
            path = self.folder / f"{language}.ftl"
            if not path.exists() and language in WHOLE:
                raise GuideError(f"guide/{path.name}: there is no such file")
            body = resource(path).body if path.exists() else []
            found = (entry for entry in body if isinstance(entry, ast.Message))
            self.read[language] = {entry.id.name: entry for entry in found}
        return self.read[language]

    def defined(self, language: str) -> list[str]:
        """Return the names of the terms."""
        names = (name for name in self.messages(language) if name.startswith("term-"))
        return [n.removeprefix("term-") for n in names if not n.endswith(("-about", "-forms"))]

    def filled(self, text: str, file: str, language: str) -> str:
        """Put numbers and names into their places."""

        def put(slot: re.Match[str]) -> str:
            try:
                return self.slot(slot[1].strip(), language)
            except GuideError as error:
                raise GuideError(f"guide/{file}: {error}") from None

        return SLOT.sub(put, text)

    def slot(self, asked: str, language: str) -> str:
        """Return what stands for ``$path``, for a sum of such numbers, or for a message."""
        if not re.fullmatch(r"[a-z][a-z0-9-]*", asked):
            return self.reckoned(asked)
        bundle = self.texts.bundle(language)
        if not bundle.has_message(asked):
            raise GuideError(f"{{ {asked} }}: there is no such message in {language!r}")
        pattern = bundle.get_message(asked).value
        said, errors = bundle.format_pattern(pattern, self.numbers) if pattern else ("", [])
        if errors:
            raise GuideError(
                f"{{ {asked} }}: the message speaks of more than the content: {errors[0]}"
            )
        return str(said)

    def reckoned(self, asked: str) -> str:
        """Return the value of a number of the content, or of a sum: ``$a + $b - $c``."""
        signs = {"+": 1, "-": -1}
        words = ["+", *asked.split()]
        if len(words) % 2 or any(sign not in signs for sign in words[::2]):
            raise GuideError(f"{{ {asked} }}: write {{ $number }}, a sum of such, or {{ message }}")
        values = [self.number(word) for word in words[1::2]]
        if len(values) == 1:
            return str(values[0])
        if any(isinstance(value, str) for value in values):
            raise GuideError(f"{{ {asked} }}: only single numbers can be added")
        return str(sum(signs[s] * int(v) for s, v in zip(words[::2], values, strict=True)))

    def number(self, word: str) -> int | str:
        name = word.removeprefix("$")
        if name == word or name not in self.numbers:
            raise GuideError(f"{{ {word} }}: the content has no such number")
        return self.numbers[name]

    # -- checking ---------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Return all that is wrong with the guide, a sentence each; nothing of a good one."""
        lacking = [f"guide/{file}: there is no such file" for file in self.lacking()]
        return lacking or [
            *self.wrong_messages(),
            *self.wrong_texts(),
            *self.wrong_scenes(),
            *self.wrong_tips(),
        ]

    def lacking(self) -> list[str]:
        wanted = [f"{part}{language}.md" for part in PARTS for language in WHOLE]
        wanted += [f"{language}.ftl" for language in WHOLE]
        return [file for file in wanted if not (self.folder / file).exists()]

    def wrong_messages(self) -> Iterator[str]:
        """Yield what is wrong with terms and tips."""
        english = set(self.messages(FALLBACK))
        for language in LANGUAGES:
            file = f"guide/{language}.ftl"
            messages = self.messages(language)
            strange = english ^ set(messages) if language in WHOLE else set(messages) - english
            for name in sorted(name for name in strange if not name.endswith("-forms")):
                yield f"{file}: {name} is not in every language"
            for name in self.defined(language) if language in WHOLE else []:
                if f"term-{name}-about" not in messages:
                    yield f"{file}: term-{name} has no term-{name}-about"
            for name, message in messages.items():
                if not name.startswith(("term-", "tip-")):
                    yield f"{file}: {name} is neither a term nor a tip"
                try:
                    said = self.slot(name, language)
                except GuideError as error:
                    yield f"{file}: {error}"
                    continue
                written = "".join(texts_in(message))
                yield from self.wrong_words(written, said, file, language)

    def wrong_texts(self) -> Iterator[str]:
        """Yield what is wrong with the Markdown files."""
        for part in PARTS:
            shown: dict[str, Counter[str]] = {}
            for language in LANGUAGES:
                file = f"{part}{language}.md"
                if language not in WHOLE and not (self.folder / file).exists():
                    continue
                text = self.written(file)
                shown[language] = shown_in(text)
                yield from self.wrong_markdown(text, file, language)
            english = shown[FALLBACK]
            for language, own in shown.items():
                for what in sorted((english - own) | (own - english)):
                    yield f"guide/{part}{language}.md: {what} is not as often in {part}{FALLBACK}.md"

    def wrong_markdown(self, text: str, file: str, language: str) -> Iterator[str]:
        try:
            said = self.filled(text, file, language)
        except GuideError as error:
            yield str(error)
            return
        if re.search(r"^# ", text, re.MULTILINE):
            yield f"guide/{file}: the page has its own title; sections begin with ##"
        if not re.search(r"^## ", text, re.MULTILINE):
            yield f"guide/{file}: has no section (##)"
        yield from self.wrong_words(SLOT.sub("", text), said, f"guide/{file}", language)

    def wrong_words(self, written: str, said: str, file: str, language: str) -> Iterator[str]:
        """Yield what is wrong with a text: its links, its clauses, numbers of its own."""
        for picture, words, target in LINK.findall(said):
            wrong = self.wrong_link(picture == "!", words, target, language)
            if wrong:
                yield f"{file}: {wrong}"
        for clause in CLAUSE.findall(said):
            if rulebook.clause_in(rulebook.for_players(self.game, language), clause) is None:
                yield f"{file}: [{clause}]: the rules have no such clause"
        bare = NUMBERED.sub("", CLAUSE.sub("", LINK.sub(r"\2", written)))
        for line in bare.splitlines():
            own = re.search(r"\d+", line)
            if own:
                place = f"{own[0]} in {line.strip()[:60]!r}"
                yield f"{file}: {place}: numbers come from the content, as {{ $path }}, or are words"

    def wrong_link(self, picture: bool, words: str, target: str, language: str) -> str:
        """Return what is wrong with a link, or nothing."""
        kind, _, what = target.partition(":")
        if kind in ("http", "https") and not picture:
            return ""
        if kind not in KINDS:
            return f"{target}: a link is one of {', '.join(KINDS)}, with a colon"
        if KINDS[kind] != picture:
            return f"{target}: is {'' if KINDS[kind] else 'not '}written with an exclamation mark"
        if kind == "term":
            return "" if what in self.defined(FALLBACK) else f"{target}: nobody defines the term"
        if kind == "icon":
            return self.wrong_icon(what, language)
        if not words:
            return f"{target}: has no caption"
        try:
            if kind == "scene":
                self.sheet(what)
            else:
                self.cards(what, language)
        except GuideError as error:
            return f"{target}: {error}"
        return ""

    def wrong_icon(self, name: str, language: str) -> str:
        room, _, entry = name.rpartition("/")
        known = [name for name, _ in self.entries(room, language)] if room else ICONS
        return "" if entry in known else f"icon:{name}: there are {', '.join(known) or 'none'}"

    def wrong_scenes(self) -> Iterator[str]:
        shown = shown_in(self.written(f"{FALLBACK}.md") + self.written(f"aid.{FALLBACK}.md"))
        for name in self.scenes():
            if f"scene:{name}" not in shown:
                yield f"guide/{name}.toml: no text shows it"
            try:
                self.scene(name)
            except GuideError as error:
                yield str(error)

    def wrong_tips(self) -> Iterator[str]:
        """Yield kinds of choices without a tip, and tips without a choice."""
        asked = self.asked
        tips = {name.removeprefix("tip-") for name in self.messages(FALLBACK) if name[:4] == "tip-"}
        for question, choice in asked.items():
            if not tips & {question, choice}:
                yield f"guide/en.ftl: there is no tip-{question}"
        for tip in sorted(tips - set(asked) - set(asked.values())):
            yield f"guide/en.ftl: tip-{tip}: there is no such choice; there are {', '.join(asked)}"

    @cached_property
    def asked(self) -> dict[str, str]:
        """Return the questions of the game by what messages call them, each with its choice."""
        verbs = sorted({action.partition(":")[0] for action in self.game.actions})
        return {
            question: choice
            for choice in choices_in(self.game.course.steps)
            for question in (choice, *(f"{choice}-{verb}" for verb in verbs))
            if self.game.words.texts.has(f"ask-{question}")
        }


def guide_of(game: Game[Any]) -> Guide | None:
    """Return the guide of a game, or None: a game may do with its rules."""
    folder = game.folder / "guide"
    return Guide(game, folder) if folder.is_dir() else None


def shown_in(text: str) -> Counter[str]:
    """Return what a text shows that must be the same in every language."""
    links = (target for _, _, target in LINK.findall(text) if not target.startswith("term:"))
    headings = re.findall(r"^#+ (?:\+ )?", text, re.MULTILINE)
    return Counter([*links, *(f"[{clause}]" for clause in CLAUSE.findall(text)), *headings])


def texts_in(node: object) -> Iterator[str]:
    """Yield the literal words of a message, not what stands in places."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Variant):
        yield from texts_in(node.value)
    elif isinstance(node, ast.Placeable):
        yield from texts_in(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from texts_in(variant)
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from texts_in(element)
    elif isinstance(node, ast.Message):
        yield from texts_in(node.value)


# -- as text ---------------------------------------------------------------------------------


def plain(guide: Guide, language: str) -> str:
    """Return the guide for a terminal: Markdown with its lists, its captions, and no marks."""

    def said(link: re.Match[str]) -> str:
        kind, _, what = link[3].partition(":")
        if kind == "cards":
            cards = guide.cards(what, language)
            rows = [f"- **{card.name}**{times(card.copies)}: {card.about}" for card in cards]
            return "\n".join([f"*{link[2]}*", "", *rows])
        if kind == "scene":
            return f"*{link[2]}*"
        return "" if kind == "icon" else link[2]

    text = re.sub(r"^## \+ ", "## ", guide.text(language), flags=re.MULTILINE)
    return without_marks(LINK.sub(said, text))


def times(count: int | None) -> str:
    return f" (×{count})" if count is not None and count > 1 else ""


def without_marks(text: str) -> str:
    """Return a text with the words of its links, without clauses: for a terminal, or aloud."""
    return re.sub(r" ?" + CLAUSE.pattern, "", LINK.sub(r"\2", text))
