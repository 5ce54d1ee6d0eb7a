// Prices of parts lists on assembled boards: lines, total, and the reasons against ordering.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { ListedPrice, priceBomQuote } from "@/lib/contracts/bom-lines";
import { MAX_BOM_LINES } from "@/lib/core/bom/read-bom";
import { currencyOf } from "@/lib/core/market/area";
import { assembledPieces, completePcba } from "@/lib/core/pcba/specification";
import { isWhollyPriced } from "@/lib/core/pricing/assembly/price";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { offeredMethods } from "@/lib/server/payment/methods";
import { measuredContradictions } from "@/lib/server/pcb/measured";
import { priceWhole } from "@/lib/server/pcba/service";
import { type BoardSources, boardSources } from "./board-sources";
import {
  type ListRequest,
  type ListTerms,
  openLinesOfAll,
  reviewsOfAll,
  type SuppliedList,
  supplyBoards,
} from "./list";
import { priceLists } from "./lists-price";

type PricedLine = ListedPrice["partList"][number];

/** In whose currency, and whether play money is there to buy invented parts with. */
export function termsOf(deps: Deps, context: RequestContext): ListTerms {
  const sellsSamples = offeredMethods(deps, context).some(({ method }) => method === "sandbox");
  return { currency: currencyOf(context.area), sellsSamples };
}

/** Priced lines of the quote's board at `board`, in order. */
export function toPricedLines(
  { lines, supplied, sides, placements, catalogue }: SuppliedList,
  board: number,
): PricedLine[] {
  return supplied.map((made, at): PricedLine => {
    const { quantity = 0, supply = "none", isPlaced = false } = lines[at] ?? {};
    const { side = null, source: sideBy = null, conflict: sideConflict = null } = sides[at] ?? {};
    const { state, isAssembled, unitPriceMicro, boughtQuantity, amountMicro, part, joints } = made;
    return {
      ...{ state, supply, isAssembled, unitPriceMicro, boughtQuantity, amountMicro },
      ...{ board, side, sideBy, sideConflict },
      placement: placements[at] ?? null,
      partId: part?.id ?? null,
      dnp: isPlaced && quantity > 0 ? 2 : 1,
      stock: part?.stock ?? null,
      joints: joints && joints.pins * quantity,
      mounting: joints?.mounting ?? null,
      jointsBy: joints?.by ?? null,
      isSample: part !== null && catalogue.get(part.id)?.isSample === true,
    };
  });
}

function countStates(lines: readonly PricedLine[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { state } of lines) count[state] = (count[state] ?? 0) + 1;
  return count;
}

/** Without a list the parts that we buy are open, and the numbers of the assembly are those that were said. */
function priceUnlisted(
  deps: Deps,
  { options, project, boardName }: Pick<BoardSources, "options" | "project"> & { boardName: string },
  context: RequestContext,
): ListedPrice {
  const specification = completePcba(options);
  const contradictions = measuredContradictions(specification.board, project);
  const priced = priceWhole(deps, { specification, parts: null, isListed: false, contradictions }, context);
  const ofBoard = { board: 0, boardName };
  return {
    ...priced,
    violations: priced.violations.map((violation) => ({ ...violation, ...ofBoard })),
    contradictions: priced.contradictions.map((contradiction) => ({ ...contradiction, ...ofBoard })),
    reviews: isWhollyPriced(specification, null) ? [] : ["partsUnpriced"],
    pieces: assembledPieces(specification.board),
    ...{ partList: [], count: {}, openLines: [], boards: [] },
  };
}

/** Lines that are priced for one address: the longest list twelve times a minute, a usual one as often as it is asked. */
const LINES = { points: 12 * MAX_BOM_LINES, seconds: 60 };

type Input = ParsedInputOf<typeof priceBomQuote>;

export async function priceList(
  deps: Deps,
  { others, unassociatedConfirmed, ...first }: Input,
  context: RequestContext,
): Promise<ListedPrice> {
  const { lines } = first;
  if (lines === undefined) {
    const { options, project } = await boardSources(deps, first, context);
    return priceUnlisted(deps, { options, project, boardName: first.boardName }, context);
  }
  const boards = [{ ...first, lines }, ...others];
  await deps.rateLimiter.take(
    "bom-lines",
    context.ip,
    LINES,
    boards.reduce((sum, board) => sum + board.lines.length, 0),
  );
  const isConfirmed = unassociatedConfirmed === 1;
  const requests: ListRequest[] = [];
  for (const board of boards)
    requests.push({ ...(await boardSources(deps, board, context)), lines: board.lines, isConfirmed });
  const lists = await supplyBoards(deps.db, requests, termsOf(deps, context));
  const partList = lists.flatMap(toPricedLines);
  const names = boards.map(({ boardName }) => boardName);
  return {
    ...priceLists(deps, lists, { names, reader: context }),
    reviews: reviewsOfAll(lists),
    pieces: lists.reduce((sum, { pieces }) => sum + pieces, 0),
    partList,
    openLines: openLinesOfAll(lists),
    count: countStates(partList),
  };
}
