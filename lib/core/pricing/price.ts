// The price of a board specification: its lines, their sum in cents, and what other lead times and quantities cost.

import { offeredDays, SCHEDULED_FROM_DAYS, standardDays } from "@/lib/core/pcb/lead-time";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type Bill, billOf, sectionMicro } from "@/lib/core/pricing/bill";
import type { PriceBook } from "@/lib/core/pricing/book";
import { BOARD_LINES } from "@/lib/core/pricing/board-lines";
import { forLayers, perArea, type PriceLine } from "@/lib/core/pricing/line";

export type PcbPrice = Bill<PriceLine>;

export type PriceOptions = {
  /** False if the account has used the prototype offer today, or another item of the order has it. */
  mayUseOffer?: boolean;
};

/** Setup and area price: the base of percentages. */
function formulaMicroOf(specification: PcbSpecification, book: PriceBook): number {
  const { setupMicro, perM2Micro } = forLayers(book.boards, specification.layers);
  return setupMicro + perArea(perM2Micro, specification);
}

/** The specification must pass `checkSpecification`; an invalid one has no price. */
export function pricePcb(
  specification: PcbSpecification,
  book: PriceBook,
  { mayUseOffer = true }: PriceOptions = {},
): PcbPrice {
  const formulaMicro = formulaMicroOf(specification, book);
  const lines: PriceLine[] = [];
  const input = { specification, book, formulaMicro, billed: lines, mayUseOffer };
  for (const { key, cost } of BOARD_LINES) {
    const line = cost(input);
    if (line) lines.push({ key, amountMicro: line.amountMicro, rule: line.rule });
  }
  const { currency, version: bookVersion } = book;
  const sections = { pcb: sectionMicro(lines) };
  return billOf({ currency, bookVersion, lines, sections, pieces: specification.quantity });
}

/** The price of each lead time, the standard one first; only those that are valid with the other options. */
export function priceLeadTimes(
  specification: PcbSpecification,
  book: PriceBook,
  options: PriceOptions = {},
): { days: number; totalMicro: number }[] {
  return offeredDays(specification).flatMap((days) => {
    const other = { ...specification, leadTimeDays: days };
    return isMakeable(other) ? [{ days, totalMicro: pricePcb(other, book, options).total.amountMicro }] : [];
  });
}

/**
 * A ship date to be agreed instead of the standard lead time. Waiting saves nothing: it costs the same as the
 * standard lead time costs.
 */
export function priceScheduled(
  specification: PcbSpecification,
  book: PriceBook,
  options: PriceOptions = {},
): { days: number; totalMicro: number } | null {
  const other = { ...specification, leadTimeDays: SCHEDULED_FROM_DAYS };
  if (standardDays(specification) >= SCHEDULED_FROM_DAYS || !isMakeable(other)) return null;
  return { days: SCHEDULED_FROM_DAYS, totalMicro: pricePcb(other, book, options).total.amountMicro };
}

/** A quantity and a lead time of the table. */
export type Cell = Pick<PcbSpecification, "quantity" | "leadTimeDays">;

/** The price of a cell; null if that combination is not available. */
export function priceCell(
  specification: PcbSpecification,
  cell: Cell,
  book: PriceBook,
  options: PriceOptions = {},
): PcbPrice | null {
  const other = { ...specification, ...cell };
  return isMakeable(other) ? pricePcb(other, book, options) : null;
}

/** Totals by quantity (rows) and lead time (columns); null for a combination that is not available. */
export function priceMatrix(
  specification: PcbSpecification,
  book: PriceBook,
  { quantities, leadTimes, ...options }: PriceOptions & { quantities: readonly number[]; leadTimes: readonly number[] },
): (number | null)[][] {
  return quantities.map((quantity) =>
    leadTimes.map(
      (leadTimeDays) => priceCell(specification, { quantity, leadTimeDays }, book, options)?.total.amountMicro ?? null,
    ),
  );
}
