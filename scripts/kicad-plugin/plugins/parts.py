"""Parts of a board as plain data, and the meaning of their fields."""

import re
from collections import namedtuple

# `x`, `y` in mm with y upwards, as in the Gerber files; `rotation` in degrees; `side` "top" or "bottom".
Part = namedtuple("Part", "reference value footprint fields x y rotation side in_bom in_positions dnp")

# Names under which designers keep these, in the order of preference; compared without case, spaces and punctuation.
ALIASES = {
    "mpn": (
        "mpn",
        "manufacturerpartnumber",
        "mfrpartnumber",
        "mfgpartnumber",
        "mfrpn",
        "mfgpn",
        "manufacturerpn",
        "mfrno",
        "partnumber",
        "pn",
        "制造商料号",
        "制造商型号",
        "厂家型号",
    ),
    "manufacturer": ("manufacturer", "mfr", "mfg", "mfgname", "manufacturername", "mf", "制造商", "厂家", "品牌"),
    "lcsc": ("lcsc", "lcscpart", "lcscpartnumber", "lcscpn", "jlcpcbpart", "jlcpcbpartnumber", "立创编号", "嘉立创编号"),
    "description": ("description", "desc", "描述", "说明"),
}


def field(part, meaning):
    """The text of a part's field by its meaning (`mpn`, `manufacturer`, `lcsc`, `description`); "" without one."""
    named = {}
    for name, text in part.fields.items():
        named.setdefault(_plain(name), text.strip())
    return next((named[alias] for alias in ALIASES[meaning] if named.get(alias) not in (None, "", "~")), "")


def _plain(name):
    return re.sub(r"[\W_]+", "", name).lower()


def natural(text):
    """Sort key by which R2 comes before R10."""
    return [(0, int(piece), "") if piece.isdigit() else (1, 0, piece) for piece in re.split(r"(\d+)", text) if piece]


def footprint_name(full):
    """Without the library: "Package_SO:SOIC-8" is "SOIC-8"."""
    return full.split(":", 1)[-1]
