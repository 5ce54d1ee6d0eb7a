import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { randomCases } from "@/tests/support/cases";
import { anySpecification } from "@/tests/support/specifications";

/** Every specification that the form can hold, makeable or not. */
const specification = anySpecification({ maxMm: 10_000, maxLeadTimeDays: 60 });

function read(query: string): PcbSpecification {
  const parameters = new URLSearchParams(query);
  return completeSpecification(fromQuery((option) => parameters.get(option)));
}

describe("a specification in an address", () => {
  it("comes back whole from its own query", () => {
    fc.assert(
      fc.property(specification, (spec) => {
        expect(read(new URLSearchParams(toQuery(spec)).toString())).toEqual(spec);
      }),
      { numRuns: randomCases(2000) },
    );
  });

  it("leaves out every default, so that the default's address is empty", () => {
    expect(toQuery(completeSpecification({}))).toEqual([]);
  });

  it("names what differs and nothing else, in the order of the specification", () => {
    const spec = completeSpecification({
      layers: 4,
      widthMm: 86.36,
      heightMm: 54.61,
      quantity: 50,
      surfaceFinish: "ENIG",
    });
    expect(toQuery(spec)).toEqual([
      ["layers", "4"],
      ["widthMm", "86.36"],
      ["heightMm", "54.61"],
      ["quantity", "50"],
      ["surfaceFinish", "ENIG"],
    ]);
  });

  it("does not name what a white mask or a standard lead time brings along", () => {
    // White mask: black print. 4 layers at 0.05 m²: 7 days as standard.
    expect(toQuery(completeSpecification({ layers: 4, solderMaskColor: "White" }))).toEqual([
      ["layers", "4"],
      ["solderMaskColor", "White"],
    ]);
  });

  it("passes over what no list holds and no number can be", () => {
    const nonsense =
      "layers=3&widthMm=-5&heightMm=1e9&quantity=0&thicknessMm=abc&surfaceFinish=gold&leadTimeDays=1.5&boardType=__proto__&solderMaskColor=green";
    expect(read(nonsense)).toEqual(completeSpecification({}));
  });

  it("takes a quantity between two steps as the next one", () => {
    expect(read("quantity=60").quantity).toBe(75);
  });
});
