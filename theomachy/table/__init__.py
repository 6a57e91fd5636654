"""One running match, the only owner of a state; and records, out of which it can be played again."""

from theomachy.kernel.records import Record, read_record, read_record_file
from theomachy.table.dealer import Dealer, FairDealer
from theomachy.table.match import Match, from_record, new_match

__all__ = ["Dealer", "FairDealer", "Match", "Record", "from_record", "new_match", "read_record", "read_record_file"]
