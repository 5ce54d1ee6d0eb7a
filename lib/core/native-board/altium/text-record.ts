// The records of an Altium board saved as text: "|RECORD=Track|LAYER=TOP|X1=1910mil|…", one a line.

import { parseProperties } from "@/lib/core/native-board/altium/record-reader";

/** Lines of a file; the largest board seen as text has 1,400. */
const MAX_RECORDS = 2_000_000;
/** Internal numbers of the layers by their names in the text form. */
const LAYERS: Record<string, number> = {
  TOP: 1,
  BOTTOM: 32,
  TOPOVERLAY: 33,
  BOTTOMOVERLAY: 34,
  TOPPASTE: 35,
  BOTTOMPASTE: 36,
  TOPSOLDER: 37,
  BOTTOMSOLDER: 38,
  KEEPOUT: 56,
  MULTILAYER: 74,
};
export const KEEPOUT_LAYER = 56;
const MIL_MM = 0.0254;
const RADIX = 10;

/** One record: its words by name, and the line on which it stands. */
export class TextRecord {
  readonly words: ReadonlyMap<string, string>;
  readonly line: number;

  constructor(words: ReadonlyMap<string, string>, line: number) {
    this.words = words;
    this.line = line;
  }

  get kind(): string {
    return (this.words.get("RECORD") ?? "").toUpperCase();
  }

  text(name: string): string {
    return this.words.get(name) ?? "";
  }

  has(name: string): boolean {
    return this.words.has(name);
  }

  isTrue(name: string): boolean {
    return /^true$/i.test(this.text(name).trim());
  }

  /** NaN where it is no number. */
  number(name: string): number {
    const text = this.text(name).trim();
    return text === "" ? NaN : Number(text);
  }

  /** Lengths are in mils, with the unit written behind them or not; NaN for what is none. */
  mm(name: string): number {
    const match = /^\s*(-?[\d.]+(?:e[-+]?\d+)?)(?:\s*mil)?\s*$/i.exec(this.text(name));
    return match ? Number(match[1]) * MIL_MM : NaN;
  }

  pointMm(x: string, y: string): [number, number] {
    return [this.mm(x), this.mm(y)];
  }

  /** Of a net or a component; the number that stands for none where it is not said. */
  index(name: string, none: number): number {
    const value = this.number(name);
    return Number.isInteger(value) && value >= 0 ? value : none;
  }

  /** The internal number of a layer; 0 for one that we do not know. */
  layer(name: string): number {
    const title = this.text(name).trim().toUpperCase();
    const numbered = /^(MID|INTERNALPLANE|PLANE)(\d+)$/.exec(title);
    if (!numbered) return LAYERS[title] ?? 0;
    return Number.parseInt(numbered[2] ?? "0", RADIX) + (numbered[1] === "MID" ? 1 : 38);
  }
}

export function* readTextRecords(bytes: Uint8Array): Generator<TextRecord> {
  const decoder = new TextDecoder("windows-1252");
  let line = 1;
  for (let from = 0, count = 0; from < bytes.length && count < MAX_RECORDS; count++) {
    const feed = bytes.indexOf(LINE_FEED, from);
    const to = feed < 0 ? bytes.length : feed;
    const text = decoder.decode(bytes.subarray(from, to));
    if (text.includes("|")) yield new TextRecord(parseProperties(text.replaceAll("\r", "")), line);
    from = to + 1;
    line++;
  }
}

const LINE_FEED = 10;

/** "100,111,99": texts are written as the numbers of their characters. */
export function wideText(codes: string): string {
  return codes
    .split(",")
    .map((code) => Number.parseInt(code, RADIX))
    .filter((code) => code > 0 && code <= 0xffff)
    .map((code) => String.fromCharCode(code))
    .join("");
}
