"""Seats, chance, frames, events and records: what every game needs, and not one rule."""
