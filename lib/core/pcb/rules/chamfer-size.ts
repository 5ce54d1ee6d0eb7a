// The machine that chamfers holds boards from 50 mm on: a board house's published limit.

import { CHAMFER } from "@/lib/core/pcb/capability";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const chamferSize = onlyWhere(
  "goldFingerChamferDeg",
  ({ widthMm, heightMm }) => Math.min(widthMm, heightMm) >= CHAMFER.minBoardMm,
  { args: { min: CHAMFER.minBoardMm } },
);
