// Every value that is chosen from a list is on it.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";

const LISTED = Object.keys(PCB_OPTIONS) as ListedOption[];

export const unknownOption: PcbRule = {
  yields: [],
  check(specification) {
    const option = LISTED.find(
      (listed) => !(PCB_OPTIONS[listed] as readonly unknown[]).includes(specification[listed]),
    );
    return option === undefined ? null : { option, args: { value: String(specification[option]) } };
  },
};
