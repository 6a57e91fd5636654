"""Learns weights for the nets of the bots: `./dev train GAME`."""
