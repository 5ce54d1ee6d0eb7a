// A finding: the places of a board that miss a limit of a rule, and the worst of them.

import type { RuleId } from "@/lib/core/dfm/rule-ids";

/**
 * "risk" cannot be made as ordered; "warning" is made at a lower yield or after a question; "notice" is below the
 * recommendation.
 */
export type Severity = "risk" | "warning" | "notice";

/** `ratio` is a plain number, `percent` 0 to 100, `perM2` a count per square meter, `deg` an angle in degrees. */
export type Unit = "mm" | "ratio" | "percent" | "count" | "perM2" | "deg";

/** The mark of a measure, to be drawn over the board; lengths in mm in the coordinates of the files. */
export type Mark =
  | { kind: "gap"; x0: number; y0: number; x1: number; y1: number }
  | { kind: "ring"; x: number; y: number; radiusMm: number }
  | { kind: "box"; minX: number; minY: number; maxX: number; maxY: number }
  | { kind: "point"; x: number; y: number };

/** A measured value with its position. */
export type Measure = {
  value: number;
  /** The center of the mark, mm. */
  x: number;
  y: number;
  mark: Mark;
  /** The file of its layer; null for a measure of the whole board. */
  layer: string | null;
  /** The most severe level that the place may have, whatever its value: a place that is made anyway is no risk. */
  atMost?: Severity;
};

/** All measures of one rule on one layer that reach its limits. */
export type Finding = {
  rule: RuleId;
  severity: Severity;
  layer: string | null;
  /** The position of the worst measure. */
  x: number;
  y: number;
  measured: number;
  /** The limit of `severity`, which the worst measure misses. */
  limit: number;
  unit: Unit;
  /** The number of all places; `places` has the worst of them, at most `MAX_PLACES`. */
  count: number;
  places: Measure[];
};

export const MAX_PLACES = 200;
