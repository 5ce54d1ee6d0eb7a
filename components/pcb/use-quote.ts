"use client";
// Everything that follows of the specification on the page, from the pure engine and in the same frame.
import { useMemo } from "react";
import { nearbyQuantities } from "@/components/pcb/nearby-quantities";
import { type AllowedOption, allowedOptions } from "@/lib/core/pcb/allowed-options";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { checkSpecification, type Violation } from "@/lib/core/pcb/rules";
import type { ListedOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { bookOf, type PriceBook } from "@/lib/core/pricing/book";
import { priceEffects } from "@/lib/core/pricing/effects";
import { type Hint, hintsFor } from "@/lib/core/pricing/hints";
import { type PcbPrice, priceLeadTimes, priceMatrix, pricePcb } from "@/lib/core/pricing/price";
import { shippingEstimate } from "@/lib/core/pricing/shipping";
import type { Money } from "@/lib/base/money";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/quote-draft";

export interface Quote {
  specification: PcbSpecification;
  /** Null where the specification cannot be made. */
  price: PcbPrice | null;
  violations: Violation[];
  /** By option, each value with what stands against it. */
  choices: Record<ListedOption, AllowedOption[]>;
  /** By option, what each value would add to the total. */
  effects: Record<ListedOption, (number | null)[]>;
  leadTimes: { days: number; totalMicro: number }[];
  matrix: { quantities: number[]; leadTimes: number[]; totalsMicro: (number | null)[][] };
  hints: Hint[];
  shipping: Money;
  book: PriceBook;
}

/** More columns do not fit beside the sum. */
const MATRIX_COLUMNS = 3;
/** Later than any that is offered, so that no choice is refused for its lead time: that follows the choice. */
const NO_HURRY_DAYS = 60;

/** The standard lead time, the chosen one, and the next quicker ones. */
function shownLeadTimes(offered: readonly number[], chosen: number): number[] {
  const first = offered.slice(0, MATRIX_COLUMNS);
  if (first.includes(chosen) || !offered.includes(chosen)) return first;
  return [...offered.slice(0, MATRIX_COLUMNS - 1), chosen];
}

export function quoteFor(specification: PcbSpecification, book: PriceBook): Quote {
  const violations = checkSpecification(specification);
  const canBeMade = violations.length === 0;
  const quantities = nearbyQuantities(specification.quantity);
  const leadTimes = shownLeadTimes(offeredDays(specification), specification.leadTimeDays);
  return {
    specification,
    violations,
    price: canBeMade ? pricePcb(specification, book) : null,
    choices: allowedOptions({ ...specification, leadTimeDays: NO_HURRY_DAYS }),
    effects: priceEffects(specification, book),
    leadTimes: canBeMade ? priceLeadTimes(specification, book) : [],
    matrix: { quantities, leadTimes, totalsMicro: priceMatrix(specification, book, { quantities, leadTimes }) },
    hints: canBeMade ? hintsFor(specification, book) : [],
    shipping: shippingEstimate([specification], "standard", book),
    book,
  };
}

export function useQuote(): Quote {
  const { area } = useMarket();
  const specification = useQuoteDraft((draft) => draft.specification);
  return useMemo(() => quoteFor(specification, bookOf(area)), [specification, area]);
}
