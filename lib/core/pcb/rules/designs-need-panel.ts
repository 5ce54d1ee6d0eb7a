// Several designs come in a panel that the customer drew.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const designsNeedPanel = onlyWhere("differentDesigns", ({ boardType }) => boardType === "panel", {
  yields: ["boardType"],
});
