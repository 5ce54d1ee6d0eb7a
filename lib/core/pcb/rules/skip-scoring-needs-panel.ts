// Score lines run through panels, and only there can they be skipped.

import { isPanel } from "@/lib/core/pcb/panel";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const skipScoringNeedsPanel = onlyWhere("skipVScoring", isPanel, { yields: ["boardType", "deliveryMethod"] });
