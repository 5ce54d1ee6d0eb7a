"""Options of an order from a Gerber job file, in which KiCad states stack-up and process of the open board.

Format: Ucamco, Gerber Job File Format Specification, revision 2024.01.
"""

# Board thickness has a tolerance of a tenth (IPC-4101): a thickness within it matches the option.
THICKNESS_TOLERANCE = 0.1
# Tools write 17, 17.5 or 18 µm for half an ounce.
COPPER_TOLERANCE = 0.15

# KiCad's names of finishes that are made; others are not replaced by a similar one.
FINISHES = {
    "enig": "ENIG",
    "immersion gold": "ENIG",
    "hal lead-free": "Lead Free HASL",
    "hasl lead-free": "Lead Free HASL",
    "hal lf": "Lead Free HASL",
    "hasl lf": "Lead Free HASL",
    "lead free hasl": "Lead Free HASL",
    "hal snpb": "HASL",
    "hasl snpb": "HASL",
    "hal": "HASL",
    "hasl": "HASL",
}
# Words for "not decided".
UNDECIDED = ("", "none", "not specified", "user defined", "undefined")


def layer_count(job):
    """Copper layers of the board."""
    return int(job["GeneralSpecs"]["LayerNumber"])


def options_of(job, offered):
    """Options that the job file states, and what it states beyond the offer.

    `offered` lists the values of each option. Answers `(values, unmade)`: `values` by option, `unmade` as a list of
    `(option, stated)` with lengths in mm or the file's own word.
    """
    stated = _stated(job)
    values, unmade = {}, []
    for option, (value, said) in {
        "thicknessMm": _nearest(offered["thicknessMm"], stated["thickness"], 1, THICKNESS_TOLERANCE),
        "surfaceFinish": (FINISHES.get((stated["finish"] or "").lower()), stated["finish"]),
        "solderMaskColor": _named(offered["solderMaskColor"], stated["mask"]),
        "silkscreenColor": _named(offered["silkscreenColor"], stated["silk"]),
        "outerCopperUm": _nearest(offered["outerCopperUm"], stated["outer"], 1000, COPPER_TOLERANCE),
        "innerCopperUm": _nearest(offered["innerCopperUm"], stated["inner"], 1000, COPPER_TOLERANCE),
    }.items():
        if value is not None:
            values[option] = value
        elif said is not None:
            unmade.append((option, said))
    return values, unmade


def _stated(job):
    specs = job.get("GeneralSpecs", {})
    stack = job.get("MaterialStackup", [])
    copper = [layer.get("Thickness") for layer in stack if layer.get("Type") == "Copper"]
    return {
        "thickness": specs.get("BoardThickness"),
        "finish": _decided(specs.get("Finish")),
        "mask": _color(stack, "SolderMask"),
        "silk": _color(stack, "Legend"),
        "outer": copper[0] if copper else None,
        "inner": copper[1] if len(copper) > 2 else None,
    }


def _decided(word):
    return None if word is None or word.strip().lower() in UNDECIDED else word.strip()


def _color(stack, kind):
    """The color of a kind of layer; where the sides differ, that of the upper side."""
    colors = (_decided(layer.get("Color")) for layer in stack if layer.get("Type") == kind)
    return next((color for color in colors if color), None)


def _nearest(offered, stated, scale, tolerance):
    if not stated:
        return None, None
    best = min(offered, key=lambda value: abs(value - stated * scale))
    return (best if abs(best - stated * scale) <= tolerance * best else None), stated


def _named(offered, word):
    return next((name for name in offered if word and name.lower() == word.lower()), None), word
