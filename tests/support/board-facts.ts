// Facts of a board of which nothing is known, to be filled in by a test.

import type { BoardFacts } from "@/lib/core/gerber/facts";

export const UNKNOWN_FACTS: BoardFacts = {
  widthMm: null,
  heightMm: null,
  layers: null,
  minTraceMm: null,
  minSpaceMm: null,
  minDrillMm: null,
  drillCount: 0,
  slotCount: 0,
  castellated: null,
  castellatedHoles: null,
  castellatedSides: null,
  minCastellatedMm: null,
  goldFingers: null,
  goldFingerCount: null,
  minAnnularRingMm: null,
  minPlatedSlotMm: null,
  holesPerM2: null,
  finishTopCm2: null,
  finishBottomCm2: null,
  platedSides: null,
  scoreLines: null,
  blindBuried: null,
  boards: null,
  outline: "missing",
  stated: null,
  questions: [],
};
