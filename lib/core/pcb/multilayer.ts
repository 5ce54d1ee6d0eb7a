// Boards with inner layers: the minimum layer count, and options that require it.

import type { PcbSpecification } from "@/lib/core/pcb/specification";

export const MIN_MULTILAYER = 4;

export function onMultilayer({ layers }: Pick<PcbSpecification, "layers">): boolean {
  return layers >= MIN_MULTILAYER;
}
