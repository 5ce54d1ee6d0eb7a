// More of anything never costs less.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completePcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { checkPcba } from "@/lib/core/pcba/rules";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import { pcbaBooks } from "@/tests/support/pcba";

const QUANTITIES = [5, 10, 50, 100, 500, 1000, 5000, 10_000];

const anyPcba: fc.Arbitrary<PcbaSpecification> = fc
  .record({
    board: fc.record({
      quantity: fc.constantFrom(...QUANTITIES),
      layers: fc.constantFrom(1, 2, 4, 6),
      widthMm: fc.integer({ min: 50, max: 250 }),
      heightMm: fc.integer({ min: 50, max: 250 }),
      thicknessMm: fc.constantFrom(0.6, 1, 1.6),
    }),
    assembly: fc.record({
      assemblySide: fc.constantFrom("top" as const, "bottom" as const, "combine" as const, "separate" as const),
      supply: fc.constantFrom("turnkey" as const, "partial" as const, "customer" as const),
      partsPrepared: fc.boolean(),
      bomLines: fc.integer({ min: 2, max: 200 }),
      customerParts: fc.constant(1),
      smtJoints: fc.integer({ min: 1, max: 2000 }),
      thtJoints: fc.integer({ min: 0, max: 300 }),
      thtOpposite: fc.boolean(),
      smallestPart: fc.constantFrom("0402" as const, "0201" as const),
      bgaCount: fc.integer({ min: 0, max: 5 }),
      bgaPitchMm: fc.constantFrom(0.8, 0.65, 0.5, 0.35),
      coordinates: fc.boolean(),
      icProgramming: fc.boolean(),
      programmedIcs: fc.integer({ min: 1, max: 5 }),
      customTesting: fc.boolean(),
      leadForming: fc.boolean(),
      deliverStencil: fc.boolean(),
    }),
  })
  .map(completePcba)
  .filter((specification) => checkPcba(specification).length === 0);

/** One step dearer or more in each option that has an order; null where there is none. */
const STEPS: Record<string, (given: PcbaSpecification) => PcbaSpecification> = {
  "another side": ({ board, assembly }) => ({ board, assembly: { ...assembly, assemblySide: "combine" } }),
  "a stencil for each side": ({ board, assembly }) => ({ board, assembly: { ...assembly, assemblySide: "separate" } }),
  "an SMT joint": ({ board, assembly }) => ({ board, assembly: { ...assembly, smtJoints: assembly.smtJoints + 1 } }),
  "a through-hole joint": ({ board, assembly }) => ({
    board,
    assembly: { ...assembly, thtJoints: assembly.thtJoints + 1 },
  }),
  "a part from the customer": ({ board, assembly }) => ({
    board,
    assembly: { ...assembly, customerParts: assembly.customerParts + 1 },
  }),
  "loose parts": ({ board, assembly }) => ({ board, assembly: { ...assembly, partsPrepared: false } }),
  "finer parts": ({ board, assembly }) => ({ board, assembly: { ...assembly, smallestPart: "0201" } }),
  "another BGA": ({ board, assembly }) => ({ board, assembly: { ...assembly, bgaCount: assembly.bgaCount + 1 } }),
  "finer balls": ({ board, assembly }) => ({ board, assembly: { ...assembly, bgaPitchMm: 0.35 } }),
  "no coordinates": ({ board, assembly }) => ({ board, assembly: { ...assembly, coordinates: false } }),
  "another program": ({ board, assembly }) => ({
    board,
    assembly: { ...assembly, icProgramming: true, programmedIcs: assembly.programmedIcs + 1 },
  }),
  "a test": ({ board, assembly }) => ({ board, assembly: { ...assembly, customTesting: true } }),
  "formed leads": ({ board, assembly }) => ({ board, assembly: { ...assembly, leadForming: assembly.thtJoints > 0 } }),
  "a stencil to keep": ({ board, assembly }) => ({ board, assembly: { ...assembly, deliverStencil: true } }),
  "opposite sides": ({ board, assembly }) => ({
    board,
    assembly: { ...assembly, thtOpposite: assembly.thtJoints > 0 },
  }),
  "more boards": ({ board, assembly }) => ({
    assembly,
    board: { ...board, quantity: QUANTITIES.find((step) => step > board.quantity) ?? board.quantity, leadTimeDays: 60 },
  }),
  "a larger board": ({ board, assembly }) => ({ assembly, board: { ...board, widthMm: board.widthMm + 1 } }),
};

describe.each(["en-US", "zh-CN"] as const)("in %s", (area) => {
  const books = pcbaBooks(area);
  const total = (specification: PcbaSpecification) => pricePcba(specification, books).total.amountMicro;
  /** Being sooner than the standard time is another matter: both are priced without hurry. */
  const unhurried = ({ board, assembly }: PcbaSpecification) => ({ assembly, board: { ...board, leadTimeDays: 60 } });

  it.each(Object.keys(STEPS))("%s never lowers the total", (name) => {
    fc.assert(
      fc.property(anyPcba, (given) => {
        const now = unhurried(given);
        const then = STEPS[name]?.(now) ?? now;
        const isLower = name === "another side" && now.assembly.assemblySide === "separate";
        if (!isLower) expect(total(then)).toBeGreaterThanOrEqual(total(now));
      }),
      { numRuns: 60 },
    );
  });

  it("a total is the sum of its sections, each of whole cents and of its lines", () => {
    fc.assert(
      fc.property(anyPcba, (given) => {
        const price = pricePcba(given, books);
        const sections = [price.pcbTotal, price.componentsTotal, price.assemblyTotal, price.stencilTotal];
        expect(sections.every(({ amountMicro }) => amountMicro >= 0 && amountMicro % 10_000 === 0)).toBe(true);
        expect(price.total.amountMicro).toBe(sections.reduce((sum, { amountMicro }) => sum + amountMicro, 0));
        const lines = price.lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
        // Four sections, each rounded by at most half a cent.
        expect(Math.abs(lines - price.total.amountMicro)).toBeLessThanOrEqual(4 * 5000);
      }),
    );
  });
});
