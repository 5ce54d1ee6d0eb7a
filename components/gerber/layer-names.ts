"use client";
// What a layer is called, and the colour that stands for it in viewers.
import { useTranslations } from "next-intl";
import type { BoardFinding } from "@/stores/gerber-view";

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

/** Null for files that carry no layer. */
export function layerColour(layer: Layer): string | null {
  return layer.type === "copper" ? (COPPER_COLOURS[layer.side] ?? "var(--layer-top)") : (COLOURS[layer.type] ?? null);
}

export function useLayerName(): (layer: Layer) => string {
  const t = useTranslations("gerber.layers");
  return ({ type, side }) => {
    const sided = SIDED.find((known) => known === type);
    if (sided) return t(`${sided}.${SIDES.find((known) => known === side) ?? "all"}`);
    return t(PLAIN.find((known) => known === type) ?? "other");
  };
}
