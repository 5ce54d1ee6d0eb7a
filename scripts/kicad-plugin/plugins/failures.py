"""Failures in plain words."""

from .transport import ApiError, NetworkError


def failure_text(texts, error, host):
    """A sentence for people on what went wrong and what helps."""
    if isinstance(error, NetworkError):
        return texts("errors." + error.kind, host=host)
    if isinstance(error, ApiError):
        if error.code == "API_KEY_INVALID":
            return texts("errors.keyInvalid")
        if error.code == "SCOPE_MISSING":
            return texts("errors.scopeMissing")
        return texts("errors.refused", host=host, message=error.message or error.code)
    if isinstance(error, OSError):
        return texts("errors.write", detail=str(error))
    return texts("errors.unexpected", detail="{}: {}".format(type(error).__name__, error))
