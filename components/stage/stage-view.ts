// View of a stage: camera, visible content, highlight.

import type { Camera } from "@/lib/core/render/camera";

/** Colors are #rgb or #rrggbb, opacities 0 to 1. */
export type StageLayer = { id: string; color: string; opacity: number };

/** Material colors of a finished board. */
export type RealisticColors = {
  maskColor: string;
  maskOpacity?: number;
  finish: string;
  silkColor: string;
  substrateColor?: string;
  copperColor?: string;
};

export type StageMode =
  /** Visible layers, bottom first. */
  | { kind: "layers"; layers: readonly StageLayer[] }
  | { kind: "realistic"; side: "top" | "bottom"; colors: RealisticColors };

/** Objects of one layer. */
export type StageHighlight = { layerId: string; objects: Uint32Array; color?: string };

export type StageView = {
  camera: Camera;
  mode: StageMode;
  /** Drawn over everything, which is dimmed meanwhile. Compared by identity: keep the list while it is unchanged. */
  highlight: readonly StageHighlight[];
  /** A color, or null for transparent. */
  background: string | null;
};

/** Default color of the highlight, and opacity of the dimmed rest. */
export const HIGHLIGHT_COLOR = "#ffffff";
export const DIMMED = 0.3;

/** True if two views show the same content, from any camera. */
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
