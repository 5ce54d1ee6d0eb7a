// The values that an option may take with the other options as chosen, and the rules against the remaining values.

import { isPanel } from "@/lib/core/pcb/panel";
import { checkSpecification, RULE_KEYS, RULES, type RuleKey, type Violation } from "@/lib/core/pcb/rules";
import {
  type ListedOption,
  type OptionValue,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";

export type AllowedOption = {
  value: OptionValue;
  /** Null if the value can be chosen; else the rule that it would break. */
  violation: Violation | null;
};

/** One choice may change an option that changes another; no chain is longer. */
const MAX_STEPS = 4;

/** Resets options that a choice has made meaningless; the choice itself is kept, even against a rule. */
function settled(chosen: PcbSpecification, option: PcbOption): PcbSpecification {
  let next = chosen;
  for (let step = 0; step < MAX_STEPS; step++) {
    const before = next;
    for (const key of RULE_KEYS) {
      const { check, follows } = RULES[key];
      const patch = follows && check(next) ? follows(next) : null;
      if (patch && !(option in patch)) next = { ...next, ...patch };
    }
    if (next === before) break;
  }
  return next;
}

/**
 * Applies a choice with its consequences: a finish without gold has no gold thickness, two layers have no inner copper,
 * and a board that is stepped into a panel gets the smallest valid grid.
 */
export function withChoice<K extends PcbOption>(
  specification: PcbSpecification,
  option: K,
  value: PcbSpecification[K],
): PcbSpecification {
  const chosen = { ...specification, [option]: value };
  // Giving up the customer's own panel does not mean ordering one of ours.
  if (option === "boardType" && isPanel(specification) && value === "single") chosen.deliveryMethod = "single";
  return settled(chosen, option);
}

/** Options that are only asked after the choice do not prevent it. */
const ASKED_AFTERWARDS: readonly RuleKey[] = ["goldFingerCount"];

type ListedValue = PcbSpecification[ListedOption];
type Choice = { option: ListedOption; value: ListedValue };

/** A rule that is already broken disables only the value that it names, so that there is a way out. */
function violationOf(
  specification: PcbSpecification,
  { option, value }: Choice,
  known: ReadonlySet<RuleKey>,
): Violation | null {
  const found = checkSpecification(withChoice(specification, option, value));
  return found.find(({ rule, option: about }) => !known.has(rule) || about === option) ?? null;
}

/** Rules that exclude no further value: already broken, or asked after the choice. */
export function settledRules(specification: PcbSpecification): ReadonlySet<RuleKey> {
  return new Set([...ASKED_AFTERWARDS, ...checkSpecification(specification).map(({ rule }) => rule)]);
}

/** The values of one option, for a form that shows it. `known` are the specification's `settledRules`. */
export function allowedValues(
  specification: PcbSpecification,
  option: ListedOption,
  known: ReadonlySet<RuleKey>,
): AllowedOption[] {
  const values: readonly ListedValue[] = PCB_OPTIONS[option];
  return values.map((value) => ({ value, violation: violationOf(specification, { option, value }, known) }));
}

export function allowedOptions(specification: PcbSpecification): Record<ListedOption, AllowedOption[]> {
  const options = Object.keys(PCB_OPTIONS) as ListedOption[];
  const known = settledRules(specification);
  return Object.fromEntries(options.map((option) => [option, allowedValues(specification, option, known)])) as Record<
    ListedOption,
    AllowedOption[]
  >;
}
