// What each value of each option would add to the total, told before it is chosen.

import { changeSpecification } from "@/lib/core/pcb/change";
import { isMakeable } from "@/lib/core/pcb/rules";
import { type ListedOption, type OptionValue, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

/** Total with that choice; null where it cannot be made. */
export function totalWith(
  specification: PcbSpecification,
  patch: Partial<PcbSpecification>,
  book: PriceBook,
): number | null {
  const other = changeSpecification(specification, patch);
  return isMakeable(other) ? pricePcb(other, book).total.amountMicro : null;
}

/** What is asked for after a choice and changes no price: gold fingers cost the same however many there are. */
function presumed({ goldFingerCount }: PcbSpecification, option: ListedOption): Partial<PcbSpecification> {
  return option === "goldFingers" && goldFingerCount === "" ? { goldFingerCount: "1" } : {};
}

/** What the effects of several options have in common. */
export type EffectsOn = {
  specification: PcbSpecification;
  book: PriceBook;
  /** The total as it stands; null where it cannot be made. */
  nowMicro: number | null;
};

/** Of one option, in the order of its values: differences to the total as it stands; null where there is none. */
export function effectsOf({ specification, book, nowMicro }: EffectsOn, option: ListedOption): (number | null)[] {
  const values: readonly OptionValue[] = PCB_OPTIONS[option];
  return values.map((value) => {
    if (nowMicro === null) return null;
    if (value === specification[option]) return 0;
    const then = totalWith(specification, { ...presumed(specification, option), [option]: value }, book);
    return then === null ? null : then - nowMicro;
  });
}

export function priceEffects(
  specification: PcbSpecification,
  book: PriceBook,
): Record<ListedOption, (number | null)[]> {
  const options = Object.keys(PCB_OPTIONS) as ListedOption[];
  const on = { specification, book, nowMicro: totalWith(specification, {}, book) };
  return Object.fromEntries(options.map((option) => [option, effectsOf(on, option)])) as Record<
    ListedOption,
    (number | null)[]
  >;
}
