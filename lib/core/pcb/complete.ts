// A partial specification made whole: what is left out takes the lowest-priced setting that can be made.

import { standardDays } from "@/lib/core/pcb/lead-time";
import { RULE_KEYS, RULES } from "@/lib/core/pcb/rules";
import {
  DEFAULT_SPECIFICATION,
  type ListedOption,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";

const isListed = (option: PcbOption): option is ListedOption => Object.hasOwn(PCB_OPTIONS, option);

/** Lists run from the lowest grade to the highest, so the first value that keeps the rule is the cheapest. */
function yielded(whole: PcbSpecification, isOpen: (option: PcbOption) => boolean): PcbSpecification {
  let next = whole;
  for (const key of RULE_KEYS) {
    const rule = RULES[key];
    const option = rule.check(next) && rule.yields.find((candidate) => isOpen(candidate) && isListed(candidate));
    if (!option || !isListed(option)) continue;
    const candidates = PCB_OPTIONS[option].map((value): PcbSpecification => ({ ...next, [option]: value }));
    next = candidates.find((candidate) => rule.check(candidate) === null) ?? next;
  }
  return next;
}

/**
 * What was said stays as it was said, and may still break a rule. What was left out takes its default, or where that
 * cannot stand beside what was said the lowest grade that can: 0.4 mm alone means ENIG, white mask alone black print.
 */
export function completeSpecification(given: Partial<PcbSpecification>): PcbSpecification {
  const said = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PcbSpecification>;
  const whole = yielded({ ...DEFAULT_SPECIFICATION, leadTimeDays: 1, ...said }, (option) => said[option] === undefined);
  return { ...whole, leadTimeDays: said.leadTimeDays ?? standardDays(whole) };
}
