// Scale that contains a measured value and its limits with margins, and the band of each severity.

import type { Severity } from "@/lib/core/dfm/finding";
import type { Thresholds } from "@/lib/core/dfm/rule";

export interface Scale {
  /** Fraction from the left end, 0 to 1. */
  at: (value: number) => number;
  /** `passed` is beyond the last limit. */
  bands: { level: Severity | "passed"; from: number; to: number }[];
}

const ROOM = 0.18;

export function scaleOf(measured: number, { risk, warning, notice }: Thresholds): Scale {
  const limits = [risk, warning, notice].filter((limit) => limit !== null);
  const values = [measured, ...limits];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const span = max - min || Math.abs(max) || 1;
  const from = min - span * ROOM;
  const whole = span * (1 + 2 * ROOM);
  const at = (value: number) => Math.min(1, Math.max(0, (value - from) / whole));
  // If larger values are worse, the risk is at the right end.
  const gravest = risk ?? warning ?? notice;
  const isMostWorse = limits.length > 1 ? gravest > notice : measured > notice;
  const edges: { level: Severity; limit: number | null }[] = [
    { level: "risk", limit: risk },
    { level: "warning", limit: warning },
    { level: "notice", limit: notice },
  ];
  const bands: Scale["bands"] = [];
  let end = isMostWorse ? 1 : 0;
  for (const { level, limit } of edges) {
    if (limit === null) continue;
    const next = at(limit);
    bands.push({ level, from: Math.min(end, next), to: Math.max(end, next) });
    end = next;
  }
  bands.push(isMostWorse ? { level: "passed", from: 0, to: end } : { level: "passed", from: end, to: 1 });
  return { at, bands };
}
