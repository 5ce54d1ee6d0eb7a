// What a fabrication file is for: the kind of layer it holds and the side it belongs to.

export type LayerType =
  "copper" | "soldermask" | "silkscreen" | "paste" | "outline" | "drill" | "drawing" | "job" | "netlist" | "other";

/** `inner` copper is numbered by `layer`, 1 being the top; plated and unplated holes belong to `all`. */
export type LayerSide = "top" | "bottom" | "inner" | "all";

/** How a drill file's holes are finished; unknown where neither name nor content says. */
export type DrillPlating = "plated" | "non-plated" | "mixed" | "unknown";

/** Who says what a file is: the job file, an attribute, a comment of the tool, its name, its shapes; or no one. */
export type LayerBasis = "job" | "attribute" | "comment" | "name" | "geometry" | "none";

/**
 * One thing that speaks for a purpose. `text` holds the words themselves ("Copper,L1,Top", "TopSilkLayer", ".gtl"), and
 * for geometry a sign: HOLES_ON_PADS, PADS_ALONE, PADS_WITHOUT_HOLES, CLOSED_LINE, LINES_ALONE.
 */
export type LayerEvidence = { basis: LayerBasis; text: string; type: LayerType; side?: LayerSide };

/** How far a person may rely on it. */
export type Certainty = "certain" | "likely" | "guess";

/** One file of an archive with what it was taken for, and on what grounds. */
export type LayerAssignment = {
  file: string;
  type: LayerType;
  side: LayerSide;
  /** Copper position counted from the top (1 …), where known. */
  layer?: number;
  plating?: DrillPlating;
  /** "native" is a layer of a board file as the design tool keeps it. */
  format: "gerber" | "excellon" | "job" | "text" | "binary" | "native";
  /** 0 … 1. */
  confidence: number;
  basis: LayerBasis;
  /** What was found, the deciding thing first; what follows may contradict it. Empty where nothing speaks. */
  evidence: LayerEvidence[];
};

/** From 0.9 two things agree or the file says so itself; below 0.6 nothing but a weak hint speaks. */
export function certaintyOf({ confidence }: Pick<LayerAssignment, "confidence">): Certainty {
  if (confidence >= 0.9) return "certain";
  return confidence >= 0.6 ? "likely" : "guess";
}
