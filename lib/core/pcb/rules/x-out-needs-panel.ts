// Only a panel can hold boards that are crossed out.

import { isPanel } from "@/lib/core/pcb/panel";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const xOutNeedsPanel = onlyWhere("xOutAllowance", isPanel, { yields: ["boardType", "deliveryMethod"] });
