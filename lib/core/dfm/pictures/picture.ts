// A detail picture: the layer around the worst place of a finding in a square, with its mark.

import type { Mark } from "@/lib/core/dfm/finding";
import type { LayerType } from "@/lib/core/board/layer";

/** Coordinates count from the lower left corner, in thousandths of the square's side. */
export const PICTURE_STEPS = 1000;

/** Plain data, stored with a report. */
export type DetailPicture = {
  sideMm: number;
  /** The type of the layer that is drawn. */
  type: LayerType;
  /** In drawing order: rings filled by the non-zero rule, cleared if not dark. */
  areas: { isDark: boolean; rings: number[][] }[];
  /** x, y and diameter. */
  holes: [number, number, number][];
  /** Open lines: the board's edges. */
  edges: number[][];
  mark: Mark;
};
