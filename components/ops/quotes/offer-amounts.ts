// An offer as it is typed: of each board the amounts of its bill, and prices of parts that join them.
import { type PartPrices, partsSumMicro, readPartPrices } from "@/components/ops/quotes/open-parts";
import { readAmount, writeAmount } from "@/components/ops/record/money";
import type { AdminQuote, OfferedLine } from "@/lib/contracts/ops-quote";
import { priceByHand } from "@/lib/core/pricing/assembly/hand-price";

/** What was typed, by the key of its line. */
export type Amounts = Readonly<Record<string, string>>;

/** What the engine found of the parts, and what was found by hand. */
const PARTS_KEY = "componentsUnitPrice";

/** What the engine makes of the board at a place, from 0; null where it makes nothing of the quote. */
export const proposalOf = ({ proposal }: Pick<AdminQuote, "proposal">, at: number) =>
  proposal && (proposal.boards ? (proposal.boards[at] ?? null) : proposal);

/** The engine's own figures to begin with. */
export const proposedAmounts = (quote: AdminQuote): Amounts[] =>
  quote.boards.map((_, at) =>
    Object.fromEntries(
      (proposalOf(quote, at)?.lines ?? []).map(({ key, amountMicro }) => [key, writeAmount(amountMicro)]),
    ),
  );

/** Amounts of an offer that was made, to be corrected. */
export const offeredAmounts = ({ price, boards }: AdminQuote): Amounts[] =>
  boards.map((_, at) =>
    Object.fromEntries(
      (price?.boards?.[at] ?? price)?.lines.map(({ key, amountMicro }) => [key, writeAmount(amountMicro)]) ?? [],
    ),
  );

const CENT_MICRO = 10_000;

/** The nearest automatic price, scaled to what is asked for, in whole cents. */
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

/** The boards that need a part which was priced pay for it, beside what the engine found. */
export function withParts(quote: AdminQuote, amounts: readonly Amounts[], prices: PartPrices): readonly Amounts[] {
  const found = readPartPrices(prices);
  if (!found) return amounts;
  return amounts.map((said, at) => {
    if (!quote.parts.some(({ board, isOpen }) => isOpen && board === at)) return said;
    const known = proposalOf(quote, at)?.lines.find(({ key }) => key === PARTS_KEY)?.amountMicro ?? 0;
    return { ...said, [PARTS_KEY]: writeAmount(known + partsSumMicro(quote, at, found)) };
  });
}

/** What has been said of a board; null where something is no amount. */
export function readLines(amounts: Amounts): OfferedLine[] | null {
  const lines = Object.entries(amounts)
    .filter(([, said]) => said.trim() !== "")
    .map(([key, said]) => ({ key, amountMicro: readAmount(said) }));
  return lines.every((line): line is OfferedLine => line.amountMicro !== null) ? lines : null;
}

/** What a board comes to, in whole cents; null where something is no amount. */
export function totalOf({ currency }: Pick<AdminQuote, "currency">, amounts: Amounts): number | null {
  const lines = readLines(amounts);
  if (!lines) return null;
  const worded = lines.map((line) => ({ ...line, rule: { key: "byHand", args: {} } }));
  return priceByHand(worded, { currency, bookVersion: "", pieces: 1 }).total.amountMicro;
}
