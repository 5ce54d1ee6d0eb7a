"""Plots the fabrication files of a board with KiCad's own plotter."""

import os

import pcbnew

# KiCad's layer, the name in file names, and the comment of the plot; copper is added by the board's count.
OUTER = (
    ("F_Paste", "F_Paste"),
    ("B_Paste", "B_Paste"),
    ("F_SilkS", "F_Silkscreen"),
    ("B_SilkS", "B_Silkscreen"),
    ("F_Mask", "F_Mask"),
    ("B_Mask", "B_Mask"),
    ("Edge_Cuts", "Edge_Cuts"),
)


def layers_of(board):
    """`(layer, name)` of what is plotted: all copper layers from the top, then the enabled ones of `OUTER`."""
    enabled = board.GetEnabledLayers()
    copper = [(layer, _copper_name(board, layer)) for layer in enabled.CuStack()]
    others = [(getattr(pcbnew, key), name) for key, name in OUTER]
    return copper + [(layer, name) for layer, name in others if enabled.Contains(layer)]


def _copper_name(board, layer):
    # Names that the designer gave may be any text.
    return str(board.GetStandardLayerName(layer)).replace(".", "_")


def plot_steps(board, folder, stem, with_netlist=True):
    """Writes the files into `folder`. A generator: between its steps, each `(done, total)`, the editor may breathe.

    Gerber X2 with coordinates of six decimals from the page's origin, drills in mm from the same origin, the job
    file, and the netlist (IPC-D-356A) unless `with_netlist` is off.
    """
    layers = layers_of(board)
    total = len(layers) + 2
    control = pcbnew.PLOT_CONTROLLER(board)
    _prepare(control.GetPlotOptions(), folder)
    job = pcbnew.GERBER_JOBFILE_WRITER(board)
    for done, (layer, name) in enumerate(layers):
        yield done, total
        file = "{}-{}.gbr".format(stem, name)
        control.SetLayer(layer)
        if not control.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name):
            raise OSError("KiCad could not write " + file)
        plotted = str(control.GetPlotFileName())
        is_plotted = control.PlotLayer()
        control.ClosePlot()
        if not is_plotted:
            raise OSError("KiCad could not plot " + file)
        target = os.path.join(folder, file)
        if os.path.abspath(plotted) != os.path.abspath(target):
            os.replace(plotted, target)
        job.AddGbrFile(layer, file)
    yield len(layers), total
    _write_drills(board, folder)
    job.CreateJobFile(os.path.join(folder, stem + "-job.gbrjob"))
    yield len(layers) + 1, total
    if with_netlist:
        pcbnew.IPC356D_WRITER(board).Write(os.path.join(folder, stem + ".d356"))
    yield total, total


def _prepare(options, folder):
    options.SetOutputDirectory(folder)
    # The same values in every version: those that a version does not have are its only behavior.
    for setter, value in (
        ("SetFormat", pcbnew.PLOT_FORMAT_GERBER),
        ("SetPlotFrameRef", False),
        ("SetPlotValue", True),
        ("SetPlotReference", True),
        ("SetPlotInvisibleText", False),
        ("SetPlotFPText", True),
        ("SetSketchPadsOnFabLayers", False),
        ("SetUseGerberX2format", True),
        ("SetIncludeGerberNetlistInfo", True),
        ("SetDisableGerberMacros", False),
        ("SetUseGerberProtelExtensions", False),
        ("SetCreateGerberJobFile", False),
        ("SetGerberPrecision", 6),
        ("SetSubtractMaskFromSilk", False),
        ("SetExcludeEdgeLayer", True),
        ("SetPlotViaOnMaskLayer", False),
        ("SetUseAuxOrigin", False),
        ("SetMirror", False),
        ("SetNegative", False),
        ("SetAutoScale", False),
        ("SetScale", 1),
        ("SetDrillMarksType", pcbnew.DRILL_MARKS_NO_DRILL_SHAPE),
    ):
        if hasattr(options, setter):
            getattr(options, setter)(value)
    # Layers that the last plot added to every other.
    if hasattr(options, "SetPlotOnAllLayersSequence"):
        options.SetPlotOnAllLayersSequence(pcbnew.LSEQ())


def _write_drills(board, folder):
    """Plated and non-plated holes in files of their own, and one for each span of blind and buried vias."""
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetOptions(False, False, pcbnew.VECTOR2I(0, 0), False)
    writer.SetFormat(True)
    writer.CreateDrillandMapFilesSet(folder, True, False)


def read_files(folder):
    """`(name, bytes)` of everything in a folder."""
    files = []
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            files.append((name, file.read()))
    return files
