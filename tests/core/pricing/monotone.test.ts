import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { offeredDays, standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { bookOf } from "@/lib/core/pricing/book";
import { hintsFor } from "@/lib/core/pricing/hints";
import { pricePcb } from "@/lib/core/pricing/price";

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
/** Often at the edges where offers and brackets end. */
const lengthMm = fc.oneof(
  oneOf([10, 99.99, 100, 100.01, 110, 400, 500]),
  fc.integer({ min: 1000, max: 60_000 }).map((hundredths) => hundredths / 100),
);

const anySpecification = fc
  .record({
    boardType: oneOf(PCB_OPTIONS.boardType),
    layers: oneOf(PCB_OPTIONS.layers),
    widthMm: lengthMm,
    heightMm: lengthMm,
    quantity: fc.oneof(oneOf([5, 10, 15]), oneOf(QUANTITY_STEPS)),
    thicknessMm: oneOf(PCB_OPTIONS.thicknessMm),
    surfaceFinish: oneOf(PCB_OPTIONS.surfaceFinish),
    enigAuThickness: oneOf(PCB_OPTIONS.enigAuThickness),
    solderMaskColor: oneOf(PCB_OPTIONS.solderMaskColor),
    outerCopperUm: oneOf(PCB_OPTIONS.outerCopperUm),
    innerCopperUm: oneOf(PCB_OPTIONS.innerCopperUm),
    minTraceSpaceMil: oneOf(PCB_OPTIONS.minTraceSpaceMil),
    minHoleMm: oneOf(PCB_OPTIONS.minHoleMm),
    saved: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ saved, ...given }) => {
    const applicable = { ...given };
    if (given.surfaceFinish !== "ENIG") applicable.enigAuThickness = 1;
    if (given.layers < 4) applicable.innerCopperUm = 17;
    const specification = completeSpecification(applicable);
    return {
      ...specification,
      leadTimeDays: Math.max(Math.min(...offeredDays(specification)), specification.leadTimeDays - saved),
    };
  });

const specification = anySpecification.filter((given) => checkSpecification(given).length === 0);
const book = oneOf([bookOf("en-US"), bookOf("zh-CN")]);
const RUNS = { numRuns: 2000 };

const GRADES = [
  "layers",
  "surfaceFinish",
  "enigAuThickness",
  "outerCopperUm",
  "innerCopperUm",
  "minTraceSpaceMil",
  "minHoleMm",
] as const;

/** The same order with one thing more of it; its lead time, given in days, stays. */
const rise = fc.oneof(
  fc.record({ kind: fc.constant("quantity" as const), step: fc.nat(39) }),
  fc.record({ kind: oneOf(["widthMm", "heightMm"] as const), by: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ kind: fc.constant("grade" as const), option: oneOf(GRADES), to: fc.nat(4) }),
);

function raised(
  from: PcbSpecification,
  change: typeof rise extends fc.Arbitrary<infer T> ? T : never,
): PcbSpecification | null {
  if (change.kind === "quantity") {
    const quantity = QUANTITY_STEPS[change.step] ?? 0;
    return quantity > from.quantity ? { ...from, quantity } : null;
  }
  if (change.kind !== "grade") return { ...from, [change.kind]: Math.round(from[change.kind] * 100 + change.by) / 100 };
  const values: readonly (string | number)[] = PCB_OPTIONS[change.option];
  const value = values[change.to];
  const isHigher = value !== undefined && change.to > values.indexOf(from[change.option]);
  return isHigher ? { ...from, [change.option]: value } : null;
}

describe("the total", () => {
  it("never falls when quantity, size, layers or a grade rises", () => {
    let compared = 0;
    fc.assert(
      fc.property(specification, rise, book, fc.boolean(), (from, change, prices, mayUseOffer) => {
        const to = raised(from, change);
        fc.pre(to !== null && checkSpecification(to).length === 0);
        if (!to) return;
        compared++;
        const options = { mayUseOffer };
        expect(pricePcb(to, prices, options).total.amountMicro).toBeGreaterThanOrEqual(
          pricePcb(from, prices, options).total.amountMicro,
        );
      }),
      { ...RUNS, numRuns: 5000 },
    );
    expect(compared).toBeGreaterThan(2000);
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
      { ...RUNS, numRuns: 5000 },
    );
    expect(compared).toBeGreaterThan(2000);
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
    for (const prices of [bookOf("en-US"), bookOf("zh-CN")]) {
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
      }),
      RUNS,
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
