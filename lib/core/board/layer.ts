// The purpose of a fabrication file: type, side and position of its layer.

export type LayerType =
  "copper" | "soldermask" | "silkscreen" | "paste" | "outline" | "drill" | "drawing" | "job" | "netlist" | "other";

/** `inner` copper is numbered by `layer`, 1 being the top; plated and unplated holes belong to `all`. */
export type LayerSide = "top" | "bottom" | "inner" | "all";

/** Plating of a drill file's holes; unknown if neither name nor content states it. */
export type DrillPlating = "plated" | "non-plated" | "mixed" | "unknown";

/** Source of the evidence: the job file, an attribute, a tool's comment, the file name, its shapes, or none. */
export type LayerBasis = "job" | "attribute" | "comment" | "name" | "geometry" | "none";

/**
 * One piece of evidence. `text` holds the words themselves ("Copper,L1,Top", "TopSilkLayer", ".gtl"), and for geometry
 * a code: HOLES_ON_PADS, PADS_ALONE, PADS_WITHOUT_HOLES, CLOSED_LINE, LINES_ALONE.
 */
export type LayerEvidence = { basis: LayerBasis; text: string; type: LayerType; side?: LayerSide };

/** Confidence as shown to people. */
export type Certainty = "certain" | "likely" | "guess";

/** One file of an archive with its detected layer and the evidence. */
export type LayerAssignment = {
  file: string;
  type: LayerType;
  side: LayerSide;
  /** Copper position counted from the top (1 …), if known. */
  layer?: number;
  plating?: DrillPlating;
  /** "native" is a layer of a board file as the design tool keeps it. */
  format: "gerber" | "excellon" | "job" | "text" | "binary" | "native";
  /** 0 … 1. */
  confidence: number;
  basis: LayerBasis;
  /** The evidence, the deciding piece first; later ones may contradict it. Empty if there is none. */
  evidence: LayerEvidence[];
};

/** From 0.9 two sources agree or the file itself states it; below 0.6 there is only weak evidence. */
export function certaintyOf({ confidence }: Pick<LayerAssignment, "confidence">): Certainty {
  if (confidence >= 0.9) return "certain";
  return confidence >= 0.6 ? "likely" : "guess";
}
