// A rule about what can be manufactured: the options involved, and the test of a specification.

import { DEFAULT_SPECIFICATION, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";

/** A violation: the option to change, and the arguments of the message that explains it. */
export type Finding = { option: PcbOption; args: Record<string, string | number> };

export type PcbRule = {
  /** The options that may be changed if they were left open, the most likely first. */
  yields: readonly PcbOption[];
  /** Null if the specification satisfies the rule. */
  check: (specification: PcbSpecification) => Finding | null;
  /** Changes that follow automatically if another choice breaks the rule. */
  follows?: (specification: PcbSpecification) => Partial<PcbSpecification>;
};

type ArgsOf = (specification: PcbSpecification) => Finding["args"];
/** A value of the customer as an argument of a message; JSON has no NaN. */
export const shownNumber = (value: number): number => (Number.isFinite(value) ? value : 0);

type Dependent = Exclude<PcbOption, "leadTimeDays">;

/**
 * The rule of an option that depends on other choices: without them it has its default, and returns to it when they are
 * undone.
 */
export function onlyWhere(
  option: Dependent,
  applies: (specification: PcbSpecification) => boolean,
  { yields = [], args = {} }: { yields?: readonly PcbOption[]; args?: Finding["args"] | ArgsOf } = {},
): PcbRule {
  const none = DEFAULT_SPECIFICATION[option];
  return {
    yields,
    check(specification) {
      if (specification[option] === none || applies(specification)) return null;
      return { option, args: typeof args === "function" ? args(specification) : args };
    },
    follows: () => ({ [option]: none }),
  };
}
