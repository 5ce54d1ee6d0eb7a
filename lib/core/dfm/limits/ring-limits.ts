// How much copper must be left around plated holes: of their pads, or of the pour or wider pad that holds these.
//
// Risk: the ring is drilled away. Between that and the capability list the board is made, and is a warning: pads are
// enlarged before production where there is space, and IPC-6012 class 2 accepts a hole that breaks out of a land by 90°.
// Boards that are built in large numbers have such rings (0.05 mm around the vias of og32-bitaxe-ultra).

import type { Thresholds } from "@/lib/core/dfm/rule";
import { NO_RING_MM } from "@/lib/core/dfm/limits/drilled-hole";
import { CAPABILITY } from "@/lib/core/pcb/capability";

/** The capability list (docs/decisions/limits.md): the ring that we keep as it is drawn. */
const KEPT_MM = CAPABILITY.minAnnularRingMm;
/**
 * IPC-2221B 9.1.1 for class 2: the least ring outside (0.05 mm) and half the fabrication allowance of producibility
 * level B (0.25 mm).
 */
const LEVEL_B_MM = 0.05 + 0.25 / 2;
/** Drills wander against inner layers, which shrink when they are pressed: a step more than the least. */
const INNER_COMMON_MM = 0.15;

export const VIA_RING: Thresholds = { risk: NO_RING_MM, warning: KEPT_MM, notice: 0.15 };
export const COMPONENT_RING: Thresholds = { risk: NO_RING_MM, warning: 0.15, notice: LEVEL_B_MM };
export const INNER_RING: Thresholds = { risk: NO_RING_MM, warning: KEPT_MM, notice: INNER_COMMON_MM };
/** Blind holes are drilled before the stack is whole and meet their pads as well as through ones do. */
export const BLIND_VIA_RING: Thresholds = { risk: NO_RING_MM, warning: KEPT_MM, notice: INNER_COMMON_MM };
