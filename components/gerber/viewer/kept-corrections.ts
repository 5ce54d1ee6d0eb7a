// Corrections of layers, stored in this browser by file set.
import type { Correction, Corrections } from "@/lib/core/gerber/correction";
import { drafts } from "@/stores/drafts/draft";

const keyOf = (setKey: string) => `gerber-purposes:${setKey}`;

const TYPES = ["copper", "soldermask", "silkscreen", "paste", "outline", "drill", "drawing", "other"];
const SIDES = ["top", "bottom", "inner", "all"];
const PLATINGS = ["plated", "non-plated", "mixed", "unknown"];

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== "object" || value === null) return false;
  const { type, side, layer, plating } = value as Record<string, unknown>;
  return (
    TYPES.includes(String(type)) &&
    SIDES.includes(String(side)) &&
    (layer === undefined || (Number.isInteger(layer) && Number(layer) > 0)) &&
    (plating === undefined || PLATINGS.includes(String(plating)))
  );
}

/** Invalid entries are dropped. */
export function readCorrections(stored: unknown): Corrections {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isCorrection(value)));
}

export const keptCorrections = {
  find: async (setKey: string): Promise<Corrections> => (await drafts.find(keyOf(setKey), readCorrections)) ?? {},
  keep: (setKey: string, corrections: Corrections): Promise<void> =>
    Object.keys(corrections).length === 0 ? drafts.forget(keyOf(setKey)) : drafts.keep(keyOf(setKey), corrections),
};
