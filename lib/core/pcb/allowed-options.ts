// Which values an option may take beside everything else that was chosen, and why not the others.

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
  /** Null where the value can be chosen; else the rule that stands against it. */
  violation: Violation | null;
};

/** What one choice brings along may bring along another; no chain is longer. */
const MAX_STEPS = 4;

/** Whatever else a choice has made meaningless goes back to its default; the choice itself stands, even against a rule. */
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
 * What follows of itself from a choice: a finish without gold has no gold, two layers have no inner copper, a board
 * that is stepped into a panel is stepped as often as it takes.
 */
export function withChoice<K extends PcbOption>(
  specification: PcbSpecification,
  option: K,
  value: PcbSpecification[K],
): PcbSpecification {
  const chosen = { ...specification, [option]: value };
  // The customer's own panel is given up: nobody asked us to make one instead.
  if (option === "boardType" && isPanel(specification) && value === "single") chosen.deliveryMethod = "single";
  return settled(chosen, option);
}

/** What is asked for once the choice is made does not stand against it. */
const ASKED_AFTERWARDS: readonly RuleKey[] = ["goldFingerCount"];

type ListedValue = PcbSpecification[ListedOption];
type Choice = { option: ListedOption; value: ListedValue };

/** A rule that is broken already does not disable every way out of it, but the value that it speaks of. */
function violationOf(
  specification: PcbSpecification,
  { option, value }: Choice,
  known: ReadonlySet<RuleKey>,
): Violation | null {
  const found = checkSpecification(withChoice(specification, option, value));
  return found.find(({ rule, option: about }) => !known.has(rule) || about === option) ?? null;
}

/** The rules that rule out nothing more: broken already, or asked for once the choice is made. */
export function settledRules(specification: PcbSpecification): ReadonlySet<RuleKey> {
  return new Set([...ASKED_AFTERWARDS, ...checkSpecification(specification).map(({ rule }) => rule)]);
}

/** The values of one option: a form asks for those that it shows. `known` are the specification's `settledRules`. */
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
