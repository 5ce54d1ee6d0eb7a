// A small report of a check: a gap that is too narrow, print over a pad, and checks that passed or did not run.

import { type RuleId, RULE_IDS } from "@/lib/core/dfm/rule-ids";
import type { CheckOutcome, DfmReport } from "@/lib/core/dfm/report";
import type { Finding } from "@/lib/core/dfm/finding";

/** 0.12 mm where 0.15 mm go without question: from (10, 5) to (10.12, 5). */
export const NARROW_GAP: Finding = {
  rule: "spacingOuter",
  severity: "warning",
  layer: "b.gtl",
  x: 10.06,
  y: 5,
  measured: 0.12,
  limit: 0.15,
  unit: "mm",
  count: 2,
  places: [
    { value: 0.12, x: 10.06, y: 5, layer: "b.gtl", mark: { kind: "gap", x0: 10, y0: 5, x1: 10.12, y1: 5 } },
    { value: 0.13, x: 4.065, y: 3, layer: "b.gtl", mark: { kind: "gap", x0: 4, y0: 3, x1: 4.13, y1: 3 } },
  ],
};

export const THIN_RING: Finding = {
  rule: "viaRing",
  severity: "risk",
  layer: "b.gbl",
  x: 15,
  y: 5,
  measured: 0.06,
  limit: 0.1,
  unit: "mm",
  count: 1,
  places: [{ value: 0.06, x: 15, y: 5, layer: "b.gbl", mark: { kind: "ring", x: 15, y: 5, radiusMm: 0.46 } }],
};

export const NO_FIDUCIALS: Finding = {
  rule: "fiducialCount",
  severity: "notice",
  layer: null,
  x: 10,
  y: 5,
  measured: 0,
  limit: 3,
  unit: "count",
  count: 1,
  places: [{ value: 0, x: 10, y: 5, layer: null, mark: { kind: "box", minX: 0, minY: 0, maxX: 20, maxY: 10 } }],
};

const LIMITS = { risk: 0.1, warning: 0.15, notice: 0.2 };
const FOUND = new Map<RuleId, Finding>([NARROW_GAP, THIN_RING, NO_FIDUCIALS].map((finding) => [finding.rule, finding]));

function outcomeOf(rule: RuleId): CheckOutcome {
  const finding = FOUND.get(rule);
  const thresholds = rule === "fiducialCount" ? { risk: null, warning: null, notice: 3 } : LIMITS;
  if (finding) return { rule, state: finding.severity, unit: finding.unit, extreme: finding.measured, thresholds };
  if (rule === "traceWidthOuter") return { rule, state: "passed", unit: "mm", extreme: 0.2, thresholds: LIMITS };
  return { rule, state: "skipped", reason: rule.startsWith("net") ? "noNetlist" : "noSuchFeature" };
}

export const DFM_REPORT: DfmReport = {
  findings: [THIN_RING, NARROW_GAP, NO_FIDUCIALS],
  checks: (Object.values(RULE_IDS).flat() as RuleId[]).map(outcomeOf),
  figures: {
    widthMm: 20,
    heightMm: 10,
    copperLayers: 2,
    minTraceMm: 0.2,
    minSpaceMm: 0.12,
    minDrillMm: 0.8,
    millingMPerM2: 300,
    finishPercent: 2.01,
    testPoints: 2,
    panelUsePercent: null,
    drillSizes: [{ diameterMm: 0.8, plating: "plated", hits: 2, slots: 0 }],
  },
  disagreements: [{ option: "layers", ordered: 4, measured: 2 }],
};
