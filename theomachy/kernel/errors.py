"""What can go wrong, each with one sentence."""


class Refused(Exception):
    """An action the rules do not allow now.  `code` names the sentence that says why, `clause` the rule."""

    def __init__(self, code: str, clause: str, action: int) -> None:
        super().__init__(f"{code} ({clause})")
        self.code = code
        self.clause = clause
        self.action = action


class BadInput(Exception):
    """Something a person gave us that cannot be used: the sentence says what is wrong and where."""
