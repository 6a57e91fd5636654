"""What is wrong with the form of a request or of a message, in our words instead of pydantic's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from theomachy.kernel.errors import Wording

LONGEST_PLACE: Final = 200  # characters; where a mistake is may be anything
MISTAKES: Final = {
    "missing": "missing",
    "union_tag_not_found": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "string_too_short": "too-short",
    "too_short": "too-short",
    "less_than_equal": "too-large",
    "less_than": "too-large",
    "greater_than_equal": "too-small",
    "greater_than": "too-small",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_from_float": "whole",
    "int_parsing_size": "whole",
    "string_type": "text",
    "string_unicode": "text",
    "bool_type": "truth",
    "bool_parsing": "truth",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "literal_error": "choice",
    "union_tag_invalid": "choice",
    "string_pattern_mismatch": "pattern",
    "json_invalid": "json",
    "json_type": "json",
    "value_error": "name",
}
LIMITS: Final = ("max_length", "min_length", "le", "lt", "ge", "gt", "expected", "expected_tags")


def first_mistake(error: ValidationError | RequestValidationError) -> Wording:
    """Where, and what; never what was sent."""
    found: Mapping[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"])[:LONGEST_PLACE]
    mistake = MISTAKES.get(found["type"], "other")
    limit = next((found["ctx"][name] for name in LIMITS if name in found.get("ctx", {})), "")
    return Wording("field", where=where or Wording("message-whole"), mistake=mistake, limit=listed(str(limit)))


def listed(names: str) -> str:
    """`'a', 'b' or 'c'`, as pydantic says it, without a word of any language."""
    return names.replace(" or ", ", ").replace("'", "")
