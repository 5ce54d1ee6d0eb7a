// One sentence on what can be made: which options it speaks of, and when a specification breaks it.

import { DEFAULT_SPECIFICATION, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";

/** Where a rule is broken: the option to change, and the figures of the sentence that explains it. */
export type Finding = { option: PcbOption; args: Record<string, string | number> };

export type PcbRule = {
  /** The options that may give way when they were left open, the likeliest first. */
  yields: readonly PcbOption[];
  /** Null where the specification keeps the rule. */
  check: (specification: PcbSpecification) => Finding | null;
  /** What follows of itself when another choice breaks the rule. */
  follows?: (specification: PcbSpecification) => Partial<PcbSpecification>;
};

type Dependent = Exclude<PcbOption, "leadTimeDays">;

/**
 * The rule of an option that means something only beside other choices: elsewhere it stays at its default, and goes
 * back to it when they are taken back.
 */
export function onlyWhere(
  option: Dependent,
  applies: (specification: PcbSpecification) => boolean,
  { yields = [], args = {} }: { yields?: readonly PcbOption[]; args?: Finding["args"] } = {},
): PcbRule {
  const none = DEFAULT_SPECIFICATION[option];
  return {
    yields,
    check: (specification) => (specification[option] === none || applies(specification) ? null : { option, args }),
    follows: () => ({ [option]: none }),
  };
}
