// Colors of materials from the design tokens, for three.js and the worker.
import { PAINTS } from "@/lib/core/board3d/mesh";
import { type BoardAppearance, boardPalette } from "@/lib/core/pcb/board-palette";
import type { FaceColors } from "@/lib/workers/board3d/paint-face";

export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function faceColors(appearance: BoardAppearance): FaceColors {
  return { ...boardPalette(appearance), substrateColor: token("--part-fr4"), copperColor: token("--part-foil") };
}

export function sceneColors(appearance: BoardAppearance) {
  const { finish, maskColor } = boardPalette(appearance);
  return { paints: PAINTS.map((paint) => token(`--part-${paint}`)), fr4: token("--part-fr4"), finish, maskColor };
}
