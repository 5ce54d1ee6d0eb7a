// A raw file of ngspice in its binary form, without a number object for each value. Manual, section "Rawfile".
import type { RawRun } from "./result";

export type RawFile = Pick<RawRun, "header" | "names" | "types" | "real" | "imaginary">;

const MARK = "\nBinary:\n";
/** Vectors are listed in the header, which is far shorter. */
const MAX_HEADER_BYTES = 16_000_000;
const BYTES = 8;

function markEnd(bytes: Uint8Array): number {
  const mark = new TextEncoder().encode(MARK);
  const last = Math.min(bytes.length, MAX_HEADER_BYTES) - mark.length;
  for (let at = bytes.indexOf(10); at >= 0 && at <= last; at = bytes.indexOf(10, at + 1))
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at + mark.length;
  return -1;
}

const numberOf = (header: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(header)?.[1] ?? NaN);

/**
 * The first plot of the file; null if it is none. Values are little-endian doubles, point by point: all vectors of the
 * first point, then those of the second, complex ones as pairs. A file that ends early has the points that are whole.
 * Vectors of the type "notype" are left out.
 */
export function readRawFile(bytes: Uint8Array): RawFile | null {
  const start = markEnd(bytes);
  if (start < 0) return null;
  const header = new TextDecoder().decode(bytes.subarray(0, start - MARK.length + 1));
  const count = numberOf(header, "No\\. Variables");
  const lines = header.split("\n");
  const first = lines.findIndex((line) => line.startsWith("Variables:")) + 1;
  if (!Number.isInteger(count) || count < 1 || first < 1) return null;
  const words = lines.slice(first, first + count).map((line) => line.trim().split(/\s+/));
  const isComplex = /^Flags:.*\bcomplex\b/m.test(header);
  const width = isComplex ? 2 : 1;
  const row = count * width * BYTES;
  const written = Math.floor((bytes.length - start) / row);
  const points = Math.min(written, numberOf(header, "No\\. Points") || 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, points * row);
  const column = (at: number): Float64Array => {
    const values = new Float64Array(points);
    for (let point = 0, from = at * BYTES; point < points; point++, from += row)
      values[point] = view.getFloat64(from, true);
    return values;
  };
  const shown = words.flatMap(([, name = "", type = ""], at) => (type === "notype" ? [] : [{ name, type, at }]));
  return {
    header,
    names: shown.map(({ name }) => name),
    types: shown.map(({ type }) => type),
    real: shown.map(({ at }) => column(at * width)),
    imaginary: isComplex ? shown.map(({ at }) => column(at * width + 1)) : null,
  };
}
