"""What programs send, checked by the declarations in `shapes`: models that django-ninja takes.

pydantic refuses a `TypedDict` of `typing` before Python 3.12. So a model is made from each, and its
values are handed on as what the declaration says: a dict.
"""

from functools import cache
from types import GenericAlias, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ninja import Schema
from pydantic import ConfigDict, Field, create_model

MOST: Final = 999_999_999  # no number that is sent means more than that
Hint = tuple[Any, str]


class Body(Schema):
    """A body that says nothing but what is declared, in the types that are declared."""

    model_config = ConfigDict(extra="forbid", strict=True)


@cache
def model_of(declaration: Any) -> type[Body]:  # noqa: ANN401 - any TypedDict
    """Return the model by which bodies of the type *declaration* are checked."""
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        kind = _checked(split(hint)[0])
        default: Any = ... if name in declaration.__required_keys__ else None
        is_number = kind is int
        fields[name] = kind, Field(default, ge=0, le=MOST) if is_number else Field(default)
    model: type[Body] = create_model(declaration.__name__, __base__=Body, **fields)
    return model


def _checked(kind: Any) -> Any:  # noqa: ANN401 - any type
    """Return *kind* with models in the place of declarations."""
    if is_typeddict(kind):
        return model_of(kind)
    parts = tuple([_checked(part) for part in get_args(kind)])
    if isinstance(kind, UnionType):
        return Union[parts]  # noqa: UP007 - of as many as there are
    return GenericAlias(list, parts) if get_origin(kind) is list else kind


def split(hint: Any) -> Hint:  # noqa: ANN401 - any type
    """Return the type that *hint* annotates, and its sentence."""
    if get_origin(hint) is NotRequired:
        return split(get_args(hint)[0])
    if get_origin(hint) is Annotated:
        return split(get_args(hint)[0])[0], get_args(hint)[1]
    return hint, ""
