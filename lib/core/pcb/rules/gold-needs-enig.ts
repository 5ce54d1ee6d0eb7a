// Only ENIG has a gold thickness to choose.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const goldNeedsEnig = onlyWhere("enigAuThickness", ({ surfaceFinish }) => surfaceFinish === "ENIG", {
  yields: ["surfaceFinish"],
});
