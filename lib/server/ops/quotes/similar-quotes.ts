// Earlier prices of similar boards, shown to staff beside an inquiry.

import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { type AdminSimilarQuote, listSimilarQuotes } from "@/lib/contracts/admin-quote";
import { AppError } from "@/lib/contracts/errors";
import { quotedPrice } from "@/lib/contracts/pcba";
import { AREA_UNITS_PER_M2, orderArea, pieceArea } from "@/lib/core/pcb/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { BomQuoteRow } from "@/lib/server/bom/rows";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import type { Deps } from "@/lib/server/deps";
import { readThing } from "./proposal";
import * as rows from "./quote-rows";

const SHOWN = 10;
/** Rows whose area and finish are compared: of a common number of layers there may be very many. */
const COMPARED = 500;
/** Area of one piece, at most this much larger or smaller. */
const MAX_AREA_RATIO = 2;

const board = sql`coalesce(${bomQuotes.specification} -> 'board', ${bomQuotes.specification})`;
const layersOf = sql`coalesce(${board} ->> 'layers', ${String(completeSpecification({}).layers)})`;

/** The first board; of a quote of several boards nothing tells what each of them cost. */
function boardOf(quote: Pick<BomQuoteRow, "kind" | "specification">): PcbSpecification {
  const thing = readThing(quote);
  return thing.kind === "pcb" ? thing.board : thing.boards[0].board;
}

function isSimilar(a: PcbSpecification, b: PcbSpecification): boolean {
  const ratio = pieceArea(a) / pieceArea(b);
  return a.surfaceFinish === b.surfaceFinish && ratio <= MAX_AREA_RATIO && ratio >= 1 / MAX_AREA_RATIO;
}

function toRow(quote: BomQuoteRow): AdminSimilarQuote {
  const made = boardOf(quote);
  const { widthMm, heightMm, quantity } = made;
  const areaM2 = orderArea(made) / AREA_UNITS_PER_M2;
  return {
    ...{ quoteId: quote.id, quoteNumber: quote.quoteNumber, projectName: quote.projectName },
    ...{ widthMm, heightMm, quantity, areaM2 },
    boardsMicro: quotedPrice.parse(quote.price).pcbTotal.amountMicro,
    at: (quote.quotedAt ?? quote.createdAt).toISOString(),
    isOrdered: quote.orderId !== null,
  };
}

/**
 * Priced quotes of the same market area, layers and surface finish, of at most twice or half the area of one piece, the
 * newest first. NOT_FOUND for an unknown quote.
 */
export async function similar(deps: Deps, id: string) {
  const found = await rows.find(deps.db, id);
  if (!found) throw new AppError("NOT_FOUND");
  const asked = boardOf(found.quote);
  const priced = await deps.db
    .select()
    .from(bomQuotes)
    .where(
      and(
        eq(bomQuotes.area, found.quote.area),
        ne(bomQuotes.id, id),
        isNotNull(bomQuotes.price),
        sql`${bomQuotes.price} -> 'boards' is null`,
        sql`${layersOf} = ${String(asked.layers)}`,
      ),
    )
    .orderBy(desc(bomQuotes.quotedAt), desc(bomQuotes.createdAt))
    .limit(COMPARED);
  const alike = priced.filter((quote) => isSimilar(boardOf(quote), asked)).slice(0, SHOWN);
  return listSimilarQuotes.output.parse({ currency: found.quote.currency, rows: alike.map(toRow) });
}
