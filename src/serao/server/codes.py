"""What the server refuses: a code of a closed list, and a sentence for people."""

from __future__ import annotations

from typing import Final

from serao.kernel.errors import SeraoError
from serao.names import UnfitText
from serao.server.languages import ENGLISH, Language, sentence

# Every code, with the HTTP status that goes with it.
CODES: Final = {
    "request/malformed": 400,
    "request/too-large": 413,
    "request/too-many": 429,
    "request/wrong-origin": 403,
    "request/banned": 403,
    "request/not-found": 404,
    "request/wrong-method": 405,
    "server/failed": 500,
    "server/closing": 503,
    "store/unavailable": 503,
    "game/unknown": 404,
    "game/unknown-edition": 404,
    "game/broken-edition": 422,
    "game/wrong-settings": 422,
    "lesson/unknown": 404,
    "lesson/not-there": 409,
    "lesson/broken": 422,
    "puzzle/unknown": 404,
    "puzzle/no-option": 409,
    "table/unknown": 404,
    "table/wrong-code": 403,
    "table/full": 409,
    "table/not-begun": 409,
    "table/begun": 409,
    "table/over": 409,
    "table/not-over": 409,
    "table/not-your-turn": 409,
    "table/stale-version": 409,
    "table/illegal-action": 409,
    "table/cannot-take-back": 409,
    "table/other-content": 409,
    "table/other-rules": 409,
    "table/unreadable": 409,
    "table/too-long": 409,
    "table/closed": 409,
    "table/redacted": 410,
    "seat/wrong-token": 403,
    "seat/not-seated": 403,
    "seat/owes-nothing": 409,
    "seat/reminded": 429,
    "share/sealed": 409,
    "share/not-sealed": 409,
    "share/wrong": 409,
    "share/other-attempt": 409,
    "motion/open": 409,
    "motion/none": 409,
    "motion/no-vote": 403,
    "motion/voted": 409,
    "motion/needless": 409,
    "motion/not-late": 409,
    "chat/too-fast": 429,
    "account/name-taken": 409,
    "account/wrong-password": 403,
    "account/not-signed-in": 401,
    "request/wrong-host": 421,
    "request/too-slow": 408,
    "connection/too-many": 429,
    "socket/too-many": 429,
    "table/too-many": 429,
    "account/too-many": 429,
    "account/banned": 403,
    "account/no-session": 404,
    "seat/removed": 403,
    "seat/not-opener": 403,
    "seat/one-each": 409,
    "seat/name-taken": 409,
    "hint/forbidden": 403,
    "hint/passed": 409,
    "hint/too-many": 429,
    "hint/failed": 503,
    "review/failed": 503,
    "review/too-many": 429,
    "moment/unknown": 404,
    "moment/over": 409,
    "scenario/wrong": 422,
    "scenario/too-long": 422,
    "scenario/too-many": 429,
    "day/unknown": 404,
    "day/not-yet": 409,
    "day/over": 409,
    "day/still-on": 403,
}


def malformed(error: Exception) -> Refusal:
    """Return what is answered to somebody whose words could not be decoded."""
    cause = error if isinstance(error, UnfitText) else error.__cause__
    if isinstance(cause, UnfitText):
        return Refusal("request/malformed", "letter", letter=cause.character)
    return Refusal("request/malformed", why=str(error))


class Refusal(SeraoError):
    """The server says no: ``code`` is one of ``CODES``.

    The sentence for people is the message of the code (``table-full``), or of one of its cases
    (``table-full-quicker``).
    """

    def __init__(self, code: str, case: str = "", **facts: object) -> None:
        assert code in CODES, f"{code} is not in the closed list"
        self.code = code
        self.message = "-".join([*code.split("/"), *([case] if case else [])])
        self.facts = facts
        super().__init__(self.reason(ENGLISH))

    def reason(self, language: Language) -> str:
        return sentence(language, self.message, **self.facts)

    @property
    def status(self) -> int:
        return CODES[self.code]
