// What one witness says a file is: the layer's kind, its side, and how sure that is.

import type { DrillPlating, LayerBasis, LayerSide, LayerType } from "@/lib/core/board/layer";

export type LayerGuess = {
  type: LayerType;
  /** Absent where the witness names the kind alone. */
  side?: LayerSide;
  /** Sorts copper from top to bottom; only its order among the files of a board counts. */
  order?: number;
  plating?: DrillPlating;
  /** True for the mechanical layers that serve as outline only where nothing better does. */
  isWeakOutline?: boolean;
  /** True where a side stands among words that name no copper ("top height"): the weakest sign of copper. */
  isBareSide?: boolean;
  confidence: number;
  basis: LayerBasis;
  /** The words that it was read from. */
  text: string;
};

/** Kind and side without the standing of a witness, as the tables hold them. */
export type Meaning = Pick<LayerGuess, "type" | "side" | "order" | "plating" | "isWeakOutline" | "isBareSide">;
