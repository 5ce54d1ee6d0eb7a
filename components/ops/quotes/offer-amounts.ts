// Typed amounts of an offer by board, and part prices that are added to them.
import { type PartPrices, partsSumMicro, readPartPrices } from "@/components/ops/quotes/open-parts";
import { readAmount, writeAmount } from "@/components/ops/record/money";
import type { AdminQuote, OfferedLine } from "@/lib/contracts/ops-quote";
import { priceByHand } from "@/lib/core/pricing/assembly/hand-price";

/** Typed text by line key. */
export type Amounts = Readonly<Record<string, string>>;

/** Line of the parts, from the engine and typed prices. */
const PARTS_KEY = "componentsUnitPrice";

/** Proposal for the board at an index from 0; null without one. */
export const proposalOf = ({ proposal }: Pick<AdminQuote, "proposal">, at: number) =>
  proposal && (proposal.boards ? (proposal.boards[at] ?? null) : proposal);

/** Initial amounts from the engine's proposal. */
export const proposedAmounts = (quote: AdminQuote): Amounts[] =>
  quote.boards.map((_, at) =>
    Object.fromEntries(
      (proposalOf(quote, at)?.lines ?? []).map(({ key, amountMicro }) => [key, writeAmount(amountMicro)]),
    ),
  );

/** Initial amounts of a correction. */
export const offeredAmounts = ({ price, boards }: AdminQuote): Amounts[] =>
  boards.map((_, at) =>
    Object.fromEntries(
      (price?.boards?.[at] ?? price)?.lines.map(({ key, amountMicro }) => [key, writeAmount(amountMicro)]) ?? [],
    ),
  );

const CENT_MICRO = 10_000;

/** The nearest automatic price, scaled to the request, in whole cents. */
export const extrapolatedAmounts = ({ extrapolation }: Pick<AdminQuote, "extrapolation">): Amounts[] =>
  extrapolation === null
    ? []
    : [
        Object.fromEntries(
          extrapolation.price.lines.map(({ key, amountMicro }) => [
            key,
            writeAmount(Math.round((amountMicro * extrapolation.factor) / CENT_MICRO) * CENT_MICRO),
          ]),
        ),
      ];

/** Adds typed part prices to the boards that need the part. */
export function withParts(quote: AdminQuote, amounts: readonly Amounts[], prices: PartPrices): readonly Amounts[] {
  const found = readPartPrices(prices);
  if (!found) return amounts;
  return amounts.map((said, at) => {
    if (!quote.parts.some(({ board, isOpen }) => isOpen && board === at)) return said;
    const known = proposalOf(quote, at)?.lines.find(({ key }) => key === PARTS_KEY)?.amountMicro ?? 0;
    return { ...said, [PARTS_KEY]: writeAmount(known + partsSumMicro(quote, at, found)) };
  });
}

/** Lines of a board; null if an amount is invalid. */
export function readLines(amounts: Amounts): OfferedLine[] | null {
  const lines = Object.entries(amounts)
    .filter(([, said]) => said.trim() !== "")
    .map(([key, said]) => ({ key, amountMicro: readAmount(said) }));
  return lines.every((line): line is OfferedLine => line.amountMicro !== null) ? lines : null;
}

/** Total of a board in whole cents; null if an amount is invalid. */
export function totalOf({ currency }: Pick<AdminQuote, "currency">, amounts: Amounts): number | null {
  const lines = readLines(amounts);
  if (!lines) return null;
  const worded = lines.map((line) => ({ ...line, rule: { key: "byHand", args: {} } }));
  return priceByHand(worded, { currency, bookVersion: "", pieces: 1 }).total.amountMicro;
}
