// Every value that is chosen from a list is on it.

import type { PcbRule } from "@/lib/core/pcb/rule";
import { type ListedOption, type OptionValue, PCB_OPTIONS } from "@/lib/core/pcb/specification";

const LISTED: readonly { option: ListedOption; values: ReadonlySet<OptionValue> }[] = (
  Object.keys(PCB_OPTIONS) as ListedOption[]
).map((option) => ({ option, values: new Set<OptionValue>(PCB_OPTIONS[option]) }));

export const unknownOption: PcbRule = {
  yields: [],
  check(specification) {
    const unknown = LISTED.find(({ option, values }) => !values.has(specification[option]));
    if (!unknown) return null;
    return { option: unknown.option, args: { value: String(specification[unknown.option]) } };
  },
};
