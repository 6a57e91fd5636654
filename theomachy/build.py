"""How this copy of Theomachy was built."""

from theomachy.kernel import rng


def compiled() -> bool:
    """True when the rules run as machine code, False when they run from their sources."""
    return not rng.__file__.endswith(".py")
