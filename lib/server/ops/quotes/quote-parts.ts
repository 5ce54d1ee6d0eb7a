// The parts lists of a quote in the admin: as they were requested, priced by today's catalog.

import { lineSupply } from "@/lib/contracts/bom-lines";
import type { AdminQuote, PricedPart } from "@/lib/contracts/ops-quote";
import { lineReview } from "@/lib/core/bom/list-counts";
import { isOnBoard } from "@/lib/core/bom/list-supply";
import { currencyOf } from "@/lib/core/market/area";
import { boardsOf } from "@/lib/core/pcba/quoted-boards";
import type { PricedParts } from "@/lib/core/pricing/assembly/line";
import { isConfirmedOf, placementStateOf, toQuoteLine } from "@/lib/server/bom/line-rows";
import { supplyBoards } from "@/lib/server/bom/list";
import { termsOf, toPricedLines } from "@/lib/server/bom/list-price";
import { type BomQuoteRow, findLines, type ListedLineRow } from "@/lib/server/bom/rows";
import type { Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";

type Part = AdminQuote["parts"][number];

export type AdminParts = {
  rows: ListedLineRow[];
  shown: Part[];
  /** Available parts of each board's list, for the automatic price; empty without lists. */
  parts: PricedParts[];
};

const NONE: AdminParts = { rows: [], shown: [], parts: [] };

function toPart(
  row: ListedLineRow,
  today: Pick<Part, "stock" | "unitPriceMicro" | "joints" | "mounting" | "jointsBy" | "isOpen" | "isSample" | "state">,
): Part {
  const { position, board, designator, quantity, mpn, manufacturer, part, footprint, value, description } = row;
  const { isPlaced, isAssembled } = row;
  const placement = placementStateOf(row.placement);
  return {
    board,
    ...{ position, designator, quantity, mpn, manufacturer, part, footprint, value, description },
    ...{ isPlaced, isAssembled, placement, supply: lineSupply.parse(row.supply), ...today },
  };
}

type Quoted = Pick<BomQuoteRow, "id" | "kind" | "area" | "specification">;

/** Open is what the proposal leaves out: a person prices it. */
export async function readParts(
  deps: Deps,
  db: Queryable,
  quote: Quoted,
  context: RequestContext,
): Promise<AdminParts> {
  const rows = quote.kind === "pcba" ? await findLines(db, quote.id) : [];
  if (rows.length === 0) return NONE;
  const isConfirmed = isConfirmedOf(rows);
  const requests = boardsOf(quote.specification).map((options, at) => ({
    options,
    lines: rows.filter(({ board }) => board === at).map(toQuoteLine),
    isConfirmed,
    // Staff look at the files themselves.
    project: null,
  }));
  const terms = { ...termsOf(deps, context), currency: currencyOf(quote.area) };
  const lists = await supplyBoards(db, requests, terms);
  const lines = lists.flatMap((list) => list.lines);
  const supplied = lists.flatMap((list) => list.supplied);
  const priced = lists.flatMap(toPricedLines);
  const shown = rows.map((row, at) => {
    const [line, made, today] = [lines[at], supplied[at], priced[at]];
    const review = line && made && row.isAssembled ? lineReview(line, made) : null;
    return toPart(row, {
      stock: today?.stock ?? null,
      unitPriceMicro: row.unitPriceMicro ?? today?.unitPriceMicro ?? null,
      joints: today?.joints ?? null,
      mounting: today?.mounting ?? null,
      jointsBy: today?.jointsBy ?? null,
      isOpen: review === "linesOpen" || review === "linesUnassociated",
      isSample: today?.isSample ?? false,
      state: row.state,
    });
  });
  return { rows, shown, parts: lists.map(({ parts }) => parts) };
}

/** True when each is of a line that is bought, and no line has two. */
export function arePricedParts(given: readonly PricedPart[], rows: readonly ListedLineRow[]): boolean {
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const isBought = ({ position }: PricedPart) => {
    const row = byPosition.get(position);
    return row?.supply === "turnkey" && row.isAssembled && isOnBoard({ ...row, supply: "turnkey" });
  };
  return given.every(isBought) && new Set(given.map(({ position }) => position)).size === given.length;
}
