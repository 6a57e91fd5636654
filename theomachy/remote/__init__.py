"""A seat at a table of a server elsewhere."""

from theomachy.remote.client import Declined
from theomachy.remote.far_match import FarMatch, join
from theomachy.remote.new_table import ANYONE, FRIEND, ME, new_table

__all__ = ["ANYONE", "FRIEND", "ME", "Declined", "FarMatch", "join", "new_table"]
