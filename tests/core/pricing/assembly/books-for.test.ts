import { expect, it } from "vitest";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { SHELF, STENCIL_SHELF } from "@/tests/support/price-books";

const shelf = { boards: SHELF, assemblies: ASSEMBLY_BOOKS, stencils: STENCIL_SHELF };
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const chosen = (version: string | null, day: string) => {
  const { book, standing } = pcbaBooksFor(shelf, "en-US", { version, nowMs: noon(day) });
  const former = standing.kind === "renewed" ? (standing.former?.version ?? null) : undefined;
  return { version: book.version, standing: standing.kind === "renewed" ? { kind: "renewed", former } : standing };
};

const TODAY = "us-2026-11-21+us-assembly-2026-11-21+us-stencil-2026-11-21";

it("without a name all three books in force price, and name themselves together", () => {
  expect(chosen(null, "2026-11-22")).toEqual({ version: TODAY, standing: { kind: "inForce" } });
  expect(chosen(TODAY, "2026-11-22")).toEqual({ version: TODAY, standing: { kind: "inForce" } });
});

it("a quote of older books is kept as long as the first of them to run out", () => {
  const named = "us-2026-11-01+us-assembly-2026-11-21+us-stencil-2026-11-01";
  expect(chosen(named, "2026-11-25")).toEqual({
    version: named,
    standing: { kind: "kept", lastDay: "2026-12-20" },
  });
});

it("one that has run out renews the price, with the former one where all three are known", () => {
  const old = "us-2026-09-01+us-assembly-2026-11-21+us-stencil-2026-11-21";
  expect(chosen(old, "2026-11-25")).toEqual({ version: TODAY, standing: { kind: "renewed", former: old } });
  for (const spoilt of ["nonsense", "us-2026-11-21+never+us-stencil-2026-11-21", "a+b+c+d"]) {
    expect(chosen(spoilt, "2026-11-25")).toEqual({ version: TODAY, standing: { kind: "renewed", former: null } });
  }
});

it("the name fits where price books are named", () => {
  for (const area of ["en-US", "zh-CN"] as const) {
    const { book } = pcbaBooksFor(shelf, area, { nowMs: noon("2026-11-22") });
    expect(book.version.length).toBeLessThanOrEqual(60);
  }
});
