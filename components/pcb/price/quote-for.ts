// Everything that follows of the specification on the page, from the pure engine and in the same frame.
import { nearbyQuantities } from "@/components/pcb/price/nearby-quantities";
import { type AllowedOption, allowedValues, settledRules } from "@/lib/core/pcb/allowed-options";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { contradictionsOf } from "@/lib/core/pcb/contradictions";
import { checkSpecification, type Violation } from "@/lib/core/pcb/rules";
import type { ListedOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { effectsOf, totalWith } from "@/lib/core/pricing/effects";
import { type Obstacle, obstaclesOf } from "@/lib/core/pricing/fixes";
import { type Hint, hintsFor } from "@/lib/core/pricing/hints";
import { type PcbPrice, priceLeadTimes, priceMatrix, priceScheduled, pricePcb } from "@/lib/core/pricing/price";
import { shippingEstimate } from "@/lib/core/pricing/shipping";
import { keepEqual } from "@/lib/base/keep-equal";
import type { Money } from "@/lib/base/money";
import type { Freight } from "@/stores/freight";

export interface Quote {
  specification: PcbSpecification;
  /** Null where the specification cannot be made, or the files say something else. */
  price: PcbPrice | null;
  violations: Violation[];
  /** Everything that keeps it from being priced, each with the one change that takes it away. */
  obstacles: Obstacle[];
  /**
   * The values of an option, each with what stands against it; worked out when a row of the form asks, since a folded
   * one never does.
   */
  valuesOf: (option: ListedOption) => AllowedOption[];
  /** What each of them would add to the total; asked for after the price has been shown. */
  effectsOf: (option: ListedOption) => (number | null)[];
  /** Of another quantity; null where it cannot be made. Worked out when asked. */
  totalMicroAt: (quantity: number) => number | null;
  leadTimes: { days: number; totalMicro: number }[];
  /** A date by agreement, offered beside the lead times; null where the standard one is scheduled anyway. */
  scheduled: { days: number; totalMicro: number } | null;
  matrix: { quantities: number[]; leadTimes: number[]; totalsMicro: (number | null)[][] };
  hints: Hint[];
  /** To the chosen destination by the chosen method. */
  shipping: Money;
  book: PriceBook;
  /** Why that book, and the one in force, by which goods are sent. */
  prices: ChosenBook<PriceBook>;
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

/** What is known of a quote beside its specification. */
interface Circumstances {
  prices: ChosenBook<PriceBook>;
  /** What was measured on the files, where there are any. */
  facts: MeasuredBoard | undefined;
  freight: Freight;
}

/** What the files need cannot be left out to save money; a smaller design is advice all the same. */
function isNeeded(specification: PcbSpecification, change: Hint["change"], facts: MeasuredBoard | undefined): boolean {
  if (!facts) return false;
  const changed = { ...specification, ...change } as PcbSpecification;
  return contradictionsOf(changed, facts).some(({ code }) => code !== "sizeDiffers");
}

export function quoteFor(specification: PcbSpecification, { prices, facts, freight }: Circumstances): Quote {
  const { book, current } = prices;
  const violations = checkSpecification(specification);
  const obstacles = obstaclesOf({ specification, facts }, book);
  const isContradicted = obstacles.some(({ kind }) => kind === "files");
  const canBeMade = obstacles.length === 0;
  const price = canBeMade ? pricePcb(specification, book) : null;
  const quantities = nearbyQuantities(specification.quantity);
  const leadTimes = shownLeadTimes(offeredDays(specification), specification.leadTimeDays);
  const unhurried = { ...specification, leadTimeDays: NO_HURRY_DAYS };
  const known = settledRules(unhurried);
  const on = { specification, book, nowMicro: price?.total.amountMicro ?? null };
  const mayPropose = (change: Hint["change"]) => !isNeeded(specification, change, facts);
  return {
    specification,
    violations,
    obstacles,
    price,
    valuesOf: (option) => allowedValues(unhurried, option, known),
    effectsOf: (option) => effectsOf(on, option),
    // Another quantity is another price only of a board that has one.
    totalMicroAt: (quantity) => (isContradicted ? null : totalWith(specification, { quantity }, book)),
    leadTimes: canBeMade ? priceLeadTimes(specification, book) : [],
    scheduled: canBeMade ? priceScheduled(specification, book) : null,
    matrix: { quantities, leadTimes, totalsMicro: priceMatrix(specification, book, { quantities, leadTimes }) },
    hints: canBeMade ? hintsFor(specification, book, { mayPropose }) : [],
    shipping: shippingEstimate([specification], freight.method, current, freight.country ?? undefined),
    book,
    prices,
  };
}

/** `make`, asked once for each key. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, { value: V }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** `make`, asked once for each option of a quote; an answer equal to the former quote's is that one. */
function createKept<T>(): (make: (option: ListedOption) => T) => (option: ListedOption) => T {
  const before = new Map<ListedOption, T>();
  return (make) =>
    once((option) => {
      const previous = before.get(option);
      const found = previous === undefined ? make(option) : keepEqual(previous, make(option));
      before.set(option, found);
      return found;
    });
}

/** Parts that say the same as before are the same, so that whoever shows one can tell whether it has changed. */
export function createQuotes(): typeof quoteFor {
  let last: Omit<Quote, "valuesOf" | "effectsOf" | "totalMicroAt"> | null = null;
  const keptValues = createKept<AllowedOption[]>();
  const keptEffects = createKept<(number | null)[]>();
  return (specification, circumstances) => {
    const { valuesOf, effectsOf: addedBy, totalMicroAt, ...parts } = quoteFor(specification, circumstances);
    last = last === null ? parts : keepEqual(last, parts);
    return {
      ...last,
      totalMicroAt: once(totalMicroAt),
      valuesOf: keptValues(valuesOf),
      effectsOf: keptEffects(addedBy),
    };
  };
}
