import fc from "fast-check";
import { expect, it } from "vitest";
import { fromPcbaQuery, toPcbaQuery } from "@/lib/core/pcba/query";
import { ASSEMBLY_OPTIONS, completePcba, settleAssembly } from "@/lib/core/pcba/specification";

const read = (query: readonly (readonly [string, string])[]) => {
  const named = new Map<string, string>(query);
  return fromPcbaQuery((name) => named.get(name));
};

const anyPcba = fc
  .record({
    quantity: fc.constantFrom(5, 10, 1000),
    layers: fc.constantFrom(1, 2, 4),
    assembly: fc.record({
      assemblySide: fc.constantFrom(...ASSEMBLY_OPTIONS.assemblySide),
      supply: fc.constantFrom(...ASSEMBLY_OPTIONS.supply),
      partsPrepared: fc.boolean(),
      bomLines: fc.integer({ min: 1, max: 500 }),
      customerParts: fc.integer({ min: 0, max: 500 }),
      smtJoints: fc.integer({ min: 0, max: 20_000 }),
      thtJoints: fc.integer({ min: 0, max: 5000 }),
      thtOpposite: fc.boolean(),
      smallestPart: fc.constantFrom(...ASSEMBLY_OPTIONS.smallestPart),
      bgaCount: fc.integer({ min: 0, max: 100 }),
      bgaPitchMm: fc.constantFrom(...ASSEMBLY_OPTIONS.bgaPitchMm),
      coordinates: fc.boolean(),
      icProgramming: fc.boolean(),
      programmedIcs: fc.integer({ min: 1, max: 100 }),
      customTesting: fc.boolean(),
      leadForming: fc.boolean(),
      deliverStencil: fc.boolean(),
    }),
  })
  .map(({ quantity, layers, assembly }) => ({
    board: completePcba({ board: { quantity, layers } }).board,
    assembly: settleAssembly(assembly),
  }));

it("an assembled board comes back from its address as it was", () => {
  fc.assert(
    fc.property(anyPcba, (specification) => {
      expect(read(toPcbaQuery(specification))).toEqual(specification);
    }),
  );
});

it("says nothing of the untouched form, and passes over what is on no list", () => {
  expect(toPcbaQuery(completePcba({}))).toEqual([]);
  const spoilt = [
    ["supply", "mine"],
    ["smtJoints", "-4"],
    ["coordinates", "yes"],
    ["bgaPitchMm", "0.31"],
    ["layers", "3"],
  ] as const;
  expect(read(spoilt)).toEqual(completePcba({}));
});
