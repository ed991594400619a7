"""The guide of a game as a client draws it: its text, its lists, its pictures; the aid sheet, the glossary.

It is made once for each language. Where a guide of another edition shows what that edition does not
have, the picture or the list is left out, and the log says so.
"""

from __future__ import annotations

import logging
from typing import Any

from serao import guides
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, State
from serao.server import telling
from serao.server.languages import Language
from serao.server.messages import Aid, Guide, GuideCard, GuidePicture, Seat, Term

log = logging.getLogger("serao.guides")


def guide(game: Game[State], language: Language) -> Guide:
    found = guides.guide_of(game)
    if found is None:
        return Guide(None, {}, {})
    text = found.text(language)
    shown = [target.split(":", 1) for _, _, target in guides.LINK.findall(text) if ":" in target]
    return Guide(
        text=text,
        cards={
            wanted: cards
            for kind, wanted in shown
            if kind == "cards" and (cards := list_of(found, wanted, language))
        },
        pictures={
            name: picture
            for kind, name in shown
            if kind == "scene" and (picture := picture_of(found, name, language)) is not None
        },
    )


def list_of(found: guides.Guide, wanted: str, language: Language) -> list[GuideCard]:
    try:
        return [GuideCard(*card) for card in found.cards(wanted, language)]
    except guides.GuideError as error:
        log.warning("a list of a guide is left out", extra={"why": str(error)})
        return []


def picture_of(found: guides.Guide, name: str, language: Language) -> GuidePicture | None:
    try:
        return picture(found.scene(name), found.sheet(name), language)
    except guides.GuideError as error:
        log.warning("a picture of a guide is left out", extra={"why": str(error)})
        return None


def picture(table: State, sheet: guides.SceneSheet, language: Language) -> GuidePicture:
    viewer = sheet.seat if sheet.seat >= 0 else NOBODY
    you = table.game.words.say(language, "you").capitalize()
    names = [you if seat == viewer else name for seat, name in enumerate(table.names)]
    table.names = tuple(names)
    asked = sheet.lit and viewer in table.waiting()
    return GuidePicture(
        view=telling.seen_by(table, viewer),
        you=None if viewer == NOBODY else viewer,
        seats=[Seat(seat, "person", name) for seat, name in enumerate(names)],
        waiting=list(table.waiting()) if sheet.lit else [],
        offer=telling.offered(table, 0, viewer, language) if asked else None,
        region=[sheet.region] if isinstance(sheet.region, str) else sheet.region,
    )


def aid(game: Game[Any], language: Language) -> Aid:
    found = guides.guide_of(game)
    if found is None:
        return Aid(None, game.words.aid(language), [], {})
    return Aid(
        sheet=found.aid(language),
        plain=game.words.aid(language),
        terms=[Term(*term) for term in found.terms(language)],
        tips=found.tips(language),
    )
