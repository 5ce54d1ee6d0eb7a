// A partial specification made whole: what is left out takes the lowest-priced setting that can be made.

import { standardDays } from "@/lib/core/pcb/lead-time";
import type { PcbRule } from "@/lib/core/pcb/rule";
import { RULE_KEYS, RULES } from "@/lib/core/pcb/rules";
import {
  DEFAULT_SPECIFICATION,
  type ListedOption,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";

const isListed = (option: PcbOption): option is ListedOption => Object.hasOwn(PCB_OPTIONS, option);

/** The lead time follows once the rest is whole. */
const UNSAID: PcbSpecification = { ...DEFAULT_SPECIFICATION, leadTimeDays: 1 };

type IsOpen = (option: PcbOption) => boolean;

/** Lists run from the lowest grade to the highest, so the first value that keeps the rule is the cheapest. */
function yieldedTo(rule: PcbRule, broken: PcbSpecification, isOpen: IsOpen): PcbSpecification {
  const option = rule.yields.find((candidate) => isOpen(candidate) && isListed(candidate));
  if (option && isListed(option)) {
    const candidates = PCB_OPTIONS[option].map((value): PcbSpecification => ({ ...broken, [option]: value }));
    return candidates.find((candidate) => rule.check(candidate) === null) ?? broken;
  }
  const patch = rule.follows?.(broken) ?? {};
  return Object.keys(patch).every((key) => isOpen(key as PcbOption)) ? { ...broken, ...patch } : broken;
}

/** Rules stand in an order in which what one brings along is asked after it. */
function yielded(whole: PcbSpecification, isOpen: IsOpen): PcbSpecification {
  let next = whole;
  for (const key of RULE_KEYS) {
    if (RULES[key].check(next)) next = yieldedTo(RULES[key], next, isOpen);
  }
  return next;
}

/**
 * What was said stays as it was said, and may still break a rule. What was left out takes its default, or where that
 * cannot stand beside what was said the lowest grade that can: 0.4 mm alone means ENIG, white mask alone black print.
 */
export function completeSpecification(given: Partial<PcbSpecification>): PcbSpecification {
  const whole = { ...UNSAID };
  for (const option in given) say(whole, option as PcbOption, given);
  const made = yielded(whole, (option) => given[option] === undefined);
  if (given.leadTimeDays === undefined) made.leadTimeDays = standardDays(made);
  return made;
}

function say<K extends PcbOption>(whole: PcbSpecification, option: K, given: Partial<PcbSpecification>): void {
  const value = given[option];
  if (value !== undefined) whole[option] = value;
}
