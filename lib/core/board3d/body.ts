// The body of a part: its mesh, its envelope and its pins.

import type { Box3, Mesh } from "@/lib/core/board3d/mesh";

/** The position of a pin on the board, in mm from the center of the part as its library draws it. */
export interface Pin {
  xMm: number;
  yMm: number;
  /** True for a through-hole pin. */
  isThrough: boolean;
}

/** The source of the body: its package, dimensions in its name, or a box over its pads. */
export type BodyBasis = "package" | "measures" | "guess";

/**
 * On the top side, unrotated: x right, y up, the face of the board at z = 0; mm. Unrotated is the orientation in
 * KiCad's libraries and IPC-7351B (level A, zero component orientation): pin 1 at the left, at the upper end of a row.
 */
export interface Body {
  /** The bounds of the body; leads extend below 0. */
  envelope: Box3;
  pins: readonly Pin[];
  /** The index of pin 1 in `pins`, for a part with a marked end. */
  pinOne: number | null;
  basis: BodyBasis;
  matt: Mesh;
  metal: Mesh;
}
