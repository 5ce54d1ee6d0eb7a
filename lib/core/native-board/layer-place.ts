// The place of a design tool's layer on the board, and its X2 file function.

import type { LayerSide, LayerType } from "@/lib/core/board/layer";

export type LayerPlace = { type: LayerType; side: LayerSide; layer?: number };

const FUNCTIONS: Partial<Record<LayerType, string>> = {
  soldermask: "Soldermask",
  silkscreen: "Legend",
  paste: "Paste",
  drawing: "Other",
};

/** The values of X2's `.FileFunction`. */
export function fileFunctionOf({ type, side, layer }: LayerPlace): string[] {
  if (type === "outline") return ["Profile", "NP"];
  const sideWord = side === "top" ? "Top" : side === "bottom" ? "Bot" : side === "inner" ? "Inr" : "";
  if (type === "copper") return ["Copper", `L${layer ?? 1}`, sideWord];
  return [FUNCTIONS[type] ?? "Other", sideWord];
}
