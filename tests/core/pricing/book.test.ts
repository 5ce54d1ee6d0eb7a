import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { PRICE_BOOKS, type PriceBook, type Surcharge, withoutOffer, withPublished } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { CNY_BOOK, USD_BOOK } from "@/tests/support/price-books";

describe("the built-in price books", () => {
  it.each([
    ["boards", PRICE_BOOKS],
    ["stencils", STENCIL_BOOKS],
    ["assemblies", ASSEMBLY_BOOKS],
  ])("for %s have a version and a first day of their own each", (_what, books) => {
    for (const key of ["version", "effectiveFrom"] as const) {
      const names = books.map((book) => `${book.area} ${book[key]}`);
      expect(names).toEqual([...new Set(names)]);
    }
    for (const { effectiveFrom } of books) expect(effectiveFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("without the offer price what has it as what cannot have it", () => {
    const board = completeSpecification({ quantity: 10 });
    // 5 + 50 × 0.1; with the offer 1.
    expect(pricePcb(board, withoutOffer(USD_BOOK)).total.amountMicro).toBe(10_000_000);
    expect(pricePcb(board, USD_BOOK).total.amountMicro).toBe(1_000_000);
  });
});

describe("the figures of a book", () => {
  const books: [string, PriceBook][] = [
    ["en-US", USD_BOOK],
    ["zh-CN", CNY_BOOK],
  ];

  function rising(values: readonly unknown[], find: (value: string) => Surcharge | undefined): void {
    const none: Surcharge = { lotMicro: 0, perM2Micro: 0, percent: 0 };
    const figures = values.map((value) => find(String(value)) ?? none);
    for (const part of ["lotMicro", "perM2Micro", "percent"] as const) {
      const row = figures.map((figure) => figure[part]);
      expect(row).toEqual([...row].sort((a, b) => a - b));
    }
  }

  // Thickness has no grade: 1.6 mm is cheapest.
  it.each(books)("of %s never fall from one grade to the next", (_area, book) => {
    for (const [option, byValue] of Object.entries(book.surcharges)) {
      if (option !== "thicknessMm") rising(PCB_OPTIONS[option as ListedOption], (value) => byValue[value]);
    }
    for (const layers of PCB_OPTIONS.layers) {
      rising(PCB_OPTIONS.innerCopperUm, (value) => book.innerCopper[layers]?.[value]);
      rising(PCB_OPTIONS.materialTg, (value) => book.materialTg[layers]?.[value]);
    }
  });

  it.each(books)("of %s never fall from one layer count to the next", (_area, book) => {
    for (const um of PCB_OPTIONS.innerCopperUm) {
      rising(PCB_OPTIONS.layers, (layers) => book.innerCopper[Number(layers)]?.[String(um)]);
    }
    for (const tg of PCB_OPTIONS.materialTg) {
      rising(PCB_OPTIONS.layers, (layers) => book.materialTg[Number(layers)]?.[String(tg)]);
    }
    rising(PCB_OPTIONS.layers, (layers) => book.testing.full[Number(layers)]);
  });

  it.each(books)("of %s name only values that are on a list", (_area, book) => {
    for (const [option, byValue] of Object.entries(book.surcharges)) {
      const listed = PCB_OPTIONS[option as ListedOption].map(String);
      expect(Object.keys(byValue).filter((value) => !listed.includes(value))).toEqual([]);
    }
  });
});

describe("what was published", () => {
  it("stands beside what the product brings, which nothing published takes the place of", () => {
    const brought = PRICE_BOOKS[0] as PriceBook;
    const next = { ...brought, version: "us-2027", effectiveFrom: "2027-01-01" };
    const forged = { ...brought, boards: {} };
    expect(withPublished([next, forged])).toEqual([...PRICE_BOOKS, next]);
    expect(withPublished([])).toBe(PRICE_BOOKS);
  });
});
