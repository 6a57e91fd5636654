"""One running match: the only owner of a state."""
