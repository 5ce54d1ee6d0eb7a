// Connectors of one series: the same part in every number of positions, which its ordering code contains.

import type { Mounting, Part } from "@/lib/core/part/part";
import { partOfSeries } from "@/lib/core/part/families/part-row";

export type Maker = readonly [manufacturer: string, datasheetHost: string];
export type RowCount = 1 | 2;
export type Gender = "pin" | "socket";

export interface ConnectorRow {
  maker: Maker;
  category: "header" | "connector";
  /** The distributor's product type. */
  kind: string;
  series: string;
  rows: RowCount;
  pitch: string;
  gender: Gender;
  mounting: Mounting;
  /** Available positions per row. */
  counts: readonly number[];
  /**
   * `{n}` is replaced by the positions per row, `{nn}` by two digits of them, `{pp}` by two digits of the pin count.
   */
  code: string;
}

export const countsBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const twoDigits = (count: number) => String(count).padStart(2, "0");

function codeOf(pattern: string, count: number, pins: number): string {
  return pattern.replace("{n}", String(count)).replace("{nn}", twoDigits(count)).replace("{pp}", twoDigits(pins));
}

export const headerKind = (gender: Gender) => (gender === "pin" ? "Pin header" : "Socket strip");

export function connectorParts({ counts, code, kind, rows, pitch, gender, ...series }: ConnectorRow): Part[] {
  return counts.map((count) => {
    const pins = rows * count;
    const packageName = `${rows} × ${count}, ${pitch}`;
    const parameters = { function: kind, pitch, rows: String(rows), positions: String(pins), gender };
    return partOfSeries({ ...series, packageName, pins, parameters }, codeOf(code, count, pins));
  });
}
