// All examples by id, in the order of their list.

import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { drawBlinker } from "./blinker";
import { drawFilters } from "./filters";

export const EXAMPLES: Readonly<Record<string, () => Schematic>> = {
  blinker: drawBlinker,
  filters: drawFilters,
};
