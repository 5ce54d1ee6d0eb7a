import { expect, it, vi } from "vitest";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { createBookTask } from "@/lib/server/pricing/book-task";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { BUILT_IN_BOOKS, PUBLISHED_BOOKS, USD_STENCIL_BOOK } from "@/tests/support/price-books";

const at = (moment: string) => new Date(`${moment}+08:00`);

function start({ isRefreshed = (): boolean => true } = {}) {
  let books: PriceBooks = { ...BUILT_IN_BOOKS, boards: PUBLISHED_BOOKS };
  const load = vi.fn(async () => {});
  const refreshPages = vi.fn(async () => isRefreshed());
  const startedMs = at("2026-11-30T23:00:00").getTime();
  const task = createBookTask({ load, books: () => books, refreshPages, startedMs });
  return { task, load, refreshPages, lay: (next: Partial<PriceBooks>) => (books = { ...books, ...next }) };
}

it("has the pages made anew once, when the next book has taken effect", async () => {
  const { task, load, refreshPages } = start();
  await task(at("2026-11-30T23:59:59"));
  expect([load.mock.calls.length, refreshPages.mock.calls.length]).toEqual([1, 0]);
  await task(at("2026-12-01T00:00:00"));
  await task(at("2026-12-01T00:01:00"));
  expect([load.mock.calls.length, refreshPages.mock.calls.length]).toEqual([3, 1]);
});

it("tries again where the pages could not be reached", async () => {
  const answers = [false, true];
  const { task, refreshPages } = start({ isRefreshed: () => answers.shift() ?? true });
  for (const minute of ["00", "01", "02"]) await task(at(`2026-12-01T00:${minute}:00`));
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("leaves the pages alone for a book that is only to come", async () => {
  const { task, refreshPages, lay } = start();
  const coming = {
    ...(PRICE_BOOKS[0] as (typeof PUBLISHED_BOOKS)[number]),
    version: "us-2027",
    effectiveFrom: "2027-01-01",
  };
  lay({ boards: [...PUBLISHED_BOOKS, coming] });
  await task(at("2026-11-30T23:30:00"));
  expect(refreshPages).not.toHaveBeenCalled();
});

it("has the pages made anew for a book of stencils too", async () => {
  const { task, refreshPages, lay } = start();
  lay({
    stencils: [...BUILT_IN_BOOKS.stencils, { ...USD_STENCIL_BOOK, version: "us-s", effectiveFrom: "2026-12-03" }],
  });
  await task(at("2026-12-01T00:00:00"));
  await task(at("2026-12-03T00:00:00"));
  expect(refreshPages).toHaveBeenCalledTimes(2);
});

it("has the pages made anew once in each hour, for the days that they promise", async () => {
  const { task, refreshPages } = start();
  for (const minute of ["23:59", "22:01", "22:02"]) await task(at(`2026-11-30T${minute}:00`));
  expect(refreshPages).toHaveBeenCalledTimes(1);
});
