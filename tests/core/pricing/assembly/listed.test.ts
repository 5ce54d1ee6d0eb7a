// A parts list through all engines: bought, counted, laid out and billed.

import { describe, expect, it } from "vitest";
import { roundToCents } from "@/lib/base/money";
import { countList } from "@/lib/core/bom/list-counts";
import { type ListedLine, partsCost, supplyLines } from "@/lib/core/bom/list-supply";
import { listedAssembly } from "@/lib/core/pcba/listed-assembly";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import { catalogueOf, listedLine, partTerms } from "@/tests/support/listed-lines";
import { pcba, pcbaBooks } from "@/tests/support/pcba";

const PARTS = catalogueOf(
  partTerms({ attrition: 0, minimum: 1, multiple: 1 }),
  partTerms({ id: "reel", minimum: 100, multiple: 100, attrition: 20, tiers: [{ from: 1, unitMicro: 1_234 }] }),
  partTerms({ id: "chip", pins: 48, packageName: "LQFP-48", tiers: [{ from: 1, unitMicro: 2_345_678 }] }),
  partTerms({ id: "dip", pins: 8, mounting: "tht", packageName: "DIP-8", tiers: [{ from: 1, unitMicro: 400_000 }] }),
);
const BOOKS = pcbaBooks("en-US");

function billed(lines: ListedLine[], quantity: number) {
  const supplied = supplyLines(lines, PARTS, quantity);
  const assembly = listedAssembly(countList(lines, supplied), { coordinates: true });
  const price = pricePcba(pcba(assembly, { quantity }), BOOKS, partsCost(lines, supplied, quantity));
  return { supplied, price };
}

const LIST = [
  listedLine({ quantity: 7 }),
  listedLine({ partId: "reel", quantity: 3 }),
  listedLine({ partId: "chip" }),
  listedLine({ partId: "chip", quantity: 2 }),
  listedLine({ partId: "dip" }),
];
const BOARDS = [5, 10, 15, 25, 50, 75, 100, 250, 500, 1000, 5000, 10_000];

describe("a listed board's bill", () => {
  it("has sections that are the cents of their lines, and a total that is their sum", () => {
    for (const quantity of BOARDS) {
      const { supplied, price } = billed(LIST, quantity);
      const parts = supplied.reduce((sum, { amountMicro }) => sum + (amountMicro ?? 0), 0);
      expect(price.componentsTotal.amountMicro).toBe(roundToCents(parts));
      const { pcbTotal, componentsTotal, assemblyTotal, stencilTotal, total } = price;
      const sections = [pcbTotal, componentsTotal, assemblyTotal, stencilTotal];
      expect(total.amountMicro).toBe(sections.reduce((sum, { amountMicro }) => sum + amountMicro, 0));
    }
  });

  it("never falls when there are more boards, or more on each of them", () => {
    const totals = BOARDS.map((quantity) => billed(LIST, quantity).price.total.amountMicro);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const at of LIST.keys()) {
      const more = LIST.map((line, index) => (index === at ? { ...line, quantity: line.quantity + 1 } : line));
      const [one, other] = [billed(LIST, 50), billed(more, 50)].map(({ price }) => price.total.amountMicro);
      expect(other).toBeGreaterThanOrEqual(one ?? Infinity);
    }
  });

  it("is that of a list without the lines which are left away", () => {
    for (const at of LIST.keys()) {
      const without = billed(
        LIST.filter((_line, index) => index !== at),
        20,
      ).price;
      const left = LIST.map((line, index) => (index === at ? { ...line, isPlaced: false } : line));
      expect(billed(left, 20).price).toEqual(without);
    }
  });

  it("has nothing for parts that the customer sends, and all of the work on them", () => {
    const sent = billed(
      LIST.map((line) => ({ ...line, supply: "customer" as const })),
      20,
    ).price;
    const bought = billed(LIST, 20).price;
    expect(sent.componentsTotal.amountMicro).toBe(0);
    const worth = (price: typeof sent, key: string) => price.lines.find((line) => line.key === key)?.amountMicro;
    // 20 × ((7 + 3) × 2 + 3 × 48) × 0.0012 + 20 × 8 × 0.007.
    expect([worth(sent, "assembly"), worth(bought, "assembly")]).toEqual([5_056_000, 5_056_000]);
  });

  it("costs no fee for each different part of stock", () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      partTerms({ id: `r${at}`, attrition: 0, minimum: 1, multiple: 1 }),
    );
    const catalogue = catalogueOf(...many);
    const work = (lines: ListedLine[]) => {
      const supplied = supplyLines(lines, catalogue, 10);
      const assembly = listedAssembly(countList(lines, supplied), { coordinates: true });
      return pricePcba(pcba(assembly, { quantity: 10 }), BOOKS, partsCost(lines, supplied, 10)).assemblyTotal;
    };
    const alike = work([listedLine({ partId: "r0", quantity: 6 })]);
    expect(work(many.map(({ id }) => listedLine({ partId: id })))).toEqual(alike);
  });
});
