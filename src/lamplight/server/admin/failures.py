"""What goes wrong with a database, said so that an operator understands it."""

from __future__ import annotations

import contextlib
from collections.abc import Generator

from sqlalchemy.exc import SQLAlchemyError

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from ..wire.refusals import Refusal


@contextlib.contextmanager
def told_plainly() -> Generator[None]:
    """What goes wrong with a database, and what is refused, as mistakes in the input that can be told."""
    try:
        yield
    except Refusal as refusal:
        raise LamplightError(refusal.message) from None
    except (SQLAlchemyError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
        raise LamplightError(Message("server-database-failed", {"reason": reason})) from None
