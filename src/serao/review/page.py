"""A review as one HTML file: nothing in it is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import serao
from serao import names
from serao.kernel.messages import FALLBACK, Texts
from serao.review import Point, Review, Turn

TEXTS: Final = Texts([Path(__file__).parent / "texts"])
WIDE, HIGH = 900, 220  # of a picture, in its own units
COLOURS: Final = (
    *("#d0564a", "#4a8fd0", "#5aa84f", "#a874cc", "#d08a2e", "#2ea79d", "#cc5a9a", "#8a93a3"),
)
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3")  # lines are told apart without colours too
STYLE: Final = """
:root { color-scheme: light dark; font: 17px/1.5 Georgia, serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; }
.key span { margin-right: 1.2rem; white-space: nowrap; }
.key i { display: inline-block; width: 1em; height: 1em; margin-right: .3em; border-radius: 50%; vertical-align: -.12em; }
li { margin-bottom: 1rem; } p { margin: .3rem 0; }
.soft { opacity: .75; } .scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
"""


def page(review: Review, locale: str = FALLBACK) -> str:
    """Return the page, in one language."""
    called = list(names.all_shown(tuple(review.names)))

    def say(message: str, **facts: object) -> str:
        return escape(TEXTS.say(locale, message, **facts))

    title = say("title", game=serao.game(review.game).title)
    winners = ", ".join(called[seat] for seat in review.winners) or "–"
    turns = "".join(turn_item(turn, called, locale) for turn in review.turns)
    ends = "".join(
        f"<li>{say('luck-of', player=name, luck=signed(review.points[-1].luck[seat]))}</li>"
        for seat, name in enumerate(called)
    )
    parts = [
        f"<h1>{title}</h1><p>{say('summary', winners=winners)}</p>",
        f"<p class='key'>{legend(called)}</p>",
        f"<h2>{say('curve')}</h2><p class='soft'>{say('curve-about')}</p>",
        picture(review.points, "wins", say("curve")),
        f"<h2>{say('luck')}</h2><p class='soft'>{say('luck-about')}</p>",
        picture(review.points, "luck", say("luck")),
        f"<ul>{ends}</ul>",
        f"<h2>{say('turns')}</h2>",
        f"<ol>{turns}</ol>" if turns else f"<p>{say('turns-none')}</p>",
        f"<details><summary>{say('numbers')}</summary>{numbers(review, called, locale)}</details>",
    ]
    return (
        f"<!doctype html><html lang='{locale}'><head><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width'><title>{title}</title>"
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def legend(called: Sequence[str]) -> str:
    return "".join(
        f"<span><i style='background:{COLOURS[seat % len(COLOURS)]}'></i>{escape(name)}</span>"
        for seat, name in enumerate(called)
    )


# -- pictures ---------------------------------------------------------------------------------


def picture(points: Sequence[Point], of: str, label: str) -> str:
    """Return a picture of one line for each seat: ``wins`` with its band, or ``luck``."""
    last = max(1, points[-1].action)
    most = max([0.2, *[abs(value) for point in points for value in point.luck]])

    def x(point: Point) -> float:
        return WIDE * point.action / last

    def y(value: float) -> float:
        share = value if of == "wins" else 0.5 + value / most / 2
        return HIGH * (1 - min(1.0, max(0.0, share)))

    def path(pairs: Sequence[tuple[Point, float]]) -> str:
        return " ".join(f"{x(point):.1f},{y(value):.1f}" for point, value in pairs)

    drawn = [
        f"<line x1='0' x2='{WIDE}' y1='{HIGH / 2}' y2='{HIGH / 2}' stroke='currentColor' opacity='.25'/>"
    ]
    for seat in range(len(points[0].wins)):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        values = [getattr(point, of)[seat] for point in points]
        if of == "wins":
            upper = [(one, v + one.errors[seat]) for one, v in zip(points, values, strict=True)]
            lower = [(one, v - one.errors[seat]) for one, v in zip(points, values, strict=True)]
            band = f"{path(upper)} {path(lower[::-1])}"
            drawn.append(f"<polygon points='{band}' fill='{colour}' opacity='.18'/>")
        line = path(list(zip(points, values, strict=True)))
        drawn.append(
            f"<polyline points='{line}' fill='none' stroke='{colour}' stroke-width='3' "
            f"stroke-dasharray='{dash}' stroke-linejoin='round'/>"
        )
    return (
        f"<svg viewBox='0 -6 {WIDE} {HIGH + 12}' role='img' aria-label='{label}'>"
        f"{''.join(drawn)}</svg>"
    )


# -- words ------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def signed(share: float) -> str:
    return f"{share:+.0%}".replace("%", " %").replace("-", "−")


def turn_item(turn: Turn, called: Sequence[str], locale: str) -> str:
    words = turn.words[locale]

    def say(message: str, **facts: object) -> str:
        return escape(TEXTS.say(locale, message, **facts))

    gap = say(
        "turn-gap", player=called[turn.seat], gap=percent(turn.gap), error=percent(turn.error)
    )
    lines = [
        f"<b>{gap}</b>",
        f"<span class='soft'>{say('turn-after', action=turn.action)} · {escape(words.question)}</span>",
        say("turn-played", words=words.played, wins=percent(turn.played)),
        say("turn-better", words=words.better, wins=percent(turn.better)),
    ]
    if words.expects:
        lines.append(say("turn-expects", words=" ".join(words.expects)))
    if turn.clause:
        lines.append(f"<span class='soft'>{say('turn-rule', clause=turn.clause)}</span>")
    return "<li>" + "".join(f"<p>{line}</p>" for line in lines) + "</li>"


def numbers(review: Review, called: Sequence[str], locale: str) -> str:
    luck = escape(TEXTS.say(locale, "luck-short"))
    heads = "".join(
        f"<th scope='col'>{escape(name)}</th><th scope='col'>{luck}</th>" for name in called
    )
    rows = "".join(
        f"<tr><th scope='row'>{point.action}</th>"
        + "".join(
            f"<td>{percent(wins)} ± {percent(error)}</td><td>{signed(luck)}</td>"
            for wins, error, luck in zip(point.wins, point.errors, point.luck, strict=True)
        )
        + "</tr>"
        for point in review.points
    )
    action = escape(TEXTS.say(locale, "action"))
    table = f"<table><tr><th scope='col'>{action}</th>{heads}</tr>{rows}</table>"
    return f"<div class='scroll' tabindex='0'>{table}</div>"
