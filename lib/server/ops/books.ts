// Price books at the desk: those that the product brings and those that were published here, none of them ever changed.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { DeskBook, publishDeskBook } from "@/lib/contracts/ops-book";
import { currencyOf, type MarketArea } from "@/lib/core/market/area";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { parseBook, type PriceBook, type RawBook, withPublished } from "@/lib/core/pricing/book";
import { bookFault } from "@/lib/core/pricing/book-check";
import { bookFor } from "@/lib/core/pricing/book-for";
import usd from "@/lib/core/pricing/books/en-US.json";
import usdSources from "@/lib/core/pricing/books/en-US.sources.json";
import cny from "@/lib/core/pricing/books/zh-CN.json";
import cnySources from "@/lib/core/pricing/books/zh-CN.sources.json";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { tellPages } from "@/lib/server/pricing/page-books";
import { recordAct } from "./audit";
import * as rows from "./book-rows";

type Context = RequestContext<Viewer>;

/** As they lie on file, beside what each figure is taken from. */
const PRODUCT: readonly { raw: RawBook; sources: Readonly<Record<string, string>> }[] = [
  { raw: usd, sources: usdSources },
  { raw: cny as RawBook, sources: cnySources },
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Prices by what was published, beside what the product brings: at the start, and again as others may have published.
 * The pages of this process price by the same.
 */
export async function loadBooks({ db, books }: Pick<Deps, "db" | "books">): Promise<void> {
  const published = (await rows.list(db)).map(({ row }): PriceBook => {
    const area = row.area as MarketArea;
    return parseBook(area, currencyOf(area), row.book as RawBook);
  });
  books.boards = withPublished(published);
  tellPages(books.boards);
}

function standingOf({ books }: Deps, area: MarketArea, version: string, now: Date): DeskBook["standing"] {
  const nowMs = now.getTime();
  if (bookFor(books.boards, area, { nowMs }).book.version === version) return "inForce";
  const book = books.boards.find((known) => known.version === version);
  return book && book.effectiveFrom > shanghaiDay(nowMs) ? "coming" : "former";
}

async function all(deps: Deps, now: Date) {
  await loadBooks(deps);
  const brought = PRODUCT.map(({ raw, sources }) => {
    const area = raw.area as MarketArea;
    const { version, effectiveFrom } = raw;
    const standing = standingOf(deps, area, version, now);
    const by = { origin: "product" as const, note: "", publishedBy: "", publishedAt: null };
    return {
      view: { version, area, effectiveFrom, standing, ...by },
      raw: { ...raw } as Record<string, unknown>,
      sources,
    };
  });
  const published = (await rows.list(deps.db)).map(({ row, publisher }) => {
    const area = row.area as MarketArea;
    const { version, note, book } = row;
    const standing = standingOf(deps, area, version, now);
    const by = { origin: "published" as const, note, publishedBy: publisher ?? "" };
    const effectiveFrom = String(book.effectiveFrom);
    const view = { version, area, effectiveFrom, standing, ...by, publishedAt: row.createdAt.toISOString() };
    return { view, raw: book, sources: {} };
  });
  return [...published, ...brought] satisfies { view: DeskBook }[];
}

export async function list(deps: Deps, { now }: Context): Promise<{ rows: DeskBook[] }> {
  const found = (await all(deps, now)).map(({ view }) => view);
  return { rows: found.sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom)) };
}

export async function view(deps: Deps, version: string, { now }: Context) {
  const found = (await all(deps, now)).find(({ view: known }) => known.version === version);
  if (!found) throw new AppError("NOT_FOUND");
  const sources = Object.entries(found.sources).map(([path, source]) => ({ path, source }));
  return { ...found.view, book: found.raw, sources };
}

function invalid(path: string): never {
  throw new AppError("BOOK_INVALID", { values: { path }, data: { path } });
}

/** A whole book of an area of ours that begins on a day to come, as nobody's price may change under their hands. */
function requireBook(given: Record<string, unknown>, now: Date): RawBook {
  const model = PRODUCT.find(({ raw }) => raw.area === given.area)?.raw ?? invalid("area");
  const fault = bookFault(given, model);
  if (fault !== null) invalid(fault);
  const raw = given as unknown as RawBook;
  if (raw.currency !== model.currency) invalid("currency");
  if (!/^[\w.-]{3,40}$/.test(raw.version)) invalid("version");
  const { effectiveFrom } = raw;
  const isDay = DAY.test(effectiveFrom) && !Number.isNaN(Date.parse(effectiveFrom));
  if (!isDay || effectiveFrom <= shanghaiDay(now.getTime())) invalid("effectiveFrom");
  return raw;
}

export async function publish(deps: Deps, input: ParsedInputOf<typeof publishDeskBook>, context: Context) {
  const raw = requireBook(input.book, context.now);
  const { version, area, effectiveFrom } = raw;
  const known = (await all(deps, context.now)).map(({ view: book }) => book);
  if (known.some((book) => book.version === version)) throw new AppError("BOOK_EXISTS");
  if (known.some((book) => book.area === area && book.effectiveFrom === effectiveFrom)) invalid("effectiveFrom");
  await withTransaction(deps.db, async (tx) => {
    const made = await rows.insert(tx, {
      ...{ version, area, book: input.book, note: input.note },
      takesEffectAt: new Date(`${effectiveFrom}T00:00:00+08:00`),
      createdBy: context.viewer.accountId,
      createdAt: context.now,
    });
    if (!made) throw new AppError("BOOK_EXISTS");
    const details = { version, area, effectiveFrom, note: input.note };
    await recordAct(tx, context, { kind: "book-published", accountId: null, subject: `book:${version}`, details });
  });
  await loadBooks(deps);
  return { version };
}
