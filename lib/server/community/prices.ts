// Prices that lists show: kept for each version and area, and computed again when the price books or stocks may have changed.

import { and, eq, lt, or, sql } from "drizzle-orm";
import { LISTED_QUANTITY } from "@/lib/contracts/community";
import type { MarketArea } from "@/lib/core/market/area";
import { bookFor } from "@/lib/core/pricing/book-for";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { priceBooksOf } from "@/lib/server/pcba/service";
import { publicationPrices, publications } from "@/lib/server/db/tables/community";
import type { Deps } from "@/lib/server/deps";
import { pricePublication, type Reader } from "./price-publication";
import * as rows from "./rows";

export type PriceRow = typeof publicationPrices.$inferSelect;

/** Stocks and prices of parts change; a list shows none that are older. */
const MAX_AGE_MS = 6 * 3_600_000;
const BATCH = 50;
/** A reader waits for so many; the others are shown without a price until the task has computed it. */
const MAX_AT_ONCE = 12;

/** Versions of the books that price a publication: boards and assembly. */
function booksInForce({ books }: Pick<Deps, "books">, { area, now }: Pick<Reader, "area" | "now">): string {
  const nowMs = now.getTime();
  const boards = bookFor(books.boards, area, { nowMs }).book.version;
  return `${boards} ${pcbaBooksFor(priceBooksOf({ books }), area, { nowMs }).book.version}`;
}

/** Prices the latest version and keeps it; null for what was withdrawn meanwhile. */
async function priceNow(deps: Deps, projectId: string, version: number, reader: Reader): Promise<PriceRow | null> {
  const frozen = await rows.findVersion(deps.db, projectId, version);
  if (!frozen) return null;
  const sellsSamples = "sandbox" in deps.paymentProviders;
  const wanted = { quantity: LISTED_QUANTITY, mayReplace: true, sellsSamples };
  const priced = await pricePublication(deps, frozen, wanted, reader);
  const totalOf = (kind: string) => priced.kinds.find((each) => each.kind === kind)?.offer?.totalMicro ?? null;
  const row: PriceRow = {
    ...{ projectId, area: reader.area, version, bookVersion: booksInForce(deps, reader), quantity: LISTED_QUANTITY },
    ...{ boardsMicro: totalOf("boards"), assembledMicro: totalOf("assembled"), kitMicro: totalOf("kit") },
    ...{ alternatives: priced.alternatives, missing: priced.missing, pricedAt: reader.now },
  };
  await deps.db
    .insert(publicationPrices)
    .values(row)
    .onConflictDoUpdate({ target: [publicationPrices.projectId, publicationPrices.area], set: row });
  return row;
}

interface Listed {
  readonly publication: rows.PublicationRow;
  readonly price: PriceRow | null;
}

/** The first reader of a list pays for prices that are out of date; one that cannot be computed is not shown. */
export async function withCurrentPrices<T extends Listed>(
  deps: Deps,
  listed: readonly T[],
  reader: Reader,
): Promise<T[]> {
  const inForce = booksInForce(deps, reader);
  const oldest = reader.now.getTime() - MAX_AGE_MS;
  const current: T[] = [];
  let computed = 0;
  for (const each of listed) {
    const { publication, price } = each;
    const isOfToday = price?.bookVersion === inForce && price.pricedAt.getTime() >= oldest;
    if (isOfToday && price.version === publication.version) {
      current.push(each);
      continue;
    }
    computed += 1;
    if (computed > MAX_AT_ONCE) {
      current.push({ ...each, price: null });
      continue;
    }
    const fresh = await priceNow(deps, publication.projectId, publication.version, reader).catch((error: unknown) => {
      deps.log.error({ err: error, projectId: publication.projectId }, "a publication could not be priced");
      return null;
    });
    current.push({ ...each, price: fresh });
  }
  return current;
}

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

/** Prices that are missing or out of date, before anybody asks; answers how many were computed. */
export async function refreshPrices(deps: Deps, now: Date): Promise<number> {
  let refreshed = 0;
  for (const area of AREAS) {
    const reader: Reader = { area, locale: "en", now };
    const isOld = or(
      sql`${publicationPrices.projectId} is null`,
      lt(publicationPrices.pricedAt, new Date(now.getTime() - MAX_AGE_MS / 2)),
      sql`${publicationPrices.bookVersion} <> ${booksInForce(deps, reader)}`,
      sql`${publicationPrices.version} <> ${publications.version}`,
    );
    const due = await deps.db
      .select({ projectId: publications.projectId, version: publications.version })
      .from(publications)
      .leftJoin(
        publicationPrices,
        and(eq(publicationPrices.projectId, publications.projectId), eq(publicationPrices.area, area)),
      )
      .where(and(eq(publications.state, "published"), isOld))
      .orderBy(sql`${publicationPrices.pricedAt} asc nulls first`)
      .limit(BATCH);
    for (const { projectId, version } of due) if (await priceNow(deps, projectId, version, reader)) refreshed += 1;
  }
  return refreshed;
}
