"""What can go wrong.  The sentences are in `words`, in three languages; here are their keys, and what they speak of."""

from __future__ import annotations

import errno


class Refused(Exception):
    """An action the rules do not allow now.  `code` names the sentence that says why, `clause` the rule."""

    def __init__(self, code: str, clause: str, action: int) -> None:
        super().__init__(f"{code} ({clause})")
        self.code = code
        self.clause = clause
        self.action = action


class Wording:
    """A sentence, or a part of one, before it is said in a language: the key of its words, and its arguments.

    An argument may be a wording itself; several in a tuple are alternatives, said as "a, b or c"."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = {name: arg.wording if isinstance(arg, BadInput) else arg for name, arg in args.items()}

    def but(self, **args: Argument) -> Wording:
        """The same with other arguments."""
        return Wording(self.key, **{**self.args, **args})

    def __str__(self) -> str:
        """For logs and tracebacks: `record-says-not(source='my.record', name='edition')`."""
        args = ", ".join(f"{name}={arg!r}" for name, arg in self.args.items())
        return f"{self.key}({args})" if args else self.key

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wording) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *self.args.items()))


class BadInput(Exception):
    """Something a person gave us that cannot be used: the wording says what is wrong, where, and what to do.

    `BadInput("option-unknown", option=name)` is said with the words `error-option-unknown`; see `Speech.say_error`."""

    def __init__(self, wording: str | Wording, /, **args: Argument) -> None:
        self.wording = Wording(wording, **args) if isinstance(wording, str) else wording
        super().__init__(self.wording)


Argument = str | int | Wording | BadInput | tuple[str | Wording, ...]


def system(error: OSError) -> Wording:
    """Why the system could not do it."""
    return Wording("system", code=errno.errorcode.get(error.errno or 0, ""), text=error.strerror or str(error))
