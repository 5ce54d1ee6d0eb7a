// Price books in the admin: the product's own and those published there. None of them ever changes.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { AdminBook, publishAdminBook } from "@/lib/contracts/ops-book";
import type { MarketArea } from "@/lib/core/market/area";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { bookFaults, type FiledBook } from "@/lib/core/pricing/book-check";
import type { BookFault } from "@/lib/core/pricing/book-fault";
import { bookFor } from "@/lib/core/pricing/book-for";
import { BOOK_SCHEMA, completeBook } from "@/lib/core/pricing/complete-book";
import type { BookKind } from "@/lib/core/pricing/price-books";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { loadBooks } from "@/lib/server/pricing/load-books";
import { recordAct } from "../records/audit";
import * as rows from "./book-rows";
import { publishSiteChanged } from "@/lib/server/realtime/publish";
import { PRODUCT_BOOKS } from "./product-books";

type Context = RequestContext<Viewer>;

interface KnownBook {
  view: AdminBook;
  raw: FiledBook;
  sources: Readonly<Record<string, string>>;
}

interface Named {
  kind: BookKind;
  area: MarketArea;
  version: string;
}

function bookStatusOf({ books }: Deps, { kind, area, version }: Named, now: Date): AdminBook["status"] {
  const nowMs = now.getTime();
  if (bookFor<PricedBook>(books[kind], area, { nowMs }).book.version === version) return "inForce";
  const book = books[kind].find((known) => known.version === version);
  return book && book.effectiveFrom > shanghaiDay(nowMs) ? "coming" : "previous";
}

type PricedBook = Deps["books"][BookKind][number];

function broughtBooks(deps: Deps, now: Date): KnownBook[] {
  return PRODUCT_BOOKS.map(({ kind, area, raw, sources }) => {
    const { version, effectiveFrom } = raw;
    const named = { kind, area, version };
    const by = { origin: "product" as const, note: "", publishedBy: "", publishedAt: null };
    return { view: { ...named, effectiveFrom, status: bookStatusOf(deps, named, now), ...by }, raw, sources };
  });
}

/** With the figures that came after it: what it is shown with, and compared by, is what it prices by. */
function completedBook({ kind, area, book }: rows.BookRow): FiledBook {
  const { schema: _schema, ...figures } = book;
  const own = PRODUCT_BOOKS.find((brought) => brought.kind === kind && brought.area === area);
  return own ? completeBook(figures, own.raw) : (figures as FiledBook);
}

async function publishedBooks(deps: Deps, now: Date): Promise<KnownBook[]> {
  return (await rows.list(deps.db)).map(({ row, publisher }) => {
    const raw = completedBook(row);
    const named = { kind: row.kind as BookKind, area: row.area, version: row.version };
    const by = { origin: "published" as const, note: row.note, publishedBy: publisher ?? "" };
    const moments = { effectiveFrom: raw.effectiveFrom, publishedAt: row.createdAt.toISOString() };
    return { view: { ...named, status: bookStatusOf(deps, named, now), ...by, ...moments }, raw, sources: {} };
  });
}

async function all(deps: Deps, now: Date): Promise<KnownBook[]> {
  await loadBooks(deps);
  return [...(await publishedBooks(deps, now)), ...broughtBooks(deps, now)];
}

export async function list(deps: Deps, { now }: Context): Promise<{ rows: AdminBook[] }> {
  const found = (await all(deps, now)).map(({ view }) => view);
  return { rows: found.sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom)) };
}

export async function view(deps: Deps, version: string, { now }: Context) {
  const found = (await all(deps, now)).find(({ view: known }) => known.version === version);
  if (!found) throw new AppError("NOT_FOUND");
  const sources = Object.entries(found.sources).map(([path, source]) => ({ path, source }));
  return { ...found.view, book: { ...found.raw }, sources };
}

function refuse(faults: readonly BookFault[]): never {
  const path = faults[0]?.path ?? "";
  throw new AppError("BOOK_INVALID", { values: { path }, data: { path, faults } });
}

type RequiredBook = { version: string; effectiveFrom: string; area: MarketArea };

/** A whole book of an area of ours that begins on a day to come; BOOK_INVALID with its faults otherwise. */
function requireBook(
  { kind, book }: Pick<Given, "kind" | "book">,
  known: readonly KnownBook[],
  now: Date,
): RequiredBook {
  const inForce = known.find(({ view: { status, ...named } }) => {
    return status === "inForce" && named.kind === kind && named.area === book.area;
  });
  if (!inForce) refuse([{ path: "area", reason: "area" }]);
  const others = known.map(({ view: other }) => other);
  const faults = bookFaults(book, {
    ...{ kind, model: inForce.raw, known: others },
    today: shanghaiDay(now.getTime()),
  });
  if (faults.length > 0) refuse(faults);
  const { version, effectiveFrom } = book as FiledBook;
  return { version, effectiveFrom, area: inForce.view.area };
}

type Given = ParsedInputOf<typeof publishAdminBook>;

/** BOOK_INVALID with every figure that a book cannot have; BOOK_EXISTS where the version is taken. */
export async function publish(deps: Deps, { kind, book, note }: Given, context: Context) {
  const known = await all(deps, context.now);
  if (known.some(({ view: other }) => other.version === book.version)) throw new AppError("BOOK_EXISTS");
  const { version, area, effectiveFrom } = requireBook({ kind, book }, known, context.now);
  await withTransaction(deps.db, async (tx) => {
    const made = await rows.insert(tx, {
      ...{ version, kind, area, note },
      book: { ...book, schema: BOOK_SCHEMA },
      takesEffectAt: new Date(`${effectiveFrom}T00:00:00+08:00`),
      createdBy: context.viewer.accountId,
      createdAt: context.now,
    });
    if (!made) throw new AppError("BOOK_EXISTS");
    const details = { version, kind, area, effectiveFrom, note };
    await recordAct(tx, context, { kind: "book-published", accountId: null, subject: `book:${version}`, details });
  });
  await loadBooks(deps);
  publishSiteChanged(deps);
  return { version };
}
