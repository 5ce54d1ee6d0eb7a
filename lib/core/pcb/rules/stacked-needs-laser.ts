// Micro-vias are drilled by laser.

import { onlyWhere } from "@/lib/core/pcb/rule";

export const stackedNeedsLaser = onlyWhere("stackedMicroVia", ({ laserDrill }) => laserDrill, {
  yields: ["laserDrill"],
});
