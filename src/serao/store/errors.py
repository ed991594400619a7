"""How often the database has failed us, whoever noticed it and whatever came of it."""

from __future__ import annotations

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError


class Errors:
    """Counts what the engines of this process report; a number that is taken is no failure."""

    count = 0

    @classmethod
    def note(cls, context: ExceptionContext) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            cls.count += 1


event.listen(Engine, "handle_error", Errors.note)
