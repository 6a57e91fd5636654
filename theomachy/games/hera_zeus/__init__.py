"""Hera and Zeus."""
