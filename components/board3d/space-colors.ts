// The colours of materials: tokens of the design, as three.js and the painting worker want them.
import { type BoardLook, colorsOf } from "@/lib/client/board-look";
import { PAINTS } from "@/lib/core/board3d/mesh";
import type { FaceColors } from "@/lib/workers/paint-face";

export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function faceColors(look: BoardLook): FaceColors {
  return { ...colorsOf(look), substrateColor: token("--part-fr4"), copperColor: token("--part-foil") };
}

export function spaceColors(look: BoardLook) {
  const { finish, maskColor } = colorsOf(look);
  return { paints: PAINTS.map((paint) => token(`--part-${paint}`)), fr4: token("--part-fr4"), finish, maskColor };
}
