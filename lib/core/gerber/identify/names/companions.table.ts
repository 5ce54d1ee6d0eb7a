// Files that accompany the layers but are not layers, though some of them look like Gerber or drill programs inside.

/** Extensions of reports, aperture lists, jobs of CAM tools, parts lists, documents, models and pictures. */
export const COMPANION_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    "apr apr_lib rep extrep rul ldp drr gpi dri whl tool info gpf dsn cam cfg lht gerberset reppreview ldppreview txtpreview " +
    "fdl lst log lis rpt ini md html htm xml json csv tsv xls xlsx ods doc docx pdf png jpg jpeg gif svg bmp webp " +
    "step stp stl wrl iges igs dxf dwg pos cpl mnt mnb bom sch brd pcb kicad_pcb kicad_sch kicad_pro schdoc pcbdoc prjpcb"
  ).split(" "),
);

/** Placement and parts lists with the extension of a layer or a drill program, e.g. `Pick Place for X.txt`. */
export const COMPANION_NAMES =
  /\b(read[ _-]?me|licen[cs]e|pick[ _-]?(and[ _-]?)?place|bom|bill[ _-]of[ _-]materials|how-to-order|status report|centroid|ordering_instructions)\b/;

export const NETLIST_EXTENSIONS: ReadonlySet<string> = new Set(["ipc", "d356", "356", "ipc356", "d356a"]);
