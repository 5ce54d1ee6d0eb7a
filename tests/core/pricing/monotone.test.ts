import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withChoice } from "@/lib/core/pcb/allowed-options";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { offeredDays, standardDays } from "@/lib/core/pcb/lead-time";
import { isPanel } from "@/lib/core/pcb/panel";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { checkSpecification, isMakeable } from "@/lib/core/pcb/rules";
import { type ListedOption, type OptionValue, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { randomCases } from "@/tests/support/cases";
import { CNY_BOOK, USD_BOOK } from "@/tests/support/price-books";
import { hintsFor } from "@/lib/core/pricing/hints";
import { pricePcb } from "@/lib/core/pricing/price";
import { anyListed, LISTED_OPTIONS } from "@/tests/support/specifications";

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
/** Often at the edges where offers and brackets end. */
const lengthMm = fc.oneof(
  oneOf([10, 49.99, 50, 69.99, 70, 99.99, 100, 100.01, 110, 400, 500]),
  fc.integer({ min: 1000, max: 60_000 }).map((hundredths) => hundredths / 100),
);

const start = fc.record({
  layers: oneOf(PCB_OPTIONS.layers),
  widthMm: lengthMm,
  heightMm: lengthMm,
  quantity: fc.oneof(oneOf([5, 10, 15]), oneOf(QUANTITY_STEPS)),
});
/** Combinations that random choices rarely produce. */
const bundle: fc.Arbitrary<Partial<PcbSpecification>> = oneOf([
  {},
  {},
  { surfaceFinish: "ENIG" },
  { goldFingerCount: "20" },
  { layers: 8, stackedMicroVia: 1 },
]);
const MAX_CHOICES = 14;
const choices = fc.shuffledSubarray(LISTED_OPTIONS, { maxLength: MAX_CHOICES });

/** Possible specification: options chosen one after the other, each compatible with those before it. */
const specification = fc
  .tuple(fc.tuple(start, bundle), choices, anyListed, fc.nat(3), fc.nat(3), fc.nat(4))
  .map(([[given, together], options, listed, columns, rows, saved]) => {
    let chosen = completeSpecification({ ...given, ...together });
    for (const option of options) {
      const next = withChoice(chosen, option, listed[option]);
      if (next.goldFingers && next.goldFingerCount === "") next.goldFingerCount = "20";
      const standard = { ...next, leadTimeDays: standardDays(next) };
      if (isMakeable(standard)) chosen = standard;
    }
    if (isPanel(chosen)) {
      const larger = { ...chosen, panelColumns: chosen.panelColumns + columns, panelRows: chosen.panelRows + rows };
      const standard = { ...larger, leadTimeDays: standardDays(larger) };
      if (isMakeable(standard)) chosen = standard;
    }
    return { ...chosen, leadTimeDays: Math.max(Math.min(...offeredDays(chosen)), chosen.leadTimeDays - saved) };
  })
  .filter(isMakeable);
const book = oneOf([USD_BOOK, CNY_BOOK]);
const RUNS = { numRuns: randomCases(2000) };

/** Neither has a grade: a panel is another thing than a board, 1.6 mm is cheapest, and colours cost nothing. */
const UNGRADED: readonly ListedOption[] = [
  "boardType",
  "deliveryMethod",
  "thicknessMm",
  "solderMaskColor",
  "silkscreenColor",
];
const GRADES = LISTED_OPTIONS.filter((option) => !UNGRADED.includes(option));

/** Boards among which every grade of every option can be made. */
const BASES: Partial<PcbSpecification>[] = [
  {},
  { quantity: 10_000, widthMm: 300, heightMm: 300 },
  { layers: 1, testType: "sampling" },
  { layers: 1, testing: false },
  { layers: 8, stackedMicroVia: 1, viaFilledWithResin: true },
  { layers: 6, innerCopperUm: 70, quantity: 500 },
  { boardType: "panel" },
  { deliveryMethod: "panelWithRail" },
  { surfaceFinish: "ENIG" },
  { goldFingerCount: "20" },
];
/** Later than any standard lead time but the longest, so that none of these is hurried. */
const NO_HURRY_DAYS = 60;

/** The same order with one thing more of it; its lead time, given in days, stays. */
const rise = fc.oneof(
  fc.record({ kind: fc.constant("quantity" as const), step: fc.nat(39) }),
  fc.record({ kind: oneOf(["widthMm", "heightMm"] as const), by: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ kind: oneOf(["panelColumns", "panelRows"] as const), more: fc.integer({ min: 1, max: 8 }) }),
  { arbitrary: fc.record({ kind: fc.constant("grade" as const), option: oneOf(GRADES), to: fc.nat(9) }), weight: 5 },
);

function raised(
  from: PcbSpecification,
  change: typeof rise extends fc.Arbitrary<infer T> ? T : never,
): PcbSpecification | null {
  if (change.kind === "quantity") {
    const quantity = QUANTITY_STEPS[change.step] ?? 0;
    return quantity > from.quantity ? { ...from, quantity } : null;
  }
  if (change.kind === "grade") {
    const values: readonly OptionValue[] = PCB_OPTIONS[change.option];
    const value = values[change.to % values.length];
    return value !== undefined && values.indexOf(value) > values.indexOf(from[change.option])
      ? { ...from, ...(change.option === "goldFingers" && { goldFingerCount: "20" }), [change.option]: value }
      : null;
  }
  if ("more" in change) return { ...from, [change.kind]: from[change.kind] + change.more };
  return { ...from, [change.kind]: Math.round(from[change.kind] * 100 + change.by) / 100 };
}

describe("the total", () => {
  it("never falls when quantity, size, layers or a grade rises", () => {
    let compared = 0;
    fc.assert(
      fc.property(specification, rise, book, fc.boolean(), (from, change, prices, mayUseOffer) => {
        const to = raised(from, change);
        fc.pre(to !== null && isMakeable(to));
        if (!to) return;
        compared++;
        const options = { mayUseOffer };
        expect(pricePcb(to, prices, options).total.amountMicro).toBeGreaterThanOrEqual(
          pricePcb(from, prices, options).total.amountMicro,
        );
      }),
      { ...RUNS, numRuns: randomCases(6000) },
    );
    expect(compared).toBeGreaterThan(randomCases(2000));
  });

  it.each(GRADES)("never falls from any grade of %s to a higher one", (option) => {
    const values: readonly OptionValue[] = PCB_OPTIONS[option];
    const reached = new Set<OptionValue>();
    for (const base of BASES.map((given) => completeSpecification(given))) {
      // The count is asked for with the fingers and costs nothing by itself.
      const graded = values.map((value) => {
        const extra = option === "goldFingers" ? { goldFingerCount: value ? "20" : "" } : {};
        return { ...base, ...extra, [option]: value, leadTimeDays: NO_HURRY_DAYS };
      });
      const made = graded.filter(isMakeable);
      if (made.length > 1) for (const given of made) reached.add(given[option]);
      for (const prices of [USD_BOOK, CNY_BOOK]) {
        const totals = made.map((given) => pricePcb(given, prices).total.amountMicro);
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
      }
    }
    expect(values.filter((value) => !reached.has(value))).toEqual([]);
  });

  it("never falls when a board is delivered with more about it", () => {
    const board = fc.record({ widthMm: lengthMm, heightMm: lengthMm, quantity: oneOf(QUANTITY_STEPS) });
    fc.assert(
      fc.property(board, book, (given, prices) => {
        const single = completeSpecification({ ...given, deliveryMethod: "single" });
        const delivered = (deliveryMethod: PcbSpecification["deliveryMethod"]) =>
          pricePcb(withChoice(single, "deliveryMethod", deliveryMethod), prices).total.amountMicro;
        expect(delivered("singleWithRail")).toBeGreaterThanOrEqual(delivered("single"));
        expect(delivered("panel")).toBeGreaterThanOrEqual(delivered("single"));
        expect(delivered("panelWithRail")).toBeGreaterThanOrEqual(delivered("panel"));
        expect(delivered("others")).toBeGreaterThanOrEqual(delivered("single"));
      }),
      RUNS,
    );
  });

  it("never falls either when the lead time follows: standard stays standard, two days sooner stay two", () => {
    let compared = 0;
    fc.assert(
      fc.property(specification, rise, book, fc.nat(4), (from, change, prices, saved) => {
        const to = raised(from, change);
        if (!to) return;
        const sooner = (given: PcbSpecification) => ({ ...given, leadTimeDays: standardDays(given) - saved });
        compared++;
        expect(pricePcb(sooner(to), prices).total.amountMicro).toBeGreaterThanOrEqual(
          pricePcb(sooner(from), prices).total.amountMicro,
        );
      }),
      { ...RUNS, numRuns: randomCases(5000) },
    );
    expect(compared).toBeGreaterThan(randomCases(2000));
  });

  it("never falls across the edge of the offer, in any direction", () => {
    // Everything around the limits: one and two and four layers, ten and fifteen pieces, 99.99 to 100.01 mm.
    const ladder = [5, 10, 15].flatMap((quantity) =>
      [99.99, 100, 100.01].flatMap((widthMm) =>
        [99.99, 100, 100.01].flatMap((heightMm) =>
          [1, 2, 4].map((layers) => completeSpecification({ quantity, widthMm, heightMm, layers })),
        ),
      ),
    );
    const isWithin = (a: PcbSpecification, b: PcbSpecification) =>
      (["quantity", "widthMm", "heightMm", "layers"] as const).every((option) => a[option] <= b[option]);
    for (const prices of [USD_BOOK, CNY_BOOK]) {
      const total = (given: PcbSpecification) => pricePcb(given, prices).total.amountMicro;
      for (const from of ladder) {
        for (const to of ladder) if (isWithin(from, to)) expect(total(from)).toBeLessThanOrEqual(total(to));
      }
    }
  });

  it("never falls when a lead time is shortened, and is lowest at the standard one", () => {
    fc.assert(
      fc.property(specification, book, (given, prices) => {
        const totals = offeredDays(given).map(
          (leadTimeDays) => pricePcb({ ...given, leadTimeDays }, prices).total.amountMicro,
        );
        expect(totals).toEqual([...totals].sort((a, b) => a - b));
      }),
      RUNS,
    );
  });

  it("is positive, whole cents, and the exact sum of its lines rounded once", () => {
    fc.assert(
      fc.property(specification, book, (given, prices) => {
        const price = pricePcb(given, prices);
        const sum = price.lines.reduce((total, { amountMicro }) => total + BigInt(amountMicro), 0n);
        expect(price.total.amountMicro).toBe(Number(((sum + 5000n) / 10_000n) * 10_000n));
        expect(price.total.amountMicro).toBeGreaterThan(0);
        expect(price.lines.filter(({ amountMicro }) => amountMicro < 0).map(({ key }) => key)).toEqual(
          price.lines.some(({ key }) => key === "prototypeOffer") ? ["prototypeOffer"] : [],
        );
        expect(price.lines.filter(({ amountMicro }) => !Number.isSafeInteger(amountMicro))).toEqual([]);
      }),
      RUNS,
    );
  });

  it("does not depend on the order in which the options were written down", () => {
    fc.assert(
      fc.property(
        specification,
        book,
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        (given, prices, places) => {
          const entries = Object.entries(given).map((entry, at) => ({ entry, place: places[at] ?? 0 }));
          const shuffled = Object.fromEntries(entries.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry));
          expect(pricePcb(shuffled as PcbSpecification, prices)).toEqual(pricePcb(given, prices));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("does not depend on the colours, and is nowhere lower than at 1.6 mm", () => {
    const mask = oneOf(PCB_OPTIONS.solderMaskColor);
    fc.assert(
      fc.property(specification, book, mask, (given, prices, solderMaskColor) => {
        const total = pricePcb(given, prices).total.amountMicro;
        expect(pricePcb({ ...given, solderMaskColor }, prices).total.amountMicro).toBe(total);
        expect(pricePcb({ ...given, thicknessMm: 1.6 }, prices).total.amountMicro).toBeLessThanOrEqual(total);
      }),
      RUNS,
    );
  });

  it("is lowest at the defaults: what is left out costs nothing", () => {
    fc.assert(
      fc.property(specification, book, (given, prices) => {
        const { layers, widthMm, heightMm, quantity } = given;
        const plain = completeSpecification({ layers, widthMm, heightMm, quantity });
        expect(pricePcb(plain, prices).total.amountMicro).toBeLessThanOrEqual(
          pricePcb(given, prices).total.amountMicro,
        );
      }),
      RUNS,
    );
  });

  it("falls by just what a hint says when the hint is followed", () => {
    fc.assert(
      fc.property(specification, book, (given, prices) => {
        for (const { change, savesMicro } of hintsFor(given, prices)) {
          const followed = { ...given, ...(change as Partial<PcbSpecification>) };
          expect(checkSpecification(followed)).toEqual([]);
          expect(pricePcb(given, prices).total.amountMicro - pricePcb(followed, prices).total.amountMicro).toBe(
            savesMicro,
          );
        }
      }),
      RUNS,
    );
  });
});
