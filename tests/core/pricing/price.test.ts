import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { CNY_BOOK as cny, USD_BOOK as usd } from "@/tests/support/price-books";
import usdFile from "@/lib/core/pricing/books/en-US.json";
import cnyFile from "@/lib/core/pricing/books/zh-CN.json";
import boardSources from "@/lib/core/pricing/books/sources.json";
import { hintsFor } from "@/lib/core/pricing/hints";
import { priceCell, priceLeadTimes, priceMatrix, pricePcb, priceScheduled } from "@/lib/core/pricing/price";
import en from "@/messages/en/pricing.json";
import zh from "@/messages/zh/pricing.json";
import { standIn } from "@/tests/support/stand-in";

type Say = (key: string, args: object) => string;

function totalOf(given: Partial<PcbSpecification>, book = usd, mayUseOffer = true): number {
  return pricePcb(completeSpecification(given), book, { mayUseOffer }).total.amountMicro / 10_000;
}

describe("claims", () => {
  it("50 pieces of 2 layers 100 × 100 mm are 30.00 USD", () => {
    // 5 + 50 × 0.5 m² = 30.00
    expect(totalOf({ layers: 2, widthMm: 100, heightMm: 100, quantity: 50 })).toBe(3000);
  });

  it("10 pieces of 1 or 2 layers up to 100 × 100 mm are 1.00 USD and 5.00 CNY, by a line that takes the rest off", () => {
    const price = pricePcb(completeSpecification({ quantity: 10 }), usd);
    // 5 + 50 × 0.1 m² = 10.00, less 9.00
    expect(price.lines.map(({ key, amountMicro }) => [key, amountMicro / 1e6])).toEqual([
      ["pcbToolingCost", 5],
      ["boardFee", 5],
      ["pcbTestingFee", 0],
      ["filmFee", 0],
      ["soldermaskFee", 0],
      ["prototypeOffer", -9],
    ]);
    expect(price.total).toEqual({ currency: "USD", amountMicro: 1_000_000 });
    expect(totalOf({ quantity: 10, layers: 1, widthMm: 20, heightMm: 99.99 })).toBe(100);
    expect(totalOf({ quantity: 10 }, cny)).toBe(500);
  });

  it.each([
    ["0.01 mm too wide", { quantity: 10, widthMm: 100.01 }],
    ["15 pieces", { quantity: 15 }],
    ["4 layers", { quantity: 10, layers: 4 }],
    ["ENIG", { quantity: 10, surfaceFinish: "ENIG" as const }],
    ["a day sooner", { quantity: 10, leadTimeDays: 4 }],
    ["4 mil", { quantity: 10, minTraceSpaceMil: 4 }],
    ["a panel", { quantity: 10, boardType: "panel" as const }],
  ])("the offer is not made for %s", (_what, given) => {
    const keys = pricePcb(completeSpecification(given), usd).lines.map(({ key }) => key);
    expect(keys).not.toContain("prototypeOffer");
  });

  it.each(["Green", "Blue", "Black", "Red", "Yellow", "White"] as const)(
    "the offer includes %s mask, 5 mil and 0.3 mm holes",
    (solderMaskColor) => {
      expect(totalOf({ quantity: 10, solderMaskColor, minTraceSpaceMil: 5, minHoleMm: 0.3 })).toBe(100);
    },
  );
});

describe("a price", () => {
  // 4 layers, 80 × 60 mm, 100 pieces: 0.48 m²; 25 + 95 × 0.48 = 70.60; ENIG max(20, 20 × 0.48) = 20;
  // 4 mil max(8.5, 8.5 × 0.48) = 8.5. Standard 7 days, one more for each of the two; 7 days are two sooner:
  // 66 % of 70.60 = 46.596. Together 145.696.
  const given = {
    layers: 4,
    widthMm: 80,
    heightMm: 60,
    quantity: 100,
    surfaceFinish: "ENIG" as const,
    minTraceSpaceMil: 4,
    leadTimeDays: 7,
  };

  it("adds up as by hand", () => {
    const price = pricePcb(completeSpecification(given), usd);
    expect(price.lines.map(({ key, amountMicro }) => [key, amountMicro])).toEqual([
      ["pcbToolingCost", 25_000_000],
      ["boardFee", 45_600_000],
      ["pcbTestingFee", 0],
      ["filmFee", 0],
      ["soldermaskFee", 0],
      ["surfaceFinish", 20_000_000],
      ["minTraceSpace", 8_500_000],
      ["leadTime", 46_596_000],
    ]);
    expect([price.total.amountMicro, price.unitPriceMicro]).toEqual([145_700_000, 1_457_000]);
  });

  it("takes the area's rate where that is dearer than the lot", () => {
    // 100 × 100 mm × 300 = 3 m²: 5 + 150; ENIG 20 × 3 = 60.
    expect(totalOf({ quantity: 300, surfaceFinish: "ENIG" })).toBe(21_500);
  });

  it("is rounded to cents once, half up, at the section", () => {
    // 13.33 × 17.77 mm × 15 = 35.531115 cm²: 5 + 50 × 0.0035531115 = 5.177655575 → 5.18
    expect(totalOf({ widthMm: 13.33, heightMm: 17.77, quantity: 15 })).toBe(518);
  });

  it("stays whole for the largest order with everything", () => {
    const price = pricePcb(
      completeSpecification({
        layers: 8,
        widthMm: 400,
        heightMm: 500,
        quantity: 10_000,
        surfaceFinish: "ENIG",
        enigAuThickness: 3,
        outerCopperUm: 35,
        innerCopperUm: 35,
        minTraceSpaceMil: 4,
        minHoleMm: 0.2,
        leadTimeDays: 31,
      }),
      usd,
    );
    expect(price.lines.every(({ amountMicro }) => Number.isSafeInteger(amountMicro))).toBe(true);
    // 2000 m²: 110 + 210·2000; fixture 112; films 0.2 m² × 13 × 28 = 72.80; ENIG 20·2000; 3 µin 14·2000;
    // 1 oz inside 32·2000; 4 mil 8.5·2000; 0.2 mm 7·2000. Standard 20 + 3 × 5 days, four sooner: 98 % of 420 110.
    // 420 110 + 112 + 72.80 + 40 000 + 28 000 + 64 000 + 17 000 + 14 000 + 411 707.80
    expect(price.total.amountMicro).toBe(995_002_600_000);
  });

  it.each<[string, Partial<PcbSpecification>, [string, number][]]>([
    // The dearest of 42 and half of 5 + 50 × 0.1.
    [
      "0.4 mm",
      { quantity: 10, thicknessMm: 0.4 },
      [
        ["surfaceFinish", 20],
        ["finishedThickness", 42],
      ],
    ],
    // 300 × 0.01 m² = 3 m²: half of 5 + 150 is more than 42.
    [
      "0.4 mm by share",
      { quantity: 300, thicknessMm: 0.4 },
      [
        ["surfaceFinish", 60],
        ["finishedThickness", 77.5],
      ],
    ],
    ["2.5 mm", { layers: 4, thicknessMm: 2.5 }, [["finishedThickness", 33.5]]],
    ["2 oz outside", { outerCopperUm: 70 }, [["outerCopper", 14]]],
    // Six layers with 2 oz all over: 14 outside and 42 inside, at 1.5 m² 21 and 58.50.
    [
      "2 oz inside",
      { layers: 6, innerCopperUm: 70 },
      [
        ["outerCopper", 14],
        ["innerCopper", 42],
      ],
    ],
    [
      "2 oz inside by area",
      { layers: 6, innerCopperUm: 70, quantity: 150 },
      [
        ["outerCopper", 21],
        ["innerCopper", 58.5],
      ],
    ],
    ["1 oz inside", { layers: 4, innerCopperUm: 35 }, [["innerCopper", 9]]],
    [
      "3 µin",
      { surfaceFinish: "ENIG", enigAuThickness: 3 },
      [
        ["surfaceFinish", 20],
        ["enigAuThickness", 13],
      ],
    ],
    ["0.25 mm", { minHoleMm: 0.25 }, [["minHole", 3.5]]],
    // 0.06 m² is included; 300 × 250 mm = 0.075 m² × 6 films × 28 = 12.60.
    ["0.06 m²", { widthMm: 300, heightMm: 200 }, []],
    ["0.075 m²", { widthMm: 300, heightMm: 250 }, [["filmFee", 12.6]]],
    // 500 pieces are just 5 m², tested by flying probe; 600 need a fixture.
    ["5 m²", { quantity: 500 }, []],
    ["6 m²", { quantity: 600 }, [["pcbTestingFee", 70]]],
    ["6 m² of 8 layers", { quantity: 600, layers: 8 }, [["pcbTestingFee", 112]]],
  ])("has for %s just these lines beside the board's own", (_what, said, expected) => {
    const { lines } = pricePcb(completeSpecification(said), usd, { mayUseOffer: false });
    const own = ["pcbToolingCost", "boardFee"];
    const beside = lines.filter(({ key, amountMicro }) => amountMicro !== 0 && !own.includes(key));
    expect(beside.map(({ key, amountMicro }) => [key, amountMicro / 1e6])).toEqual(expected);
  });

  it("charges a mask colour where a book does, and the offer includes it even then", () => {
    const solderMaskColor = { White: { lotMicro: 4_000_000, perM2Micro: 4_000_000, percent: 0 } };
    const dear = { ...usd, surcharges: { ...usd.surcharges, solderMaskColor } };
    expect(totalOf({ quantity: 50, solderMaskColor: "White" }, dear)).toBe(3400);
    expect(totalOf({ quantity: 50, solderMaskColor: "White" })).toBe(3000);
    expect(totalOf({ quantity: 10, solderMaskColor: "White" }, dear)).toBe(100);
  });

  it("is not made up for a layer count that is not made", () => {
    expect(() => pricePcb({ ...completeSpecification({}), layers: 3 }, usd)).toThrow("a price for 3 layers");
  });
});

describe("a book", () => {
  // Setup and rate per m² as decided; 10 × 100 × 100 mm are 0.1 m².
  it.each([
    [1, 5, 45, 35, 320],
    [2, 5, 50, 35, 350],
    [4, 25, 95, 180, 650],
    [6, 60, 140, 430, 950],
    [8, 110, 210, 780, 1450],
  ])("has for %i layers %d + %d USD and %d + %d CNY per m²", (layers, usdSetup, usdRate, cnySetup, cnyRate) => {
    for (const [book, setup, rate] of [
      [usd, usdSetup, usdRate],
      [cny, cnySetup, cnyRate],
    ] as const) {
      expect(totalOf({ layers, quantity: 10 }, book, false)).toBe(Math.round((setup + rate * 0.1) * 100));
      expect(totalOf({ layers, quantity: 500 }, book, false)).toBe((setup + rate * 5) * 100);
    }
  });

  it("names its version, its day, and a source of each figure", () => {
    for (const [raw, sources] of [
      [usdFile, boardSources["en-US"]],
      [cnyFile, boardSources["zh-CN"]],
    ] as const) {
      expect(raw.version).toMatch(/^(us|cn)-\d{4}-\d\d-\d\d$/);
      expect(raw.effectiveFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
      const {
        area: _area,
        currency: _currency,
        version: _version,
        effectiveFrom: _from,
        surcharges,
        ...sections
      } = raw;
      const options = Object.keys(surcharges).map((option) => `surcharges.${option}`);
      const zones = raw.shipping.zones.map(({ key }) => `shipping.zones.${key}`);
      expect(Object.keys(sources).sort()).toEqual([...Object.keys(sections), ...options, ...zones].sort());
      for (const source of Object.values(sources)) expect(source.length).toBeGreaterThan(20);
    }
  });

  it("asks more, never less, for more layers", () => {
    for (const book of [usd, cny]) {
      const rows = [book.testing.fixtureMicro, book.film.films].map((byLayers) => Object.values(byLayers));
      const inner = ["35", "70"].flatMap((um) => {
        const figures = Object.values(book.innerCopper).map((byValue) => byValue[um]);
        return [figures.map((figure) => figure?.lotMicro ?? 0), figures.map((figure) => figure?.perM2Micro ?? 0)];
      });
      for (const row of [...rows, ...inner]) expect(row).toEqual([...row].sort((a, b) => a - b));
    }
  });
});

describe("a bill", () => {
  it.each([
    ["en", en],
    ["zh", zh],
  ])("says every line and rule in %s with just the figures it has", (locale, pricing) => {
    const onError = (error: Error) => {
      throw error;
    };
    const t = standIn<Say>(createTranslator({ locale: standIn(locale), messages: standIn({ pricing }), onError }));
    const bills = [
      completeSpecification({ quantity: 10 }),
      completeSpecification({ quantity: 300, thicknessMm: 0.4, leadTimeDays: 8 }),
      completeSpecification({ quantity: 600, widthMm: 300, heightMm: 250, outerCopperUm: 70 }),
      completeSpecification({ minHoleMm: 0.2 }),
      completeSpecification({ testType: "fixture" }),
      completeSpecification({ testType: "full" }),
      completeSpecification({ layers: 1, testType: "sampling" }),
      completeSpecification({ layers: 1, testing: false }),
    ].flatMap((specification) => pricePcb(specification, usd).lines);
    for (const { rule } of bills) {
      const args = Object.entries(rule.args).map(([name, value]) => [name.replace(/Micro$/, ""), value]);
      expect(t(`pricing.rules.${rule.key}`, Object.fromEntries(args))).not.toMatch(/[{}]|undefined|NaN/);
    }
    // Rules of staff prices and of boards assembled together occur in no price of a single board.
    const elsewhere = ["byHand", "ofBoards"];
    expect(new Set([...bills.map(({ rule }) => rule.key), ...elsewhere])).toEqual(new Set(Object.keys(pricing.rules)));
  });
});

describe("beside a price", () => {
  it("stand the lead times, the standard one first and cheapest", () => {
    // 30.00, then 33, 66, 82 and 98 % more
    expect(
      priceLeadTimes(completeSpecification({ quantity: 50 }), usd).map(({ days, totalMicro }) => [
        days,
        totalMicro / 10_000,
      ]),
    ).toEqual([
      [5, 3000],
      [4, 3990],
      [3, 4980],
      [2, 5460],
      [1, 5940],
    ]);
  });

  it("stand other quantities, and nothing where a lead time is too short for one", () => {
    const matrix = priceMatrix(completeSpecification({}), usd, { quantities: [5, 50, 7, 1000], leadTimes: [5, 1] });
    expect(matrix.map((row) => row.map((total) => (total === null ? null : total / 10_000)))).toEqual([
      // 5 pieces, one day: 5 + 2.50 = 7.50 and 98 % of it
      [100, 1485],
      [3000, 5940],
      [null, null],
      // 10 m² takes 11 days, at best 7
      [null, null],
    ]);
  });

  it("stand whole bills for every cell of the table", () => {
    const given = completeSpecification({ quantity: 50 });
    const cell = { quantity: 100, leadTimeDays: 4 };
    expect(priceCell(given, cell, usd)).toEqual(pricePcb({ ...given, ...cell }, usd));
    expect(priceCell(given, { quantity: 7, leadTimeDays: 5 }, usd)).toBeNull();
    const quantities = [5, 100];
    const leadTimes = [5, 4, 1];
    expect(priceMatrix(given, usd, { quantities, leadTimes })).toEqual(
      quantities.map((quantity) =>
        leadTimes.map((leadTimeDays) => priceCell(given, { quantity, leadTimeDays }, usd)?.total.amountMicro),
      ),
    );
  });

  it("stand no neighbours that may not be proposed", () => {
    const fine = completeSpecification({ quantity: 50, minTraceSpaceMil: 4, surfaceFinish: "ENIG" });
    const changes = (mayPropose?: (change: object) => boolean) =>
      hintsFor(fine, usd, { mayPropose }).map(({ change }) => Object.keys(change)[0]);
    expect(changes()).toEqual(["surfaceFinish", "minTraceSpaceMil"]);
    expect(changes((change) => !("minTraceSpaceMil" in change))).toEqual(["surfaceFinish"]);
  });

  it("stand lower grades, and never an option taken away", () => {
    const rich = completeSpecification({
      layers: 4,
      quantity: 50,
      impedanceControl: "10%",
      edgePlating: 2,
      viaFilledWithResin: true,
    });
    expect(hintsFor(rich, usd)).toEqual([]);
    // 14 for 5 %, 7 for 10 %; TG170 is 21 and TG150 14 with four layers.
    const finer = completeSpecification({ layers: 4, quantity: 50, impedanceControl: "5%", materialTg: 170 });
    expect(hintsFor(finer, usd)).toEqual([
      { change: { materialTg: 150 }, savesMicro: 7_000_000 },
      { change: { impedanceControl: "10%" }, savesMicro: 7_000_000 },
    ]);
  });

  it("stand the neighbours that save, the largest saving first", () => {
    const [first] = hintsFor(completeSpecification({ quantity: 10, widthMm: 104, heightMm: 100 }), usd);
    // 5 + 50 × 0.104 = 10.20 against the offer's 1.00
    expect(first).toEqual({ change: { widthMm: 100, heightMm: 100 }, savesMicro: 9_200_000 });
    expect(hintsFor(completeSpecification({ quantity: 10 }), usd)).toEqual([]);
  });
});

describe("a scheduled ship date", () => {
  it.each([
    ["a prototype", {}],
    ["four layers", { layers: 4, quantity: 50 }],
    ["a large order", { layers: 2, quantity: 1_000 }],
  ] as const)("costs what the standard lead time costs: %s", (_name, given) => {
    const board = completeSpecification(given);
    const [standard] = priceLeadTimes(board, usd);
    expect(priceScheduled(board, usd)).toEqual({ days: 20, totalMicro: standard?.totalMicro });
  });

  it("is not offered where the standard lead time is scheduled anyway", () => {
    expect(priceScheduled(completeSpecification({ layers: 8, quantity: 5_000 }), usd)).toBeNull();
  });
});
