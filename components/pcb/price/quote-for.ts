// Everything derived from the specification on the page, computed in the same frame.
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
  /** Null if the specification cannot be manufactured or contradicts the files. */
  price: PcbPrice | null;
  violations: Violation[];
  /** Obstacles to a price, each with its fix. */
  obstacles: Obstacle[];
  /** Values of an option with their obstacles; computed on demand, as a collapsed row never needs them. */
  valuesOf: (option: ListedOption) => AllowedOption[];
  /** Price effect of each value; computed after the price was shown. */
  effectsOf: (option: ListedOption) => (number | null)[];
  /** Total at another quantity; null if it is not offered. Computed on demand. */
  totalMicroAt: (quantity: number) => number | null;
  leadTimes: { days: number; totalMicro: number }[];
  /** Scheduled delivery, offered beside the lead times; null if the standard one is scheduled anyway. */
  scheduled: { days: number; totalMicro: number } | null;
  matrix: { quantities: number[]; leadTimes: number[]; totalsMicro: (number | null)[][] };
  hints: Hint[];
  /** To the chosen destination by the chosen method. */
  shipping: Money;
  book: PriceBook;
  /** The book that applies with the reason, and the one in force, which prices freight. */
  prices: ChosenBook<PriceBook>;
}

/** Limit of columns that fit beside the total. */
const MATRIX_COLUMNS = 3;
/** Beyond any offered lead time, so that no value is refused because of it: the lead time follows the choice. */
const NO_HURRY_DAYS = 60;

/** The standard lead time, the chosen one, and the next faster ones. */
function shownLeadTimes(offered: readonly number[], chosen: number): number[] {
  const first = offered.slice(0, MATRIX_COLUMNS);
  if (first.includes(chosen) || !offered.includes(chosen)) return first;
  return [...offered.slice(0, MATRIX_COLUMNS - 1), chosen];
}

/** Inputs of a quote besides the specification. */
interface Circumstances {
  prices: ChosenBook<PriceBook>;
  /** Facts measured on the files, if any. */
  facts: MeasuredBoard | undefined;
  freight: Freight;
}

/** Needs of the files cannot be dropped to save money; a smaller design is advice all the same. */
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
    // Only a board with a price has prices at other quantities.
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

/** Caches `make` by key. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, { value: V }>();
  return (key) => {
    const existing = made.get(key) ?? { value: make(key) };
    made.set(key, existing);
    return existing.value;
  };
}

/** Caches `make` by option; a result equal to the previous quote's keeps its identity. */
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

/** Parts equal to the previous quote's keep their identity, so that components can skip rendering. */
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
