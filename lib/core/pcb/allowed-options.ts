// Which values an option may take beside everything else that was chosen, and why not the others.

import { checkSpecification, type Violation } from "@/lib/core/pcb/rules";
import { isLegible } from "@/lib/core/pcb/rules/legend-on-mask";
import { type ListedOption, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";

export type OptionValue = string | number;
export type AllowedOption = {
  value: OptionValue;
  /** Null where the value can be chosen; else the rule that stands against it. */
  violation: Violation | null;
};

/** What follows of itself from a choice: a finish without gold has no gold, two layers have no inner copper. */
export function withChoice<K extends keyof PcbSpecification>(
  specification: PcbSpecification,
  option: K,
  value: PcbSpecification[K],
): PcbSpecification {
  const chosen = { ...specification, [option]: value };
  if (chosen.surfaceFinish !== "ENIG") chosen.enigAuThickness = 1;
  if (chosen.layers < 4) chosen.innerCopperUm = 17;
  if (option === "solderMaskColor" && !isLegible(chosen))
    chosen.silkscreenColor = chosen.silkscreenColor === "White" ? "Black" : "White";
  return chosen;
}

function violationOf(specification: PcbSpecification, option: ListedOption, value: OptionValue): Violation | null {
  const known = new Set(checkSpecification(specification).map(({ rule }) => rule));
  const found = checkSpecification(withChoice(specification, option, value as never));
  // A rule that is broken already does not disable every way out of it, but the value that it speaks of.
  return found.find(({ rule, option: about }) => !known.has(rule) || about === option) ?? null;
}

export function allowedOptions(specification: PcbSpecification): Record<ListedOption, AllowedOption[]> {
  const options = Object.keys(PCB_OPTIONS) as ListedOption[];
  const entries = options.map((option) => {
    const values: readonly OptionValue[] = PCB_OPTIONS[option];
    return [option, values.map((value) => ({ value, violation: violationOf(specification, option, value) }))];
  });
  return Object.fromEntries(entries) as Record<ListedOption, AllowedOption[]>;
}

/** The allowed value that lies nearest in the list; null where none is allowed. */
export function nearestAllowed(options: readonly AllowedOption[], value: OptionValue): OptionValue | null {
  const at = options.findIndex((option) => option.value === value);
  const allowed = options.flatMap((option, index) =>
    option.violation ? [] : [{ value: option.value, distance: Math.abs(index - at) }],
  );
  allowed.sort((a, b) => a.distance - b.distance);
  return allowed[0]?.value ?? null;
}
