// Matches a joint table with a board's parts list, and counts the board's joints.

import { type Mounting, mpnKey } from "@/lib/core/part/part";
import type { JointReading, JointRow } from "./joint-table";

/** A line of a list for counting; `pins` and `mounting` as known so far. */
export interface CountedLine {
  position: number;
  designators: readonly string[];
  /** The requested part number and that of the matched part. */
  numbers: readonly string[];
  /** Per board. */
  quantity: number;
  isAssembled: boolean;
  pins: number | null;
  mounting: Mounting | null;
}

export interface JointCounts {
  /** Joints that the table states for lines of the list, in their order. */
  lines: { position: number; pins: number; mounting: Mounting }[];
  /** Distinct parts that are soldered. */
  bomLines: number;
  /** Per board. */
  smtJoints: number;
  thtJoints: number;
  /** Rows that match no line of the list; they are not counted. */
  unlisted: number[];
  /** Rows without a list that state no quantity; they are not counted. */
  uncounted: number[];
  /** Positions of assembled lines without known joints. */
  unknown: number[];
  /** Rows counted as surface-mounted because nothing states their type. */
  assumed: number[];
}

const keyOf = (text: string) => mpnKey(text);

function rowsFor(line: CountedLine, rows: readonly JointRow[]): JointRow[] {
  const names = new Set(line.designators.map((name) => name.toUpperCase()));
  const byName = rows.filter(({ designators }) => designators.some((name) => names.has(name.toUpperCase())));
  if (byName.length > 0) return byName;
  const keys = line.numbers.map(keyOf).filter((key) => key !== "");
  return rows.filter(({ designators, part }) => designators.length === 0 && keys.includes(keyOf(part)));
}

const sumOf = (lines: readonly { mounting: Mounting; joints: number }[], mounting: Mounting): number =>
  lines.reduce((sum, line) => sum + (line.mounting === mounting ? line.joints : 0), 0);

/** Without a list only the table counts. */
function countAlone({ rows }: JointReading): JointCounts {
  const counted = rows.flatMap(({ quantity, pins, mounting }) =>
    quantity === null ? [] : [{ mounting: mounting ?? ("smt" as const), joints: pins * quantity }],
  );
  const soldered = rows.filter(({ pins, quantity }) => pins > 0 && quantity !== null);
  return {
    ...{ lines: [], unlisted: [], unknown: [] },
    // One part may have joints of both kinds, each in a row of its own here.
    bomLines: new Set(soldered.map(({ row }) => row)).size,
    smtJoints: sumOf(counted, "smt"),
    thtJoints: sumOf(counted, "tht"),
    uncounted: rows.filter(({ quantity }) => quantity === null).map(({ row }) => row),
    assumed: soldered.filter(({ mounting }) => mounting === null).map(({ row }) => row),
  };
}

/** `bomLines`: distinct parts by the list's count. A line that the table does not mention keeps its known joints. */
export function countJoints(reading: JointReading, lines: readonly CountedLine[], bomLines: number): JointCounts {
  if (lines.length === 0) return countAlone(reading);
  const used = new Set<number>();
  const assumed: number[] = [];
  const lineJoints: JointCounts["lines"] = [];
  const counted: { mounting: Mounting; joints: number }[] = [];
  const unknown: number[] = [];
  for (const line of lines) {
    const own = rowsFor(line, reading.rows);
    for (const { row } of own) used.add(row);
    // Joints of two kinds belong to one line: its mounting type is that of the majority.
    const main = own.toSorted((one, other) => other.pins - one.pins)[0];
    const pins =
      own.length > 0 ? own.filter(({ row }) => row === main?.row).reduce((sum, row) => sum + row.pins, 0) : line.pins;
    const mounting = main?.mounting ?? line.mounting;
    if (main && pins !== null && pins > 0) {
      if (mounting === null) assumed.push(main.row);
      lineJoints.push({ position: line.position, pins, mounting: mounting ?? "smt" });
    }
    if (!line.isAssembled) continue;
    if (pins === null) unknown.push(line.position);
    else counted.push({ mounting: mounting ?? "smt", joints: pins * line.quantity });
  }
  return {
    ...{ lines: lineJoints, bomLines, unknown, assumed, uncounted: [] },
    smtJoints: sumOf(counted, "smt"),
    thtJoints: sumOf(counted, "tht"),
    unlisted: [...new Set(reading.rows.map(({ row }) => row))].filter((row) => !used.has(row)),
  };
}
