// The colours of materials: tokens of the design, as three.js and the painting worker want them.
import { PAINTS } from "@/lib/core/board3d/mesh";
import { type BoardLook, boardPalette } from "@/lib/core/pcb/board-palette";
import type { FaceColors } from "@/lib/workers/paint-face";

export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function faceColors(look: BoardLook): FaceColors {
  return { ...boardPalette(look), substrateColor: token("--part-fr4"), copperColor: token("--part-foil") };
}

export function spaceColors(look: BoardLook) {
  const { finish, maskColor } = boardPalette(look);
  return { paints: PAINTS.map((paint) => token(`--part-${paint}`)), fr4: token("--part-fr4"), finish, maskColor };
}
