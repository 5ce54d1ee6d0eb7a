// From words to a layer: "TopSolderMaskLayer", "Copper bottom L2", "F_SilkS", "内层1".

import type { Meaning } from "@/lib/core/board/layer-guess";
import {
  BOTTOM_WORDS,
  INNER_WORDS,
  LAYER_NUMBER,
  MATERIALS,
  PLANE_NAME,
  TOP_WORDS,
} from "@/lib/core/gerber/identify/phrase.table";
import { platingOfName } from "@/lib/core/formats/excellon/plating-words";
import type { LayerSide } from "@/lib/core/board/layer";

// Eagle's and gEDA's CAM jobs write "bottomsilkscreen", "topmask" and "tcream" in one word.
const JOINED =
  /\b(top|bottom|bot|inner|internal|mid|front|back|component|t|b)(?=(silk|solder|mask|paste|cream|copper|layer|plane|side|stop|resist|legend|overlay|assembly|assy|place)[a-z]*\d*\b)/gi;

/** Longer texts are not layer names, and the patterns here are not made for them. */
const MAX_PHRASE = 200;

const ONE_LETTER: Readonly<Record<string, string>> = { t: "top", b: "bottom" };

/** Lower-case words with single spaces and without accents. Camel case, underscores and attached digits are split. */
export function normalizePhrase(text: string): string {
  return text
    .slice(0, MAX_PHRASE)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/_/g, " ")
    .replace(JOINED, (side) => `${ONE_LETTER[side.toLowerCase()] ?? side} `)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, "$1 $2")
    .replace(/([A-Za-z]{3,})(\d)/g, "$1 $2")
    .replace(/(\d)([A-Z][A-Z]{2,}|[A-Z][a-z]{2,})/g, "$1 $2")
    .replace(/[^A-Za-z0-9\u4e00-\u9fff]+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * Meaning of a side without a type ("Top"). PADS, Allegro and DipTrace name copper so: "alone" accepts a layer name
 * that consists of nothing else, "any" also a file name, in which other words may be the board's.
 */
export type BareSide = "never" | "alone" | "any";

/** The layer that a phrase names, or undefined. */
export function parsePhrase(text: string, { bareSide }: { bareSide: BareSide }): Meaning | undefined {
  const words = normalizePhrase(text);
  const side = sideOf(words);
  const material = MATERIALS.find((candidate) => candidate.words.test(words));
  if (material?.type === "copper") return copper(words, side);
  if (material?.type === "drill") return { type: "drill", side: "all", plating: platingOfName(words) };
  if (material !== undefined) {
    const isBoardWide = material.type === "outline" || side === undefined || side === "inner";
    return {
      type: material.type,
      side: isBoardWide ? "all" : side,
      ...(material.isWeakOutline ? { isWeakOutline: true } : {}),
    };
  }
  if (PLANE_NAME.test(words)) return copper(words, "inner");
  return bareSide === "never" ? undefined : bareCopper(words, side, bareSide);
}

const PLACE_ALONE = /^l ?\d{1,2}( [a-z]\w*)?$/;
/** Words that may accompany a side without changing its meaning. */
const NEUTRAL = /\b(side|film|art|pcb|board|circuit|electrical|elec|l ?\d{1,2}|\d{1,2})\b/g;

function bareCopper(words: string, side: LayerSide | undefined, bareSide: BareSide): Meaning | undefined {
  if (PLACE_ALONE.test(words)) return copper(words, side);
  if (side === undefined) return undefined;
  const rest = [TOP_WORDS, BOTTOM_WORDS, INNER_WORDS, NEUTRAL].reduce((left, known) => left.replace(known, ""), words);
  if (rest.trim() === "") return copper(words, side);
  return bareSide === "any" ? { ...copper(words, side), isBareSide: true } : undefined;
}

function copper(words: string, side: LayerSide | undefined): Meaning {
  const number = LAYER_NUMBER.exec(words)?.[1];
  return {
    type: "copper",
    ...(side === undefined ? {} : { side }),
    ...(number === undefined ? {} : { order: Number(number) }),
  };
}

// The last side in the text is the layer's: the words before it are often the board's name ("top-plate-BottomMask").
function sideOf(words: string): LayerSide | undefined {
  const found = (
    [
      ["top", TOP_WORDS],
      ["bottom", BOTTOM_WORDS],
      ["inner", INNER_WORDS],
    ] as const
  ).map(([side, pattern]) => ({ side, at: [...words.matchAll(pattern)].at(-1)?.index ?? -1 }));
  const last = found.reduce((best, candidate) => (candidate.at > best.at ? candidate : best));
  return last.at < 0 ? undefined : last.side;
}
