"""What KiCad says about itself: its language and the folder of its settings."""

import os

import pcbnew


def languages():
    """Names of the language, the most reliable first; several may be empty."""
    try:
        yield str(pcbnew.GetLanguage())
    except AttributeError:
        pass
    try:
        import wx

        locale = wx.GetLocale()
        yield locale.GetCanonicalName() if locale else ""
    except ImportError:
        pass
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield os.environ.get(name, "")


def settings_folder():
    """The folder of this KiCad version's settings."""
    manager = getattr(pcbnew, "SETTINGS_MANAGER", None)
    if manager is not None and hasattr(manager, "GetUserSettingsPath"):
        return str(manager.GetUserSettingsPath())
    return os.path.join(os.path.expanduser("~"), ".config", "kicad")


def version():
    """Such as "9.0.8"."""
    return str(pcbnew.GetBuildVersion())
