// A rail's width is chosen only where we add rails.

import { hasOurRails } from "@/lib/core/pcb/panel";
import { onlyWhere } from "@/lib/core/pcb/rule";

export const railNeedsRails = onlyWhere("railWidthMm", hasOurRails, { yields: ["deliveryMethod"] });
