// The body of a part: what it looks like, the room that it takes, and where its pins are.

import type { Box3, Mesh } from "@/lib/core/board3d/mesh";

/** Where a pin meets the board, in mm from the middle of the part as its library draws it. */
export interface Pin {
  xMm: number;
  yMm: number;
  /** It goes through a hole. */
  isThrough: boolean;
}

/** How sure one may be of it: by its package, by measures in its name, or nothing but a box over its pads. */
export type BodyBasis = "package" | "measures" | "guess";

/**
 * As it stands on the upper side, unturned: x right, y up, the board's face at z = 0; mm. Unturned is how KiCad's
 * libraries and IPC-7351B (level A, zero component orientation) draw parts: pin 1 at the left, of rows its upper end.
 */
export interface Body {
  /** All of it lies within; leads go below 0. */
  envelope: Box3;
  pins: readonly Pin[];
  /** The place of pin 1 in `pins`, where one of the ends is marked. */
  pinOne: number | null;
  basis: BodyBasis;
  matt: Mesh;
  metal: Mesh;
}
