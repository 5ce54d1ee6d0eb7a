// An edge is chamfered for gold fingers.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const chamferNeedsFingers = onlyWhere("goldFingerChamferDeg", ({ goldFingers }) => goldFingers, {
  yields: ["goldFingers"],
});
