"""One running match, the only owner of a state; and records, out of which it can be played again."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from theomachy.kernel.records import Record, read_record, read_record_file
    from theomachy.table.dealer import Dealer, FairDealer
    from theomachy.table.match import Match, from_record, new_match

__all__ = ["Dealer", "FairDealer", "Match", "Record", "from_record", "new_match", "read_record", "read_record_file"]

HOMES = {"Dealer": "table.dealer", "FairDealer": "table.dealer"} | dict.fromkeys(
    ("Match", "from_record", "new_match"), "table.match"
)


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: a process in which a bot thinks needs what goes over the wire, and no match."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"theomachy.{HOMES.get(name, 'kernel.records')}"), name)
