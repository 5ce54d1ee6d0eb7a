// The snapshot of a 3D board that covers a shared project: its size, 3 to 2, and the crop around the board.

export const PICTURE_PX = { widthPx: 900, heightPx: 600 } as const;

/** For a snapshot of more than 1 MB: at four bytes per pixel this size cannot exceed it. */
export const SMALL_PICTURE_PX = { widthPx: 600, heightPx: 400 } as const;

interface Frame {
  /** As fractions of the whole picture, from its upper left; outside it if the margin around the board exceeds it. */
  x: number;
  y: number;
  /** The same fraction for width and height; at most 1. */
  share: number;
}

/** Margin around the board, as a fraction of the frame on each side. */
const AIR = 0.04;

/**
 * The crop around everything visible. `pixels`: RGBA, row by row, transparent without content. Null for an empty
 * picture. Never larger than the picture.
 */
export function closeFrame(pixels: Uint8ClampedArray, width: number): Frame | null {
  const height = pixels.length / 4 / width;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 3, k = 0; at < pixels.length; at += 4, k++) {
    if (!pixels[at]) continue;
    const [x, y] = [k % width, Math.floor(k / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right === 0) return null;
  const seen = Math.max((right - left) / width, (bottom - top) / height);
  const share = Math.min(1, seen / (1 - 2 * AIR));
  // A board that spans the picture is clipped already: the frame stays.
  if (share === 1) return { x: 0, y: 0, share };
  return { x: (left + right) / 2 / width - share / 2, y: (top + bottom) / 2 / height - share / 2, share };
}
