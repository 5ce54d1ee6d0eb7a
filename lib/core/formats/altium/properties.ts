// Property records of Altium documents: "|RECORD=Track|LAYER=TOP|X1=1910mil|…". Schematics consist of them, boards in
// part, boards saved as text entirely.

import type { Vec2 } from "@/lib/base/vec2";

/** Internal numbers of the layers by their names in properties. */
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
const FIRST_PLANE = 39;

export class AltiumProperties {
  /** By name in upper case. */
  readonly values: ReadonlyMap<string, string>;
  /** The line of a text file, from 1; 0 in binary ones. */
  readonly line: number;

  constructor(values: ReadonlyMap<string, string>, line = 0) {
    this.values = values;
    this.line = line;
  }

  /** The kind of the record in upper case: "TRACK", or a number in schematics. */
  get record(): string {
    return this.text("RECORD").toUpperCase();
  }

  text(name: string): string {
    return this.values.get(name) ?? "";
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  isTrue(name: string): boolean {
    return /^true$/i.test(this.text(name).trim());
  }

  /** NaN for anything else. */
  number(name: string): number {
    const text = this.text(name).trim();
    return text === "" ? NaN : Number(text);
  }

  /** A length in mils, with the unit written behind it or not; NaN for anything else. */
  mil(name: string): number {
    const match = /^\s*(-?[\d.]+(?:e[-+]?\d+)?)(?:\s*mil)?\s*$/i.exec(this.text(name));
    return match ? Number(match[1]) : NaN;
  }

  /** A point in mils. */
  point(x: string, y: string): Vec2 {
    return [this.mil(x), this.mil(y)];
  }

  /** The number of a net or a component; undefined if there is none. */
  index(name: string): number | undefined {
    const value = this.number(name);
    return Number.isInteger(value) && value >= 0 ? value : undefined;
  }

  /** The internal number of a layer: 1 for the top, 2 to 31 for inner layers; 0 for an unknown name. */
  layer(name: string): number {
    const title = this.text(name).trim().toUpperCase();
    const [, kind, number = ""] = /^(MID|INTERNALPLANE|PLANE)(\d+)$/.exec(title) ?? [];
    if (kind === undefined) return LAYERS[title] ?? 0;
    return Number(number) + (kind === "MID" ? 1 : FIRST_PLANE - 1);
  }
}

export function parseProperties(text: string, line = 0): AltiumProperties {
  const values = new Map<string, string>();
  for (const pair of text.split("|")) {
    const split = pair.indexOf("=");
    if (split > 0) values.set(pair.slice(0, split).trim().toUpperCase(), pair.slice(split + 1));
  }
  return new AltiumProperties(values, line);
}

/** Lines of a file; the largest board seen as text has 1,400. */
const MAX_RECORDS = 2_000_000;
const LINE_FEED = 10;

/** The records of a document saved as text, one a line. */
export function* readTextRecords(bytes: Uint8Array): Generator<AltiumProperties> {
  const decoder = new TextDecoder("windows-1252");
  let line = 1;
  for (let from = 0; from < bytes.length && line <= MAX_RECORDS; line++) {
    const feed = bytes.indexOf(LINE_FEED, from);
    const to = feed < 0 ? bytes.length : feed;
    const text = decoder.decode(bytes.subarray(from, to));
    if (text.includes("|")) yield parseProperties(text.replaceAll("\r", ""), line);
    from = to + 1;
  }
}

const MAX_CODE = 0xffff;

/** "100,111,99": texts may be written as the numbers of their characters. */
export function decodeWideString(codes: string): string {
  return codes
    .split(",")
    .map((code) => Number.parseInt(code, 10))
    .filter((code) => code > 0 && code <= MAX_CODE)
    .map((code) => String.fromCharCode(code))
    .join("");
}
