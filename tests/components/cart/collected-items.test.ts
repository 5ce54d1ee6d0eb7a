import { expect, it } from "vitest";
import { toCartItems } from "@/components/cart/collected-items";
import { toQuery } from "@/lib/core/pcb/query";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { CollectedItem } from "@/stores/visitor-cart";
import { SPECIFICATION } from "@/tests/support/board-item";
import { PUBLISHED_BOOKS, STENCIL_PRICE_BOOKS } from "@/tests/support/price-books";
import { collectedItem } from "@/tests/support/visitor-cart";

/** Noon of a day in Shanghai: version, total, former total, reason. */
function shown(day: string, ...items: Partial<CollectedItem>[]) {
  const nowMs = Date.parse(`${day}T12:00:00+08:00`);
  const collected = items.map((change, at) => collectedItem({ key: `key-${at}`, atMs: at, ...change }));
  return toCartItems(collected, {
    boards: (version) => bookFor(PUBLISHED_BOOKS, "en-US", { version, nowMs }),
    stencils: (version) => bookFor(STENCIL_PRICE_BOOKS, "en-US", { version, nowMs }),
  }).map(({ price, totalMicro, previousTotalMicro, changedBy }) => [
    price.bookVersion,
    totalMicro / 1e6,
    previousTotalMicro === null ? null : previousTotalMicro / 1e6,
    changedBy,
  ]);
}

it.each([
  // 5 + 50 × 0.5; 4 + 40 × 0.5; 6 + 55 × 0.5; 2 + 20 × 0.5.
  [null, "2026-11-21", ["us-2026-11-21", 30, null, null]],
  ["us-2026-11-21", "2026-11-21", ["us-2026-11-21", 30, null, null]],
  ["us-2026-11-01", "2026-12-20", ["us-2026-11-01", 24, null, null]],
  ["us-2026-11-01", "2026-12-21", ["us-2026-12-01", 33.5, 24, "priceBook"]],
  ["us-2026-09-01", "2026-11-21", ["us-2026-11-21", 30, 12, "priceBook"]],
  ["us-2026-12-01", "2026-11-21", ["us-2026-11-21", 30, null, null]],
  ["never-was", "2026-11-21", ["us-2026-11-21", 30, null, null]],
] as const)("what was put into a visitor's cart by %s costs on %s: %j", (bookVersion, day, outcome) => {
  expect(shown(day, { bookVersion })).toEqual([outcome]);
});

it("a book that has run out without changing the sum is not worth a word", () => {
  // Four layers, half a square meter: 25 + 95 × 0.5 in every one of these books.
  const query = toQuery({ ...SPECIFICATION, layers: 4, leadTimeDays: 7 });
  expect(shown("2026-12-21", { bookVersion: "us-2026-11-01", query })).toEqual([["us-2026-12-01", 72.5, null, null]]);
});

it("the prototype offer is had once, whichever books the things are by, and is no change of theirs", () => {
  const query = toQuery({ ...SPECIFICATION, quantity: 10 });
  const offered = { bookVersion: "us-2026-09-01", query };
  // One dollar then and now; next to it 2 + 20 × 0.1 then and 5 + 50 × 0.1 now.
  expect(shown("2026-11-21", offered, offered)).toEqual([
    ["us-2026-11-21", 1, null, null],
    ["us-2026-11-21", 10, 4, "priceBook"],
  ]);
});

it("a stencil is priced by its own books, beside a board", () => {
  // One sheet of 320 × 420 mm, two of them: 2 × 33.50.
  const stencil = {
    itemType: "Stencil" as const,
    query: [
      ["size", "320x420"],
      ["quantity", "2"],
    ] as const,
  };
  expect(shown("2026-11-22", stencil, {})).toEqual([
    ["us-stencil-2026-11-21", 67, null, null],
    ["us-2026-11-21", 30, null, null],
  ]);
  const usual = { itemType: "Stencil" as const, query: [], bookVersion: "us-stencil-2026-11-01" };
  expect(shown("2026-12-20", usual)).toEqual([["us-stencil-2026-11-01", 15, null, null]]);
  expect(shown("2026-12-21", usual)).toEqual([["us-stencil-2026-11-21", 18.6, 15, "priceBook"]]);
});
