import { expect, it } from "vitest";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { PUBLISHED_BOOKS, STENCIL_PRICE_BOOKS } from "@/tests/support/price-books";

const priceBooks = { boards: PUBLISHED_BOOKS, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_PRICE_BOOKS };
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const chosen = (version: string | null, day: string) => {
  const { book, validity } = pcbaBooksFor(priceBooks, "en-US", { version, nowMs: noon(day) });
  const previous = validity.kind === "renewed" ? (validity.previous?.version ?? null) : undefined;
  return { version: book.version, validity: validity.kind === "renewed" ? { kind: "renewed", previous } : validity };
};

const TODAY = "us-2026-11-21+us-assembly-2026-11-21+us-stencil-2026-11-21";

it("without a name all three books in force price, and name themselves together", () => {
  expect(chosen(null, "2026-11-22")).toEqual({ version: TODAY, validity: { kind: "inForce" } });
  expect(chosen(TODAY, "2026-11-22")).toEqual({ version: TODAY, validity: { kind: "inForce" } });
});

it("a quote of older books is kept as long as the first of them to run out", () => {
  const named = "us-2026-11-01+us-assembly-2026-11-21+us-stencil-2026-11-01";
  expect(chosen(named, "2026-11-25")).toEqual({
    version: named,
    validity: { kind: "kept", lastDay: "2026-12-20" },
  });
});

it("one that has run out renews the price, with the former one where all three are known", () => {
  const old = "us-2026-09-01+us-assembly-2026-11-21+us-stencil-2026-11-21";
  expect(chosen(old, "2026-11-25")).toEqual({ version: TODAY, validity: { kind: "renewed", previous: old } });
  for (const spoilt of ["nonsense", "us-2026-11-21+never+us-stencil-2026-11-21", "a+b+c+d"]) {
    expect(chosen(spoilt, "2026-11-25")).toEqual({ version: TODAY, validity: { kind: "renewed", previous: null } });
  }
});

it("the name fits where price books are named", () => {
  for (const area of ["en-US", "zh-CN"] as const) {
    const { book } = pcbaBooksFor(priceBooks, area, { nowMs: noon("2026-11-22") });
    expect(book.version.length).toBeLessThanOrEqual(60);
  }
});
