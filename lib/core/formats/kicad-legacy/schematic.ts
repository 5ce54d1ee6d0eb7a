// Schematic sheets of KiCad before version 6. Mils, y downwards.

import { err, ok, type Result } from "@/lib/base/result";
import { type LegacyComponent, parseComponent } from "./component";
import { type LegacySheetSymbol, parseSheetSymbol } from "./sheet-symbol";
import { type LegacyCode, numberAt, TextLines, wordsOf } from "./text-lines";

type Place = { x: number; y: number };

/** `layer`: "Wire", "Bus" or "Notes". */
export type LegacyWire = { kind: "wire"; line: number; layer: string; from: Place; to: Place; style: string };
/** `layer`: "Wire" for one between a wire and a bus, "Bus" for one between two buses. */
export type LegacyEntry = { kind: "entry"; line: number; layer: string; from: Place; to: Place };
export type LegacyText = {
  kind: "text";
  line: number;
  /** "Label", "GLabel", "HLabel" or "Notes". */
  type: string;
  x: number;
  y: number;
  /** Quarter turns; labels of other sheets (GLabel, HLabel) begin at the opposite side. */
  orientation: number;
  size: number;
  /** "Input", "Output", "BiDi", "3State" or "UnSpc"; "~" for others. */
  shape: string;
  isItalic: boolean;
  text: string;
};
export type LegacyMark = { kind: "connection" | "no-connect"; line: number; x: number; y: number };
/** A PNG picture around its middle. */
export type LegacyBitmap = { kind: "bitmap"; line: number; x: number; y: number; scale: number; bytes: Uint8Array };

export type LegacyItem =
  LegacyComponent | LegacySheetSymbol | LegacyWire | LegacyEntry | LegacyText | LegacyMark | LegacyBitmap;

export type LegacySchematic = {
  /** "4". */
  version: string;
  paper: { format: string; width: number; height: number; isPortrait: boolean };
  /** Lines of the title block by their first word: Title, Date, Rev, Comp, Comment1, ... */
  titleBlock: ReadonlyMap<string, string>;
  items: readonly LegacyItem[];
  /** Lines without a type. */
  rest: readonly { line: number; text: string }[];
};

const MAX_ITEMS = 200_000;
const MAX_READ = 40;
const MAX_BITMAP = 32 * 1024 * 1024;

/** UNEXPECTED: the first line is another. UNFINISHED: the end of the file is missing. Failures tell `line` and `read`. */
export function parseLegacySchematic(bytes: Uint8Array): Result<LegacySchematic, LegacyCode> {
  const lines = new TextLines(bytes);
  const first = lines.next() ?? "";
  const [, version] = /^\s{0,200}EESchema Schematic File Version\s+(\S{1,20})/.exec(first) ?? [];
  if (lines.isTooLarge) return err("TOO_LARGE", { line: lines.line, read: "" });
  if (version === undefined) return err("UNEXPECTED", { line: 1, read: first.slice(0, MAX_READ) });
  const reader = new SheetReader(lines);
  let text = lines.next();
  for (; text !== undefined && !text.startsWith("$EndSCHEMATC"); text = lines.next()) {
    const { line } = lines;
    const code = reader.read(text);
    if (code !== null) return err(code, { line, read: text.slice(0, MAX_READ) });
  }
  if (text === undefined) return err("UNFINISHED", { line: lines.line, read: "" });
  const { paper, titleBlock, items, rest } = reader;
  return ok({ version, paper, titleBlock, items, rest });
}

/** Lines that say nothing about the drawing. */
const IGNORED = /^\s*$|^(?:LIBS:|EELAYER|encoding|Sheet|\$EndDescr|#)/;
const TITLE = /^(?:Title|Date|Rev|Comp|Comment\d{1,2})$/;

class SheetReader {
  paper = { format: "A4", width: NaN, height: NaN, isPortrait: false };
  readonly titleBlock = new Map<string, string>();
  readonly items: LegacyItem[] = [];
  readonly rest: { line: number; text: string }[] = [];
  readonly #lines: TextLines;

  constructor(lines: TextLines) {
    this.#lines = lines;
  }

  /** Null, or why nothing can follow. */
  read(text: string): LegacyCode | null {
    if (this.items.length > MAX_ITEMS) return "TOO_LARGE";
    const words = wordsOf(text);
    const [key = "", kind = ""] = words;
    const line = this.#lines.line;
    switch (key) {
      case "$Descr":
        this.paper = {
          ...{ format: kind, width: numberAt(words, 2), height: numberAt(words, 3) },
          isPortrait: words[4] === "portrait",
        };
        return null;
      case "$Comp":
        return this.#add(parseComponent(this.#lines));
      case "$Sheet":
        return this.#add(parseSheetSymbol(this.#lines));
      case "$Bitmap":
        return this.#add(parseBitmap(this.#lines));
      case "Wire":
      case "Entry":
        return this.#addLine(key, words, line);
      case "Connection":
      case "NoConn": {
        const mark = key === "NoConn" ? "no-connect" : "connection";
        return this.#add({ kind: mark, line, x: numberAt(words, 2), y: numberAt(words, 3) });
      }
      case "Text":
        return this.#addText(words, line);
      default:
        if (TITLE.test(key)) this.titleBlock.set(key, words[1] ?? "");
        else if (!IGNORED.test(text)) this.rest.push({ line, text });
        return null;
    }
  }

  #add(item: LegacyItem | undefined): LegacyCode | null {
    if (!item) return "UNFINISHED";
    this.items.push(item);
    return null;
  }

  /** The coordinates stand on the next line. */
  #addLine(key: "Wire" | "Entry", words: readonly string[], line: number): LegacyCode | null {
    const coordinates = this.#lines.next();
    if (coordinates === undefined) return "UNFINISHED";
    const numbers = wordsOf(coordinates);
    const [from, to] = [0, 2].map((at) => ({ x: numberAt(numbers, at), y: numberAt(numbers, at + 1) }));
    if (!from || !to || !Number.isFinite(from.x + from.y + to.x + to.y)) return "UNEXPECTED";
    const layer = words[1] ?? "Wire";
    if (key === "Entry") return this.#add({ kind: "entry", line, layer, from, to });
    return this.#add({ kind: "wire", line, layer, from, to, style: words[3] === "style" ? (words[4] ?? "") : "" });
  }

  /** The text stands on the next line. */
  #addText(words: readonly string[], line: number): LegacyCode | null {
    const text = this.#lines.next();
    if (text === undefined) return "UNFINISHED";
    // Plain texts and local labels have no shape before the word for italic.
    const type = words[1] ?? "";
    const hasShape = type === "GLabel" || type === "HLabel";
    return this.#add({
      ...{ kind: "text", line, type, x: numberAt(words, 2), y: numberAt(words, 3) },
      ...{ orientation: numberAt(words, 4), size: numberAt(words, 5), shape: hasShape ? (words[6] ?? "UnSpc") : "~" },
      isItalic: words.includes("Italic"),
      text: text.trim(),
    });
  }
}

/** Bytes are in hexadecimal, and end with a line "$". */
function parseBitmap(lines: TextLines): LegacyBitmap | undefined {
  const { line } = lines;
  let [x, y, scale] = [NaN, NaN, 1];
  const bytes: number[] = [];
  let isData = false;
  for (let text = lines.next(); text !== undefined; text = lines.next()) {
    if (text.startsWith("$EndBitmap")) return { kind: "bitmap", line, x, y, scale, bytes: Uint8Array.from(bytes) };
    const words = wordsOf(text);
    if (words[0] === "EndData") isData = false;
    else if (isData && bytes.length < MAX_BITMAP)
      for (const word of words) if (/^[0-9A-Fa-f]{2}$/.test(word)) bytes.push(parseInt(word, 16));
    if (words[0] === "Pos") [x, y] = [numberAt(words, 1), numberAt(words, 2)];
    if (words[0] === "Scale") scale = numberAt(words, 1);
    if (words[0] === "Data") isData = true;
  }
  return undefined;
}
