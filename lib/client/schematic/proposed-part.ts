// Catalog parts for what a simulation asks of them.
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import type { Currency } from "@/lib/base/money";
import type { InputOf } from "@/lib/contracts/endpoint";
import { type ListedPart, listPartsByNumber, type PricedPart, searchParts } from "@/lib/contracts/part";
import { type ChosenPart, choosePart, type Shortfall, shortfallsOf } from "@/lib/core/part-proposal/choose-part";
import type { CatalogQuery, NeededRating, Requirement } from "@/lib/core/part-proposal/requirement";

/**
 * `proposed`: an offer for an ideal part; `known`: the part has a number already, whose ratings were compared; `none`: the
 * catalog has nothing.
 */
export type ProposalAnswer =
  | { readonly kind: "proposed"; readonly chosen: ChosenPart<PricedPart>; readonly currency: Currency }
  | { readonly kind: "known"; readonly part: ListedPart; readonly shortfalls: readonly Shortfall[] }
  | { readonly kind: "none" };

/** Prices are for this many, as a first prototype needs them. */
const QUANTITY = 10;

/** Rows of each query, cheapest first: some 75 parts, which is more than most values have. */
const MAX_PAGES = 3;

const inputOf = ({ parameters, ...query }: CatalogQuery): InputOf<typeof searchParts> => ({
  ...query,
  ...(parameters && {
    parameters: Object.fromEntries(Object.entries(parameters).map(([key, values]) => [key, [...values]])),
  }),
  ...{ inStock: true, sort: "price", quantity: QUANTITY, type: 1 },
});

type Proposed = ProposalAnswer & { readonly kind: "proposed" };

/** The best of the first pages; the cheapest that bears everything ends the search. */
async function bestOf(query: CatalogQuery, requirement: Requirement, signal: AbortSignal): Promise<Proposed | null> {
  const offers: PricedPart[] = [];
  for (let pageNum = 1; pageNum <= MAX_PAGES; pageNum++) {
    const { rows, currency, pageSize } = await call(
      searchParts,
      { ...inputOf(query), pageNum },
      { signal, isQuiet: true },
    );
    offers.push(...rows);
    const chosen = choosePart(requirement, offers);
    const isLast = rows.length < pageSize || pageNum === MAX_PAGES;
    if (chosen && (isLast || chosen.shortfalls.length === 0)) return { kind: "proposed", chosen, currency };
    if (isLast) return null;
  }
  return null;
}

/** The first query whose best offer bears everything, else the best of all. */
async function propose(requirement: Requirement, signal: AbortSignal): Promise<ProposalAnswer> {
  let best: Proposed | null = null;
  for (const query of requirement.queries) {
    const found = await bestOf(query, requirement, signal);
    if (found && (!best || found.chosen.shortfalls.length < best.chosen.shortfalls.length)) best = found;
    if (found?.chosen.shortfalls.length === 0) break;
  }
  return best ?? { kind: "none" };
}

async function checkKnown(mpn: string, ratings: readonly NeededRating[], signal: AbortSignal): Promise<ProposalAnswer> {
  const { rows } = await call(listPartsByNumber, { partNo: mpn }, { signal, isQuiet: true });
  const [part] = rows;
  return part ? { kind: "known", part, shortfalls: shortfallsOf({ ...part, price: null }, ratings) } : { kind: "none" };
}

/** For a part with a number, or an ideal one where `mpn` is empty. */
export function proposalOptions(requirement: Requirement, mpn: string) {
  const { queries, ratings } = requirement;
  return queryOptions({
    queryKey: ["schematic", "proposal", mpn, mpn === "" ? queries : [], ratings],
    queryFn: ({ signal }) => (mpn === "" ? propose(requirement, signal) : checkKnown(mpn, ratings, signal)),
    staleTime: 300_000,
  });
}
