// What a check has to say: where the board is less than its order asks for, by how much, and how often.

import type { RuleId } from "@/lib/core/dfm/rule-ids";

/** "risk" cannot be made as ordered; "warning" is made at a lower yield or with a question; "notice" works, more is better. */
export type Severity = "risk" | "warning" | "notice";

/** `ratio` is a plain number, `percent` 0 to 100, `perM2` a count on a square metre, `deg` an angle. */
export type Unit = "mm" | "ratio" | "percent" | "count" | "perM2" | "deg";

/** Where a measure was taken, to be drawn over the board; lengths in mm in the coordinates of the files. */
export type Mark =
  | { kind: "gap"; x0: number; y0: number; x1: number; y1: number }
  | { kind: "ring"; x: number; y: number; radiusMm: number }
  | { kind: "box"; minX: number; minY: number; maxX: number; maxY: number }
  | { kind: "point"; x: number; y: number };

/** A value and where it was measured. */
export type Measure = {
  value: number;
  /** The middle of the mark, mm. */
  x: number;
  y: number;
  mark: Mark;
  /** The file of the layer it lies on, null where it belongs to the board as a whole. */
  layer: string | null;
  /** The gravest level that the place may have, whatever its value: what is made all the same is no risk. */
  atMost?: Severity;
};

/** All measures of one check on one layer that reach its limits, told as one. */
export type Finding = {
  rule: RuleId;
  severity: Severity;
  layer: string | null;
  /** The worst measure's. */
  x: number;
  y: number;
  measured: number;
  /** The limit that the worst measure misses: that of `severity`. */
  limit: number;
  unit: Unit;
  /** How many places there are; `places` holds the worst of them, at most `MAX_PLACES`. */
  count: number;
  places: Measure[];
};

export const MAX_PLACES = 200;
