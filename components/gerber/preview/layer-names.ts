"use client";
// Names and colors of layers.
import { useTranslations } from "next-intl";
import { compareNaturally } from "@/lib/base/natural-order";
import type { BoardFinding } from "@/stores/viewer/gerber-view";

type Layer = BoardFinding["layers"][number];

const SIDED = ["copper", "soldermask", "silkscreen", "paste"] as const;
const PLAIN = ["outline", "drill", "drawing", "job", "netlist"] as const;
const SIDES = ["top", "bottom", "inner", "all"] as const;

const COLOURS: Record<string, string> = {
  soldermask: "var(--layer-mask)",
  silkscreen: "var(--layer-silk)",
  paste: "var(--layer-paste)",
  drill: "var(--layer-drill)",
  outline: "var(--layer-outline)",
};
const COPPER_COLOURS: Record<string, string> = {
  top: "var(--layer-top)",
  bottom: "var(--layer-bottom)",
  inner: "var(--layer-in1)",
};

/** Null for files without a layer. */
export function layerColour(layer: Layer): string | null {
  return layer.type === "copper" ? (COPPER_COLOURS[layer.side] ?? "var(--layer-top)") : (COLOURS[layer.type] ?? null);
}

const isInner = ({ type, side }: Layer) => type === "copper" && side === "inner";
/** By position if the files state it, then by the numbers in their names. */
const byPosition = (a: Layer, b: Layer) =>
  (a.layer ?? Number.MAX_SAFE_INTEGER) - (b.layer ?? Number.MAX_SAFE_INTEGER) || compareNaturally(a.file, b.file);

/** Inner copper layers, uppermost first. */
export function innerLayers(layers: BoardFinding["layers"]): Layer[] {
  return layers.filter(isInner).sort(byPosition);
}

/** Number of an inner layer from the top, 1 …; 0 for other layers, and if unknown. */
function innerNumber(layer: Layer, inner: readonly Layer[]): number {
  if (!isInner(layer)) return 0;
  const at = inner.findIndex(({ file }) => file === layer.file);
  return at >= 0 ? at + 1 : Math.max(0, (layer.layer ?? 1) - 1);
}

/** `inner` are the board's inner copper layers from the top. */
export function useLayerName(inner: readonly Layer[] = []): (layer: Layer) => string {
  const t = useTranslations("gerber.layers");
  return (layer) => {
    const { type, side } = layer;
    const number = innerNumber(layer, inner);
    if (number > 0) return t("innerCopper", { number });
    const sided = SIDED.find((known) => known === type);
    if (sided) return t(`${sided}.${SIDES.find((known) => known === side) ?? "all"}`);
    return t(PLAIN.find((known) => known === type) ?? "other");
  };
}
