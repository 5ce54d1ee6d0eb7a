// What each value of each option would add to the total, told before it is chosen.

import { changeSpecification } from "@/lib/core/pcb/change";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { type ListedOption, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

/** Total with that choice; null where it cannot be made. */
export function totalWith(
  specification: PcbSpecification,
  patch: Partial<PcbSpecification>,
  book: PriceBook,
): number | null {
  const other = changeSpecification(specification, patch);
  return checkSpecification(other).length > 0 ? null : pricePcb(other, book).total.amountMicro;
}

/** Differences to the total as it stands, in the order of `PCB_OPTIONS`; null where there is nothing to compare. */
export function priceEffects(
  specification: PcbSpecification,
  book: PriceBook,
): Record<ListedOption, (number | null)[]> {
  const now = totalWith(specification, {}, book);
  const effect = (option: ListedOption, value: string | number) => {
    const then = totalWith(specification, { [option]: value }, book);
    return now === null || then === null ? null : then - now;
  };
  const options = Object.keys(PCB_OPTIONS) as ListedOption[];
  return Object.fromEntries(
    options.map((option) => {
      const values: readonly (string | number)[] = PCB_OPTIONS[option];
      return [option, values.map((value) => effect(option, value))];
    }),
  ) as Record<ListedOption, (number | null)[]>;
}
