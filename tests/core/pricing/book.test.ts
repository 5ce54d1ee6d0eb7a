import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { type ListedOption, PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { bookOf, findBook, parseBook, type PriceBook, type Surcharge } from "@/lib/core/pricing/book";
import usdFile from "@/lib/core/pricing/books/en-US.json";
import { pricePcb } from "@/lib/core/pricing/price";

const usd = bookOf("en-US");
const cny = bookOf("zh-CN");

/** The next year's book, in which a board of two layers is dearer. */
const next = parseBook("en-US", "USD", {
  ...usdFile,
  version: "us-next",
  effectiveFrom: "2027-11-21",
  boards: { ...usdFile.boards, byLayers: { ...usdFile.boards.byLayers, "2": { setup: "6", perM2: "55" } } },
});
const SHELF = [next, usd, cny];

describe("versions of a book", () => {
  it("are kept: a quote that names one goes on being priced by it", () => {
    const fifty = completeSpecification({ quantity: 50 });
    const quoted = pricePcb(fifty, usd);
    const today = findBook("en-US", undefined, SHELF);
    const kept = findBook("en-US", quoted.bookVersion, SHELF);
    expect([today?.version, kept?.version]).toEqual(["us-next", quoted.bookVersion]);
    // 5 + 50 × 0.5 and 6 + 55 × 0.5
    expect([kept, today].map((book) => book && pricePcb(fifty, book).total.amountMicro)).toEqual([
      30_000_000, 33_500_000,
    ]);
    expect(kept && pricePcb(fifty, kept)).toEqual(quoted);
  });

  it("belong to their area, and one that never was is not made up", () => {
    expect(findBook("zh-CN", "us-next", SHELF)).toBeNull();
    expect(findBook("en-US", "us-2020-01-01", SHELF)).toBeNull();
    expect(bookOf("en-US", usd.version)).toBe(usd);
    expect(() => bookOf("en-US", cny.version)).toThrow(`a price book ${cny.version} of en-US`);
  });
});

describe("the figures of a book", () => {
  const books: [string, PriceBook][] = [
    ["en-US", usd],
    ["zh-CN", cny],
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
