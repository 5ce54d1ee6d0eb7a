// Trace width and spacing limits, by the copper thickness and the grade that was ordered.

import type { Thresholds } from "@/lib/core/dfm/rule";
import { CAPABILITY } from "@/lib/core/pcb/capability";
import { HEAVY_COPPER_UM, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** 6 mil, the limit of the order form too: thick copper is etched sideways. */
const HEAVY_MM = TRACK_GRADE_MM[6] ?? 0.15;
/** The middle grade: finer traces cost yield in every order. */
const COMFORTABLE_MM = TRACK_GRADE_MM[5] ?? 0.125;

type CopperPlace = "outer" | "inner";

/** The minimum trace and space: 0.1 mm by the capability list (docs/decisions/limits.md), wider from 2 oz on. */
export function minTraceSpaceMm({ outerCopperUm, innerCopperUm }: PcbSpecification, place: CopperPlace): number {
  const um = place === "outer" ? outerCopperUm : innerCopperUm;
  return um >= HEAVY_COPPER_UM ? HEAVY_MM : Math.max(CAPABILITY.minTraceMm, CAPABILITY.minSpaceMm);
}

/** Risk: the minimum. Warning: the grade that was ordered. Notice: the middle grade. */
export function traceThresholds(order: PcbSpecification, place: CopperPlace): Thresholds {
  const risk = minTraceSpaceMm(order, place);
  const warning = Math.max(risk, TRACK_GRADE_MM[order.minTraceSpaceMil] ?? risk);
  return { risk, warning, notice: Math.max(warning, COMFORTABLE_MM) };
}

/** For rules of all layers: at each level the stricter of outer and inner. */
export function allLayerThresholds(order: PcbSpecification): Thresholds {
  const outer = traceThresholds(order, "outer");
  if (order.layers <= 2) return outer;
  const inner = traceThresholds(order, "inner");
  const stricter = (level: "risk" | "warning") => Math.max(outer[level] ?? 0, inner[level] ?? 0);
  return { risk: stricter("risk"), warning: stricter("warning"), notice: Math.max(outer.notice, inner.notice) };
}
