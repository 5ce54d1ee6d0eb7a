// Lines of a board with books whose limits are other than the built-in ones.

import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { parseBook, type PriceBook, withoutOffer } from "@/lib/core/pricing/book";
import usd from "@/lib/core/pricing/books/en-US.json";
import { completeForArea } from "@/lib/core/pricing/complete-book";
import type { LineKey } from "@/lib/core/pricing/line";
import { pricePcb } from "@/lib/core/pricing/price";
import { USD_BOOK } from "@/tests/support/price-books";

const lineOf = (key: LineKey, given: Partial<PcbSpecification>, book: PriceBook = USD_BOOK) =>
  pricePcb(completeSpecification(given), book).lines.find((line) => line.key === key);

describe("the line of the boards", () => {
  it("says their area in square meters, to four decimals", () => {
    expect(lineOf("boardFee", { quantity: 50 })?.rule.args).toMatchObject({ area: "0.5", layers: 2 });
    // 5 × 12.34 × 56.78 mm = 0.003503326 m².
    expect(lineOf("boardFee", { widthMm: 12.34, heightMm: 56.78 })?.rule.args).toMatchObject({ area: "0.0035" });
  });
});

describe("the line of the electrical test", () => {
  it("says whether each board is tested, or a sample", () => {
    expect(lineOf("pcbTestingFee", { testType: "sampling" })?.rule.key).toBe("testSampled");
    expect(lineOf("pcbTestingFee", { testType: "flyingProbe" })?.rule.key).toBe("testIncluded");
  });
});

describe("the line of films", () => {
  it("says up to which area they are included, in square centimeters", () => {
    // 0.06 m² and 0.5 m².
    expect(lineOf("filmFee", {})?.rule).toEqual({ key: "filmsIncluded", args: { above: 600 } });
    const larger = { ...USD_BOOK, film: { ...USD_BOOK.film, abovePieceM2: 0.5 } };
    expect(lineOf("filmFee", {}, larger)?.rule.args).toEqual({ above: 5000 });
  });
});

describe("the prototype offer", () => {
  it("has no line where the price is the same without it", () => {
    // 5 pieces of 10 × 10 mm: 5 + 50 × 0.0005.
    const at = (priceMicro: number) => ({ ...USD_BOOK, prototypeOffer: { ...USD_BOOK.prototypeOffer, priceMicro } });
    const tiny = { widthMm: 10, heightMm: 10 };
    expect(lineOf("prototypeOffer", tiny, at(5_025_000))).toBeUndefined();
    expect(lineOf("prototypeOffer", tiny, at(5_024_999))?.amountMicro).toBe(-1);
  });

  it("is for no quantity in a book without it", () => {
    expect(lineOf("prototypeOffer", { quantity: 1 })?.amountMicro).toBe(-4_500_000);
    expect(lineOf("prototypeOffer", { quantity: 1 }, withoutOffer(USD_BOOK))).toBeUndefined();
  });
});

describe("a filed price book", () => {
  it("states the fee of a payment method in percent of the payment", () => {
    const filed = { ...usd, transactionShare: { ...usd.transactionShare, percent: { card: "2.9", bank: "0" } } };
    // 2.9 % are 29,000 millionths.
    expect(parseBook("en-US", "USD", filed).transactionShare).toMatchObject({ card: 29_000, bank: 0 });
  });

  it("charges no percentage and no area rate that it does not state", () => {
    const { values } = usd.surcharges.surfaceFinish;
    const filed = {
      ...usd,
      surcharges: { ...usd.surcharges, surfaceFinish: { values: { ...values, ENIG: { lot: "20" } } } },
    };
    // The area rate is that of the built-in book, which has one.
    expect(parseBook("en-US", "USD", filed).surcharges.surfaceFinish["ENIG"]).toEqual({
      ...{ lotMicro: 20_000_000, perM2Micro: 20_000_000, percent: 0 },
    });
  });

  it("is completed by the built-in one of its area", () => {
    const brought = [
      { area: "zh-CN", rate: "7" },
      { area: "en-US", rate: "1" },
    ];
    expect(completeForArea({ version: "a" }, "en-US", brought)).toEqual({ area: "en-US", rate: "1", version: "a" });
    expect(() => completeForArea({}, "de-DE", brought)).toThrow("no price book of de-DE");
  });
});
