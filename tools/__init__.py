"""What `./dev` is made of; the standard library only."""
