// A risk says "cannot be made": its limit is one of our capability list, or the length at which nothing is left to correct.

import { expect, test } from "vitest";
import {
  NO_RING_MM,
  NO_WALL_BETWEEN_MM,
  ROUTER_POSITION_MM,
  WALL_ROUTED_MM,
  WALL_TOUCHES_MM,
} from "@/lib/core/dfm/rules/drill-tolerances";
import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { CAPABILITY, CASTELLATION, SIZE_LIMITS } from "@/lib/core/pcb/capability";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";

const { minTraceMm, minDrillMm, minPlatedSlotMm, minCutoutMm, aspectRatio, minPitchMm } = CAPABILITY;

/** Every rule that can say it, with the limit for a default board. What is not here never does. */
const BASIS: Partial<Record<RuleId, number>> = {
  traceWidthOuter: minTraceMm,
  traceWidthInner: minTraceMm,
  spacingOuter: minTraceMm,
  spacingInner: minTraceMm,
  traceToPad: minTraceMm,
  padToPad: minTraceMm,
  smdPadWidth: minTraceMm,
  bgaPadDiameter: minTraceMm,
  padPitch: minPitchMm,
  viaPadDiameter: minDrillMm + 2 * NO_RING_MM,
  viaRing: NO_RING_MM,
  componentRing: NO_RING_MM,
  innerRing: NO_RING_MM,
  blindViaRing: NO_RING_MM,
  castellationPad: NO_RING_MM,
  viaToCopperOuter: WALL_TOUCHES_MM,
  viaToCopperInner: WALL_TOUCHES_MM,
  componentHoleToCopper: WALL_TOUCHES_MM,
  unplatedHoleToCopper: WALL_TOUCHES_MM,
  slotToCopper: ROUTER_POSITION_MM,
  copperToEdgeOuter: ROUTER_POSITION_MM,
  copperToEdgeInner: ROUTER_POSITION_MM,
  // The groove of a 1.6 mm board, 0.14 mm to either side, and 0.1 mm off its line.
  copperToScore: 0.25,
  holeToScore: 0.3,
  viaDiameter: minDrillMm,
  componentHoleDiameter: minDrillMm,
  unplatedHoleDiameter: minDrillMm,
  holeAspectRatio: aspectRatio,
  blindViaAspectRatio: aspectRatio,
  platedSlotWidth: minPlatedSlotMm,
  unplatedSlotWidth: minCutoutMm,
  routedWidth: minCutoutMm,
  viaSpacing: NO_WALL_BETWEEN_MM,
  componentHoleSpacing: NO_WALL_BETWEEN_MM,
  slotSpacing: NO_WALL_BETWEEN_MM,
  platedHoleToEdge: WALL_ROUTED_MM,
  castellationDiameter: CASTELLATION.minHoleMm,
  boardSize: SIZE_LIMITS.minMm,
  outlineClosed: 0.5,
  netOpen: 0,
  netShort: 0,
};

test("no board is called impossible for less than its capability or the physics of drill and router", () => {
  const limits = Object.entries(RULES).flatMap(([id, { thresholds }]) => {
    const { risk } = thresholds({ ...DEFAULT_SPECIFICATION, leadTimeDays: 5 });
    return risk === null ? [] : [[id, risk] as const];
  });
  expect(Object.fromEntries(limits)).toEqual(BASIS);
});
