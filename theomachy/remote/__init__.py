"""A seat at a table of a server elsewhere."""
