// Boards with inner layers: what needs them, and from how many layers on there are any.

import type { PcbSpecification } from "@/lib/core/pcb/specification";

export const MIN_MULTILAYER = 4;

export function onMultilayer({ layers }: Pick<PcbSpecification, "layers">): boolean {
  return layers >= MIN_MULTILAYER;
}
