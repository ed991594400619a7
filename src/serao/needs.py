"""What must be installed beside serao for some of its doors, said in one line where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NotInstalled(ModuleNotFoundError):
    """A package that one of our extras brings is not there."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Say which extra of serao brings a package that could not be imported."""
    try:
        yield
    except NotInstalled:
        raise
    except ModuleNotFoundError as error:
        package = (error.name or "serao").partition(".")[0]
        if package == "serao":
            raise
        sentence = f"{package} is not installed: pip install 'serao[{extra}]' brings it"
        raise NotInstalled(sentence) from None
