// Texts of sheets as another tool draws them, kept as text: one in each line.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface SheetText {
  /** Where the baseline begins, in millimeters. */
  readonly x: number;
  readonly y: number;
  readonly rotation: 0 | 90;
  /** Height of capitals, and length of the text, in millimeters. */
  readonly height: number;
  readonly length: number;
  readonly text: string;
}

const FOLDER = path.join(import.meta.dirname, "../fixtures/sheet-texts");
const fileOf = (name: string): string => path.join(FOLDER, `${name}.txt`);

export function keepSheetTexts(name: string, sheet: string, texts: readonly SheetText[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const lines = texts.map(({ x, y, rotation, height, length, text }) =>
    [x, y, rotation, height, length, text].join(" "),
  );
  writeFileSync(fileOf(name), `${[sheet, ...lines].join("\n")}\n`);
}

/** Texts of one sheet, by the path of its names; null where none are kept. */
export function keptSheetTexts(name: string): { readonly sheet: string; readonly texts: readonly SheetText[] } | null {
  if (!existsSync(fileOf(name))) return null;
  const [sheet = "/", ...lines] = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const texts = lines.map((line): SheetText => {
    const [x = 0, y = 0, angle = 0, height = 0, length = 0] = line.split(" ").map(Number);
    return { x, y, rotation: angle === 90 ? 90 : 0, height, length, text: line.split(" ")[5] ?? "" };
  });
  return { sheet, texts };
}
