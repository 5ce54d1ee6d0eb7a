// The price effect of each value of each option, shown before it is chosen.

import { changeSpecification } from "@/lib/core/pcb/change";
import { isMakeable } from "@/lib/core/pcb/rules";
import { type ListedOption, type OptionValue, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";

/** The total with that value; null if it cannot be made. */
export function totalWith(
  specification: PcbSpecification,
  patch: Partial<PcbSpecification>,
  book: PriceBook,
): number | null {
  const other = changeSpecification(specification, patch);
  return isMakeable(other) ? pricePcb(other, book).total.amountMicro : null;
}

/** Options that follow a choice without a price effect: gold fingers cost the same for any number. */
function presumed({ goldFingerCount }: PcbSpecification, option: ListedOption): Partial<PcbSpecification> {
  return option === "goldFingers" && goldFingerCount === "" ? { goldFingerCount: "1" } : {};
}

/** The common input of the effects of several options. */
export type EffectsOn = {
  specification: PcbSpecification;
  book: PriceBook;
  /** The current total; null if the board cannot be made. */
  nowMicro: number | null;
};

/** The effects of one option in the order of its values: differences to the current total; null without one. */
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
