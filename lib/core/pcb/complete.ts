// Completes a partial specification: missing options take the lowest-priced setting that can be manufactured.

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

/** The lead time is computed from the complete specification. */
const UNSAID: PcbSpecification = { ...DEFAULT_SPECIFICATION, leadTimeDays: 1 };

type IsOpen = (option: PcbOption) => boolean;

/** Lists ascend from the lowest grade to the highest, so the first value that satisfies the rule is the cheapest. */
function yieldedTo(rule: PcbRule, broken: PcbSpecification, isOpen: IsOpen): PcbSpecification {
  const option = rule.yields.find((candidate) => isOpen(candidate) && isListed(candidate));
  if (option && isListed(option)) {
    const candidates = PCB_OPTIONS[option].map((value): PcbSpecification => ({ ...broken, [option]: value }));
    return candidates.find((candidate) => rule.check(candidate) === null) ?? broken;
  }
  const patch = rule.follows?.(broken) ?? {};
  return Object.keys(patch).every((key) => isOpen(key as PcbOption)) ? { ...broken, ...patch } : broken;
}

/** Rules are ordered so that consequences of one are checked after it. */
function yielded(whole: PcbSpecification, isOpen: IsOpen): PcbSpecification {
  let next = whole;
  for (const key of RULE_KEYS) {
    if (RULES[key].check(next)) next = yieldedTo(RULES[key], next, isOpen);
  }
  return next;
}

/**
 * Given options are kept, and may still break a rule. Missing options take their default, or if that conflicts with the
 * given ones the lowest possible grade: 0.4 mm alone means ENIG, white mask alone black silkscreen.
 */
export function completeSpecification(options: Partial<PcbSpecification>): PcbSpecification {
  const whole = { ...UNSAID };
  for (const option in options) say(whole, option as PcbOption, options);
  const made = yielded(whole, (option) => options[option] === undefined);
  if (options.leadTimeDays === undefined) made.leadTimeDays = standardDays(made);
  return made;
}

function say<K extends PcbOption>(whole: PcbSpecification, option: K, options: Partial<PcbSpecification>): void {
  const value = options[option];
  if (value !== undefined) whole[option] = value;
}
