// The minimum of each measure that KiCad's design rule check finds on a board, by lowering the rule until nothing is
// reported.

import { type DrcItem, type DrcViolation, runDrc } from "./kicad-drc";

/** Sweeps: the constraint of the rule, its violations, and its initial value in mm. */
export const SWEEPS = {
  clearance: { constraint: "clearance", types: ["clearance"], fromMm: 0.6 },
  annularWidth: { constraint: "annular_width", types: ["annular_width"], fromMm: 1 },
  holeToHole: { constraint: "hole_to_hole", types: ["hole_to_hole"], fromMm: 1 },
  edgeClearance: { constraint: "edge_clearance", types: ["copper_edge_clearance"], fromMm: 1 },
  holeClearance: { constraint: "hole_clearance", types: ["hole_clearance"], fromMm: 1 },
  silkClearance: { constraint: "silk_clearance", types: ["silk_over_copper"], fromMm: 0.5 },
  trackWidth: { constraint: "track_width", types: ["track_width"], fromMm: 1 },
  holeSize: { constraint: "hole_size", types: ["drill_out_of_range"], fromMm: 3 },
} as const;

export type Sweep = keyof typeof SWEEPS;

/** Null if nothing is below the initial value of the sweep. Positions in mm, y up as in Gerber files. */
export type Min = { mm: number; between: { what: string; x: number; y: number }[] } | null;

const NAMES = Object.keys(SWEEPS) as Sweep[];
const STEP_MM = 0.001;

/**
 * All sweeps of a board at once: for each measure the limit, to 0.001 mm, up to which KiCad reports nothing. Found by
 * bisection, because the "actual" value in KiCad's message is sometimes slightly below the one that passes.
 */
export function sweepBoard(boardFile: string): Record<Sweep, Min> {
  const passes = eachSweep<number>(() => 0);
  const fails = eachSweep<number>((name) => SWEEPS[name].fromMm);
  const found = eachSweep((): Min => null);
  const learn = (limits: Record<Sweep, number>, open: readonly Sweep[]) => {
    const violations = runDrc(boardFile, rulesOf(limits));
    for (const name of open) {
      const min = minOf(violations, name);
      if (min) [fails[name], found[name]] = [limits[name], min];
      else passes[name] = limits[name];
    }
  };
  learn(fails, NAMES);
  const halved = () => eachSweep((name) => (passes[name] + fails[name]) / 2);
  const openOnes = () => NAMES.filter((name) => found[name] && fails[name] - passes[name] > STEP_MM);
  for (let open = openOnes(); open.length > 0; open = openOnes()) learn(halved(), open);
  return eachSweep((name) => {
    const min = found[name];
    return min && { ...min, mm: passes[name] === 0 ? 0 : Math.round(halved()[name] * 1e4) / 1e4 };
  });
}

function eachSweep<Value>(valueOf: (name: Sweep) => Value): Record<Sweep, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Record<Sweep, Value>;
}

function rulesOf(limits: Record<Sweep, number>): string {
  const rules = Object.entries(SWEEPS).map(
    ([name, { constraint }]) =>
      `(rule "${name}" (constraint ${constraint} (min ${limits[name as Sweep].toFixed(5)}mm)))`,
  );
  return ["(version 1)", ...rules, ""].join("\n");
}

function minOf(violations: readonly DrcViolation[], name: Sweep): Min {
  let min: Min = null;
  for (const violation of violations) {
    if (!SWEEPS[name].types.some((type) => type === violation.type)) continue;
    // "… (rule 'clearance' clearance 0.6000 mm; actual 0.4769 mm)"; overlaps have no number.
    const mm = Number(/actual (-?[\d.]+) mm/.exec(violation.description)?.[1] ?? 0);
    if (!min || mm < min.mm) min = { mm, between: violation.items.map(itemPosition) };
  }
  return min;
}

function itemPosition({ description, pos }: DrcItem) {
  return { what: description, x: pos.x, y: -pos.y };
}
