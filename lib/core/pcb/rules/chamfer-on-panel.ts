// In a scored panel the edge that would be chamfered is not free yet.

import { isPanel } from "@/lib/core/pcb/panel";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const chamferOnPanel = onlyWhere("goldFingerChamferDeg", (specification) => !isPanel(specification));
