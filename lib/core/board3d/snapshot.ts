// The snapshot of a 3D board that covers a shared project: its size, 3 to 2, and the crop around the board.

export const PICTURE_PX = { widthPx: 900, heightPx: 600 } as const;

/** Where that weighs more than 1 MB: at four bytes a pixel this one cannot, whatever is on it. */
export const SMALL_PICTURE_PX = { widthPx: 600, heightPx: 400 } as const;

interface Frame {
  /** In shares of the whole picture, from its upper left; beside it where there is air around what touches an edge. */
  x: number;
  y: number;
  /** Of width and height alike; at most 1. */
  share: number;
}

/** Air around what is seen, as a share of the frame on each side. */
const AIR = 0.04;

/**
 * `pixels`: red, green, blue, alpha of each, row by row, clear where nothing is seen. Null where all of it is. Never
 * farther away than the picture was.
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
  // What reaches all the way across is cut off there already: the frame stays where it was.
  if (share === 1) return { x: 0, y: 0, share };
  return { x: (left + right) / 2 / width - share / 2, y: (top + bottom) / 2 / height - share / 2, share };
}
