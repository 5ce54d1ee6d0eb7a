// Every price book that was ever published prices every board that can be ordered now.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MarketArea } from "@/lib/core/market/area";
import { currencyOf } from "@/lib/core/market/area";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { type PriceBook, parseBook, PRICE_BOOKS } from "@/lib/core/pricing/book";
import { completeBook } from "@/lib/core/pricing/complete-book";
import { pricePcb } from "@/lib/core/pricing/price";
import cny from "@/lib/core/pricing/books/zh-CN.json";
import usd from "@/lib/core/pricing/books/en-US.json";
import { anyListed, LISTED_OPTIONS } from "@/tests/support/specifications";

const FOLDER = "tests/fixtures/price-books";
const RAW: Record<MarketArea, Record<string, unknown>> = { "en-US": usd, "zh-CN": cny };

/** As they lay on file, from the product's first days on. */
const PREVIOUS = readdirSync(FOLDER).map((name): [string, PriceBook] => {
  const area = name.split(".")[0] as MarketArea;
  const filed = JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")) as object;
  return [name, parseBook(area, currencyOf(area), filed)];
});

/** Every book that could have been published before some figure existed: today's without one of them, or one part of it. */
function withoutOne(raw: Record<string, unknown>): [string, Record<string, unknown>][] {
  const parts = Object.keys(raw).filter((name) => typeof raw[name] === "object");
  return parts.flatMap((name): [string, Record<string, unknown>][] => {
    const { [name]: part, ...rest } = raw;
    const inner = Object.keys(part as object).map((figure): [string, Record<string, unknown>] => {
      const { [figure]: _gone, ...left } = part as Record<string, unknown>;
      return [`${name}.${figure}`, { ...rest, [name]: left }];
    });
    return [[name, rest], ...inner];
  });
}

const DROPPED = (Object.keys(RAW) as MarketArea[]).flatMap((area) =>
  withoutOne(RAW[area]).map(([name, raw]): [string, PriceBook] => [
    `${area} without ${name}`,
    parseBook(area, currencyOf(area), raw),
  ]),
);

/** Each option at each of its values, in a board that can be made with it. */
const EVERY_VALUE: PcbSpecification[] = LISTED_OPTIONS.flatMap((option) =>
  [1, 2, 4, 6, 8].flatMap((layers) =>
    [5, 5000]
      .map((quantity) => ({ layers, quantity, option }))
      .flatMap(({ layers: count, quantity: pieces }) =>
        valuesOf(option).map((value) => completeSpecification({ layers: count, quantity: pieces, [option]: value })),
      ),
  ),
).filter(isMakeable);

function valuesOf(option: (typeof LISTED_OPTIONS)[number]): readonly unknown[] {
  return [...new Set(fc.sample(anyListed, { numRuns: 60, seed: 7 }).map((listed) => listed[option]))];
}

describe("an older price book", () => {
  it.each([...PREVIOUS, ...DROPPED])("%s prices every option", (_name, book) => {
    for (const specification of EVERY_VALUE) {
      const { total } = pricePcb(specification, book);
      expect(Number.isSafeInteger(total.amountMicro) && total.amountMicro > 0).toBe(true);
    }
  });

  it("charges what came after it as the product does, and everything else as it did", () => {
    const { impedanceControl: _new, ...surcharges } = usd.surcharges;
    const boards = { byLayers: { ...usd.boards.byLayers, "4": { setup: "30", perM2: "100" } } };
    const older = parseBook("en-US", "USD", { ...usd, surcharges, boards });
    const board = completeSpecification({ layers: 4, impedanceControl: "10%", quantity: 50 });
    const today = PRICE_BOOKS[0] as PriceBook;
    const costLine = (book: PriceBook, key: string) => pricePcb(board, book).lines.find((line) => line.key === key);
    expect(costLine(older, "impedanceControl")).toEqual(costLine(today, "impedanceControl"));
    expect(costLine(older, "impedanceControl")?.amountMicro).toBeGreaterThan(0);
    expect(costLine(older, "pcbToolingCost")?.amountMicro).toBe(30_000_000);
    // 0.5 m² at 100.
    expect(costLine(older, "boardFee")?.amountMicro).toBe(50_000_000);
  });

  it("keeps all of its own figures, lists as they are", () => {
    const model = { rate: "1", zones: [{ key: "home" }], byValue: { a: "2", b: "3" } };
    const book = { version: "x", rate: "9", zones: [], byValue: { a: "5", old: "7" } };
    expect(completeBook(book, model)).toEqual({
      version: "x",
      rate: "9",
      zones: [],
      byValue: { a: "5", old: "7", b: "3" },
    });
    expect(completeBook({ rate: 9, byValue: "none" }, model)).toEqual(model);
  });
});
