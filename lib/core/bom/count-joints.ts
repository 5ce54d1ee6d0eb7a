// A written list of joints held against a board's parts list: which lines it tells, and what the board comes to.

import { type Mounting, mpnKey } from "@/lib/core/part/part";
import type { JointReading, JointRow } from "./joint-table";

/** A line of a list as it is counted; `pins` and `mounting` as they are known so far. */
export interface CountedLine {
  position: number;
  designators: readonly string[];
  /** Numbers that it goes by: what was asked for, and the part's own. */
  numbers: readonly string[];
  /** On one board. */
  quantity: number;
  isAssembled: boolean;
  pins: number | null;
  mounting: Mounting | null;
}

export interface JointCounts {
  /** What the table says of lines of the list, in their order. */
  lines: { position: number; pins: number; mounting: Mounting }[];
  /** Different parts that are soldered. */
  bomLines: number;
  /** Of one board. */
  smtJoints: number;
  thtJoints: number;
  /** Rows that no line of the list has: they count for nothing. */
  unlisted: number[];
  /** Rows without a list that do not tell how often: they count for nothing. */
  uncounted: number[];
  /** Positions of lines that are assembled, and of which nobody has told the joints yet. */
  unknown: number[];
  /** Rows that are counted as surface-mounted, as nothing tells. */
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

/** Without a list the table is all there is. */
function countAlone({ rows }: JointReading): JointCounts {
  const counted = rows.flatMap(({ quantity, pins, mounting }) =>
    quantity === null ? [] : [{ mounting: mounting ?? ("smt" as const), joints: pins * quantity }],
  );
  const soldered = rows.filter(({ pins, quantity }) => pins > 0 && quantity !== null);
  return {
    ...{ lines: [], unlisted: [], unknown: [] },
    // One part may have joints of both kinds, each a row of its own here.
    bomLines: new Set(soldered.map(({ row }) => row)).size,
    smtJoints: sumOf(counted, "smt"),
    thtJoints: sumOf(counted, "tht"),
    uncounted: rows.filter(({ quantity }) => quantity === null).map(({ row }) => row),
    assumed: soldered.filter(({ mounting }) => mounting === null).map(({ row }) => row),
  };
}

/** `bomLines`: different parts as the list counts them. A line without a list of its own joints keeps what is known of it. */
export function countJoints(reading: JointReading, lines: readonly CountedLine[], bomLines: number): JointCounts {
  if (lines.length === 0) return countAlone(reading);
  const used = new Set<number>();
  const assumed: number[] = [];
  const told: JointCounts["lines"] = [];
  const counted: { mounting: Mounting; joints: number }[] = [];
  const unknown: number[] = [];
  for (const line of lines) {
    const own = rowsFor(line, reading.rows);
    for (const { row } of own) used.add(row);
    // Joints of two kinds are one line's all the same: its kind is the one of most.
    const main = own.toSorted((one, other) => other.pins - one.pins)[0];
    const pins =
      own.length > 0 ? own.filter(({ row }) => row === main?.row).reduce((sum, row) => sum + row.pins, 0) : line.pins;
    const mounting = main?.mounting ?? line.mounting;
    if (main && pins !== null && pins > 0) {
      if (mounting === null) assumed.push(main.row);
      told.push({ position: line.position, pins, mounting: mounting ?? "smt" });
    }
    if (!line.isAssembled) continue;
    if (pins === null) unknown.push(line.position);
    else counted.push({ mounting: mounting ?? "smt", joints: pins * line.quantity });
  }
  return {
    ...{ lines: told, bomLines, unknown, assumed, uncounted: [] },
    smtJoints: sumOf(counted, "smt"),
    thtJoints: sumOf(counted, "tht"),
    unlisted: [...new Set(reading.rows.map(({ row }) => row))].filter((row) => !used.has(row)),
  };
}
