"""Deukalion."""
