"""What can be said against a caller, each with a sentence that says what would be right."""


class SeraoError(ValueError):
    """A mistake of the caller's; its text is one line that a person can act on."""


class UnknownGame(SeraoError):
    """No game has that slug."""


class SeatsError(SeraoError):
    """The game is not played by that many."""


class OptionError(SeraoError):
    """The game has no such table option, or not that value of it."""


class RulesError(SeraoError):
    """The game is not played by the rules of that number here."""


class IllegalAction(SeraoError):
    """The seat may not do that now; the table is unchanged."""


class PositionError(SeraoError):
    """A position document says something impossible at ``keys``."""

    def __init__(self, key: str, problem: str, *others: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.keys = (key, *others)


class ContentError(SeraoError):
    """A content file is missing something or says it wrongly."""


class LuckError(SeraoError):
    """Scripted luck asks for what chance could not bring."""
