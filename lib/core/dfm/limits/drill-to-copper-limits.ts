// How far the wall of a hole keeps from copper that it must not meet.
//
// A hole is drilled about 0.1 mm wider than it is finished and may stand 0.05 mm off its place; what is left of the
// distance keeps the plating from the copper. Risk: nothing of it is left. Warning: 0.2 mm is what board houses publish as
// their least for vias and bare holes on outer and inner layers alike; below it they make the board and guarantee less. Around bare holes a pour is a warning at most: it is cut back to that.

import { ROUTER_POSITION_MM, WALL_TOUCHES_MM } from "@/lib/core/dfm/limits/drilled-hole";
import type { Thresholds } from "@/lib/core/dfm/rule";

const PUBLISHED_MM = 0.2;

export const VIA_TO_COPPER: Thresholds = { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: PUBLISHED_MM };
/** Inner layers shrink when they are pressed: a step more is recommended. */
export const VIA_TO_INNER_COPPER: Thresholds = { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: 0.25 };
/** Larger drills wander more, and leads are pushed through. */
export const COMPONENT_TO_COPPER: Thresholds = { risk: WALL_TOUCHES_MM, warning: 0.25, notice: 0.28 };
export const UNPLATED_TO_COPPER: Thresholds = { risk: WALL_TOUCHES_MM, warning: PUBLISHED_MM, notice: 0.25 };
/** Slots are milled, or drilled hole by hole with a tool that runs off. */
export const SLOT_TO_COPPER: Thresholds = { risk: ROUTER_POSITION_MM, warning: 0.25, notice: 0.3 };
