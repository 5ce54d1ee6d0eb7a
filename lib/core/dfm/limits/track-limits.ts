// How narrow tracks and gaps may be, by the copper that is etched and the grade that was ordered.

import type { Thresholds } from "@/lib/core/dfm/rule";
import { CAPABILITY } from "@/lib/core/pcb/capability";
import { HEAVY_COPPER_UM, type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";

/** 6 mil, as the order's own check asks: etching thick copper eats sideways. */
const HEAVY_MM = TRACK_GRADE_MM[6] ?? 0.15;
/** What the middle grade takes: finer than this costs yield whatever was ordered. */
const COMFORTABLE_MM = TRACK_GRADE_MM[5] ?? 0.125;

export type CopperPlace = "outer" | "inner";

/** The finest track and gap that is etched: 0.1 mm by the capability list (docs/decisions/limits.md), wider from 2 oz on. */
export function minTrackMm({ outerCopperUm, innerCopperUm }: PcbSpecification, place: CopperPlace): number {
  const um = place === "outer" ? outerCopperUm : innerCopperUm;
  return um >= HEAVY_COPPER_UM ? HEAVY_MM : Math.max(CAPABILITY.minTraceMm, CAPABILITY.minSpaceMm);
}

/** Risk: what is etched. Warning: the grade that was ordered. Notice: the middle grade. */
export function trackThresholds(order: PcbSpecification, place: CopperPlace): Thresholds {
  const risk = minTrackMm(order, place);
  const warning = Math.max(risk, TRACK_GRADE_MM[order.minTraceSpaceMil] ?? risk);
  return { risk, warning, notice: Math.max(warning, COMFORTABLE_MM) };
}

/** For checks of all layers at once: of each level the stricter of the two. */
export function anyTrackThresholds(order: PcbSpecification): Thresholds {
  const outer = trackThresholds(order, "outer");
  if (order.layers <= 2) return outer;
  const inner = trackThresholds(order, "inner");
  const stricter = (level: "risk" | "warning") => Math.max(outer[level] ?? 0, inner[level] ?? 0);
  return { risk: stricter("risk"), warning: stricter("warning"), notice: Math.max(outer.notice, inner.notice) };
}
