// Layer colors from the design tokens, for the stage.
import type { LayerRow, RowLayer } from "@/stores/viewer/board-viewer-layers";

const TOKENS: Partial<Record<RowLayer["type"], string>> = {
  soldermask: "--layer-mask",
  silkscreen: "--layer-silk",
  paste: "--layer-paste",
  drill: "--layer-drill",
  outline: "--layer-outline",
};

export function layerToken({ type, side, layer = 2 }: Omit<RowLayer, "id">): string {
  if (type !== "copper") return TOKENS[type] ?? "--layer-paste";
  if (side === "inner") return layer % 2 === 0 ? "--layer-in1" : "--layer-in2";
  return side === "bottom" ? "--layer-bottom" : "--layer-top";
}

/** #rrggbb; only in a browser. */
export function tokenColour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

export function rowColour(row: LayerRow): string {
  return row.color ?? tokenColour(layerToken(row));
}
