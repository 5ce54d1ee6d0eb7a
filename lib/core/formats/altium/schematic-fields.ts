// Fields of schematic records. Lengths are in units of 10 mil; the field with "_FRAC" behind its name holds hundred
// thousandths of one. y points up.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

export interface AltiumPoint {
  readonly x: number;
  readonly y: number;
}

const FRACTION = 100_000;
/** Points of one line; the longest seen has 13. */
const MAX_POINTS = 5_000;

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

export const integer = (record: AltiumProperties, name: string): number => Math.trunc(finite(record.number(name)));

/** Also for numbers with a fraction of their own, such as angles. */
export const decimal = (record: AltiumProperties, name: string): number => finite(record.number(name));

export const length = (record: AltiumProperties, name: string): number =>
  integer(record, name) + integer(record, `${name}_FRAC`) / FRACTION;

export const point = (record: AltiumProperties, name: string): AltiumPoint => ({
  x: length(record, `${name}.X`),
  y: length(record, `${name}.Y`),
});

/** X1, Y1, X2, … of lines and polygons; those from the 51st on are named EX51, EY51. */
export function points(record: AltiumProperties): AltiumPoint[] {
  // A count beyond the fields that there are would only repeat the origin.
  const max = Math.min(MAX_POINTS, record.values.size);
  const count = Math.min(integer(record, "LOCATIONCOUNT"), max);
  const extra = Math.min(integer(record, "EXTRALOCATIONCOUNT"), max);
  const at = (prefix: string, index: number): AltiumPoint => ({
    x: length(record, `${prefix}X${index}`),
    y: length(record, `${prefix}Y${index}`),
  });
  return [
    ...Array.from({ length: Math.max(0, count) }, (_, index) => at("", index + 1)),
    ...Array.from({ length: Math.max(0, extra) }, (_, index) => at("E", count + index + 1)),
  ];
}

/** "T" for true, and nothing or "F" for false. */
export const flag = (record: AltiumProperties, name: string): boolean => /^(?:t|true)$/i.test(record.text(name).trim());

const BYTE_OF = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (letter, byte): [string, number] => [letter, byte],
  ),
);

/** A text; that in UTF-8 comes before the one in Windows-1252. */
export function text(record: AltiumProperties, name: string): string {
  const wide = record.text(`%UTF8%${name}`);
  if (wide === "") return record.text(name);
  const bytes = [...wide].map((letter) => BYTE_OF.get(letter) ?? 63);
  return new TextDecoder("utf-8").decode(Uint8Array.from(bytes));
}
