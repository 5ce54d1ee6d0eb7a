// The view of a stage: its camera, what of the drawing is visible, and what is highlighted.

import type { Camera } from "@/lib/core/render/camera";

/** Colours are #rgb or #rrggbb, opacities 0 to 1. */
export type StageLayer = { id: string; color: string; opacity: number };

/** The materials of a finished board. */
export type RealisticColors = {
  maskColor: string;
  maskOpacity?: number;
  finish: string;
  silkColor: string;
  substrateColor?: string;
  copperColor?: string;
};

export type StageMode =
  /** The visible layers, bottom-most first. */
  | { kind: "layers"; layers: readonly StageLayer[] }
  | { kind: "realistic"; side: "top" | "bottom"; colors: RealisticColors };

/** Objects of one layer. */
export type StageHighlight = { layerId: string; objects: Uint32Array; color?: string };

export type StageView = {
  camera: Camera;
  mode: StageMode;
  /** Drawn over everything; while there is any, the rest steps back. Compared by identity: keep the list while it lasts. */
  highlight: readonly StageHighlight[];
  /** A color, or null for see-through. */
  background: string | null;
};

/** The highlight's color where it has none of its own, and how much is left of the rest. */
export const HIGHLIGHT_COLOR = "#ffffff";
export const DIMMED = 0.3;

/** Whether two views show the same things, from wherever. */
export function sameContent(a: StageView, b: StageView): boolean {
  return a.background === b.background && a.highlight === b.highlight && sameMode(a.mode, b.mode);
}

function sameMode(a: StageMode, b: StageMode): boolean {
  if (a === b) return true;
  if (a.kind === "realistic") {
    if (b.kind !== "realistic" || a.side !== b.side) return false;
    const [p, q] = [a.colors, b.colors];
    const isMaskAlike = p.maskColor === q.maskColor && p.maskOpacity === q.maskOpacity;
    const isAlike = isMaskAlike && p.finish === q.finish && p.silkColor === q.silkColor;
    return isAlike && p.substrateColor === q.substrateColor && p.copperColor === q.copperColor;
  }
  if (b.kind !== "layers" || a.layers.length !== b.layers.length) return false;
  return a.layers.every((layer, k) => {
    const other = b.layers[k];
    return layer.id === other?.id && layer.color === other.color && layer.opacity === other.opacity;
  });
}
