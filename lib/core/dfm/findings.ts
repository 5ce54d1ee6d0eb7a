// Measures to findings: one finding per rule and layer, the worst place first.

import { type Finding, MAX_PLACES, type Measure, type Severity } from "@/lib/core/dfm/finding";
import type { Measured, Rule, Thresholds } from "@/lib/core/dfm/rule";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import type { Gap } from "@/lib/core/measure/copper/nearest";

/**
 * A length misses its limit when it is this much beyond it: half a step of a file in ten-thousandths of an inch, plus
 * the chords that stand for arcs.
 */
const SLACK_MM = 0.002;

type Judged = Pick<Rule, "unit" | "worse">;

/** The most severe level that a value reaches; null for a value within all limits. */
export function severityOf({ unit, worse }: Judged, value: number, limits: Thresholds): Severity | null {
  const slack = unit === "mm" ? SLACK_MM : 1e-9;
  const misses = (limit: number | null) =>
    limit !== null && (worse === "least" ? value < limit - slack : value > limit + slack);
  if (misses(limits.risk)) return "risk";
  if (misses(limits.warning)) return "warning";
  return misses(limits.notice) ? "notice" : null;
}

/** The level of a place as an index into `SEVERITIES`; one beyond the last for a value within all limits. */
function levelOf(rule: Judged, { value, atMost = "risk" }: Measure, limits: Thresholds): number {
  const severity = severityOf(rule, value, limits);
  return severity ? Math.max(SEVERITIES.indexOf(severity), SEVERITIES.indexOf(atMost)) : SEVERITIES.length;
}

/** In the order of the layers' first places, without measures within all limits. */
export function findingsOf(id: RuleId, rule: Judged, measures: readonly Measure[], limits: Thresholds): Finding[] {
  const layers = new Map<string | null, Measure[]>();
  for (const measure of measures) {
    if (severityOf(rule, measure.value, limits) === null) continue;
    const existing = layers.get(measure.layer);
    if (existing) existing.push(measure);
    else layers.set(measure.layer, [measure]);
  }
  return [...layers].flatMap(([layer, places]) => {
    const judged = places.map((place) => ({ place, level: levelOf(rule, place, limits), value: rounded(place.value) }));
    const sorted = judged.sort(byWorst(rule));
    const [first] = sorted;
    const severity = first && SEVERITIES[first.level];
    if (!first || !severity) return [];
    const worst = first.place;
    return {
      rule: id,
      severity,
      layer,
      x: rounded(worst.x),
      y: rounded(worst.y),
      measured: first.value,
      limit: limits[severity] ?? limits.notice,
      unit: rule.unit,
      count: sorted.length,
      places: sorted
        .slice(0, MAX_PLACES)
        .map(({ value, place: { x, y, mark, layer: file } }) => ({ value, x, y, mark, layer: file })),
    };
  });
}

/** A place with its level and rounded value, which each comparison needs. */
type JudgedPlace = { place: Measure; level: number; value: number };

/** Places of one level and value are sorted by x, then y, so that the same board gives the same report. */
function byWorst({ worse }: Judged): (a: JudgedPlace, b: JudgedPlace) => number {
  const sign = worse === "least" ? 1 : -1;
  return (a, b) => a.level - b.level || sign * (a.value - b.value) || a.place.x - b.place.x || a.place.y - b.place.y;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Merges measures nearer to one another than `apartMm` on one layer into the worst of them: a gap along two traces is
 * measured at many of their pieces. Sorted as findings are.
 */
export function distinctPlaces<Place extends Measure>(
  measures: readonly Place[],
  worse: Rule["worse"],
  apartMm: number,
): Place[] {
  const sorted = measures.map((measure) => ({ measure, value: rounded(measure.value) }));
  const sign = worse === "least" ? 1 : -1;
  sorted.sort((a, b) => sign * (a.value - b.value) || a.measure.x - b.measure.x || a.measure.y - b.measure.y);
  const layers = new Map<string | null, Taken>();
  const out: Place[] = [];
  for (const { measure } of sorted) {
    let taken = layers.get(measure.layer);
    if (!taken) layers.set(measure.layer, (taken = new Taken(apartMm)));
    if (taken.take(measure.x, measure.y)) out.push(measure);
  }
  return out;
}

/** Cells per row: wider than any drawing with cells of a micron. */
const ROW_CELLS = 2 ** 26;

/** Places at least `apartMm` from one another, in a grid of cells of that size. */
class Taken {
  readonly #apartMm: number;
  /** Pairs of coordinates. */
  readonly #cells = new Map<number, number[]>();

  constructor(apartMm: number) {
    this.#apartMm = apartMm;
  }

  /** False if an earlier place lies nearer than `apartMm`. */
  take(x: number, y: number): boolean {
    const column = Math.floor(x / this.#apartMm);
    const row = Math.floor(y / this.#apartMm);
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const existing = this.#cells.get((column + dx) * ROW_CELLS + row + dy);
        for (let k = 0; existing && k < existing.length; k += 2) {
          const offX = (existing[k] ?? 0) - x;
          const offY = (existing[k + 1] ?? 0) - y;
          if (offX * offX + offY * offY < this.#apartMm * this.#apartMm) return false;
        }
      }
    const key = column * ROW_CELLS + row;
    const cell = this.#cells.get(key);
    if (cell) cell.push(x, y);
    else this.#cells.set(key, [x, y]);
    return true;
  }
}

/** The measures of a rule that reach its notice, and the worst value of all. */
export function toMeasured(measures: Iterable<Measure>, worse: Rule["worse"], { notice }: Thresholds): Measured {
  const places: Measure[] = [];
  let extreme: number | null = null;
  for (const measure of measures) {
    const { value } = measure;
    if (extreme === null || (worse === "least" ? value < extreme : value > extreme)) extreme = value;
    if (worse === "least" ? value < notice : value > notice) places.push(measure);
  }
  return { places, extreme };
}

/** A gap as a measure on a layer. */
export function gapMeasure({ mm, x0, y0, x1, y1 }: Gap, layer: string | null): Measure {
  return { value: mm, x: (x0 + x1) / 2, y: (y0 + y1) / 2, mark: { kind: "gap", x0, y0, x1, y1 }, layer };
}
