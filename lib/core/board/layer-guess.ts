// The layer that one evidence source indicates for a file, with its side and a confidence.

import type { DrillPlating, LayerBasis, LayerSide, LayerType } from "@/lib/core/board/layer";

export type LayerGuess = {
  type: LayerType;
  /** Absent if the source indicates only the type. */
  side?: LayerSide;
  /** Sorts copper from top to bottom; only its order among the files of a board counts. */
  order?: number;
  plating?: DrillPlating;
  /** True for the mechanical layers that serve as outline only where nothing better does. */
  isWeakOutline?: boolean;
  /**
   * True if a side is named together with words that do not mean copper ("top height"): the weakest evidence of copper.
   */
  isBareSide?: boolean;
  confidence: number;
  basis: LayerBasis;
  /** The text that the guess is based on. */
  text: string;
};

/** Type and side without source and confidence, as the tables of names hold them. */
export type Meaning = Pick<LayerGuess, "type" | "side" | "order" | "plating" | "isWeakOutline" | "isBareSide">;
