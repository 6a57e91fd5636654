"""Bots against bots: many games on duplicate deals, and what they show."""
