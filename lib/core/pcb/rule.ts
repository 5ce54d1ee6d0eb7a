// One sentence on what can be made: which options it speaks of, and when a specification breaks it.

import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

/** Where a rule is broken: the option to change, and the figures of the sentence that explains it. */
export type Finding = { option: PcbOption; args: Record<string, string | number> };

export type PcbRule = {
  /** The options that may give way when they were left open, the likeliest first. */
  yields: readonly PcbOption[];
  /** Null where the specification keeps the rule. */
  check: (specification: PcbSpecification) => Finding | null;
};
