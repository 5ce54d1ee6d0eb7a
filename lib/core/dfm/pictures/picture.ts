// A finding's worst place as it is printed: the layer around it in a square, with what was measured.

import type { Mark } from "@/lib/core/dfm/finding";
import type { LayerType } from "@/lib/core/board/layer";

/** Coordinates count from the lower left corner, in thousandths of the square's side. */
export const PICTURE_STEPS = 1000;

/** Plain, to be kept with a report. */
export type DetailPicture = {
  sideMm: number;
  /** Of the layer that is drawn. */
  type: LayerType;
  /** One after the other: rings filled by the non-zero rule, taking away where not dark. */
  areas: { isDark: boolean; rings: number[][] }[];
  /** x, y and diameter. */
  holes: [number, number, number][];
  /** Open lines: the board's edges. */
  edges: number[][];
  mark: Mark;
};
