import { expect, it, vi } from "vitest";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { createBookChore } from "@/lib/server/pricing/book-chore";
import type { PriceShelf } from "@/lib/core/pricing/shelf";
import { BROUGHT, SHELF, USD_STENCIL_BOOK } from "@/tests/support/price-books";

const at = (moment: string) => new Date(`${moment}+08:00`);

function start({ isRefreshed = (): boolean => true } = {}) {
  let books: PriceShelf = { ...BROUGHT, boards: SHELF };
  const load = vi.fn(async () => {});
  const refreshPages = vi.fn(async () => isRefreshed());
  const startedMs = at("2026-11-30T23:00:00").getTime();
  const chore = createBookChore({ load, books: () => books, refreshPages, startedMs });
  return { chore, load, refreshPages, lay: (next: Partial<PriceShelf>) => (books = { ...books, ...next }) };
}

it("has the pages made anew once, when the next book has taken effect", async () => {
  const { chore, load, refreshPages } = start();
  await chore(at("2026-11-30T23:59:59"));
  expect([load.mock.calls.length, refreshPages.mock.calls.length]).toEqual([1, 0]);
  await chore(at("2026-12-01T00:00:00"));
  await chore(at("2026-12-01T00:01:00"));
  expect([load.mock.calls.length, refreshPages.mock.calls.length]).toEqual([3, 1]);
});

it("tries again where the pages could not be reached", async () => {
  const answers = [false, true];
  const { chore, refreshPages } = start({ isRefreshed: () => answers.shift() ?? true });
  for (const minute of ["00", "01", "02"]) await chore(at(`2026-12-01T00:${minute}:00`));
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("leaves the pages alone for a book that is only to come", async () => {
  const { chore, refreshPages, lay } = start();
  const coming = { ...(PRICE_BOOKS[0] as (typeof SHELF)[number]), version: "us-2027", effectiveFrom: "2027-01-01" };
  lay({ boards: [...SHELF, coming] });
  await chore(at("2026-11-30T23:30:00"));
  expect(refreshPages).not.toHaveBeenCalled();
});

it("has the pages made anew for a book of stencils too", async () => {
  const { chore, refreshPages, lay } = start();
  lay({ stencils: [...BROUGHT.stencils, { ...USD_STENCIL_BOOK, version: "us-s", effectiveFrom: "2026-12-03" }] });
  await chore(at("2026-12-01T00:00:00"));
  await chore(at("2026-12-03T00:00:00"));
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("has the pages made anew once in each hour, for the days that they promise", async () => {
  const { chore, refreshPages } = start();
  for (const minute of ["23:59", "22:01", "22:02"]) await chore(at(`2026-11-30T${minute}:00`));
  expect(refreshPages).toHaveBeenCalledTimes(1);
});
