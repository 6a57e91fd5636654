"""The forms of all that comes in from outside."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Nothing that is not asked for, and nothing that changes afterwards."""

    model_config = ConfigDict(extra="forbid", frozen=True)
