// Typefaces of printed schematics: those of our documents, and the signs that these lack.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadTypefaces, type Typefaces } from "@/lib/server/pdf/typefaces";
import { unwrapWoff } from "@/lib/server/pdf/woff";

/** Parts of Noto Sans SC (SIL Open Font License 1.1), with the signs that values and notes take from them. */
const PARTS = { ohm: 90, relations: 100, atLeast: 102, arrow: 109 } as const;
type Part = keyof typeof PARTS;

const SIGNS: Readonly<Record<string, Part>> = {
  "\u2126": "ohm",
  "∞": "ohm",
  "≤": "relations",
  "√": "relations",
  "≥": "atLeast",
  "→": "arrow",
};

/** No part has Greek letters; these signs look the same. */
const ALIKE: Readonly<Record<string, string>> = { "\u03a9": "\u2126", "\u03bc": "\u00b5" };

export type SheetFaces = Typefaces & Record<Part, Buffer>;

export interface Run {
  readonly text: string;
  /** Name of a typeface; null is that of the text. */
  readonly face: Part | null;
}

/** Pieces of a text that one typeface has. */
export function runsOf(text: string): Run[] {
  const runs: { text: string; face: Part | null }[] = [];
  for (const letter of text) {
    const sign = ALIKE[letter] ?? letter;
    const face = SIGNS[sign] ?? null;
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ text: sign, face });
  }
  return runs;
}

const DIRECTORY = "node_modules/@fontsource/noto-sans-sc/files";

const loadPart = async (number: number): Promise<Buffer> =>
  unwrapWoff(await readFile(path.join(process.cwd(), DIRECTORY, `noto-sans-sc-${number}-400-normal.woff`)));

let loaded: Promise<SheetFaces> | null = null;

/** Read once, when the first is asked for. */
export function loadSheetFaces(): Promise<SheetFaces> {
  loaded ??= (async () => {
    const [faces, ohm, relations, atLeast, arrow] = await Promise.all([
      loadTypefaces(),
      ...[PARTS.ohm, PARTS.relations, PARTS.atLeast, PARTS.arrow].map(loadPart),
    ]);
    return { ...faces, ohm, relations, atLeast, arrow } as SheetFaces;
  })();
  return loaded;
}
