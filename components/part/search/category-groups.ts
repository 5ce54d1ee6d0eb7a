// Groups of the category tree.
import type { PartCategory } from "@/lib/core/part/part";

export const CATEGORY_GROUPS = [
  { group: "passives", categories: ["resistor", "resistorArray", "capacitor", "inductor", "ferrite", "crystal"] },
  { group: "discretes", categories: ["diode", "led", "transistor", "protection"] },
  {
    group: "ics",
    categories: [
      ...["microcontroller", "memory", "logic", "regulator", "amplifier", "converter", "interface", "timing", "driver"],
    ] as PartCategory[],
  },
  { group: "modules", categories: ["module", "sensor"] },
  { group: "electromechanical", categories: ["connector", "header", "switch"] },
] as const satisfies readonly { group: string; categories: readonly PartCategory[] }[];
