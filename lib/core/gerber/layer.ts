// What a fabrication file is for: the kind of layer it holds and the side it belongs to.

export type LayerType =
  "copper" | "soldermask" | "silkscreen" | "paste" | "outline" | "drill" | "drawing" | "job" | "netlist" | "other";

/** `inner` copper is numbered by `layer`, 1 being the top; plated and unplated holes belong to `all`. */
export type LayerSide = "top" | "bottom" | "inner" | "all";

/** How a drill file's holes are finished; unknown where neither name nor content says. */
export type DrillPlating = "plated" | "non-plated" | "mixed" | "unknown";

/** One file of an archive with what it was taken for, and on what grounds. */
export type LayerAssignment = {
  file: string;
  type: LayerType;
  side: LayerSide;
  /** Copper position counted from the top (1 …), where known. */
  layer?: number;
  plating?: DrillPlating;
  format: "gerber" | "excellon" | "job" | "text" | "binary";
  /** 0 … 1. */
  confidence: number;
  basis: "job" | "attribute" | "comment" | "name" | "geometry" | "none";
};
