"""Wings of Wax: rise towards the sun, but not too near."""
