import { describe, expect, it } from "vitest";
import { assemblyDays } from "@/lib/core/pcba/lead-time";
import { type AssemblyCounts, listedAssembly } from "@/lib/core/pcba/listed-assembly";
import { checkPcba, isOnlyTooMuch } from "@/lib/core/pcba/rules";
import { type AssemblySpecification, completeAssembly } from "@/lib/core/pcba/specification";
import { pcba } from "@/tests/support/pcba";

type Sides = readonly ("top" | "bottom")[];
const counts = (change: Partial<AssemblyCounts> = {}, smt: Sides = [], tht: Sides = []): AssemblyCounts => ({
  parts: 3,
  customerParts: 0,
  smtJoints: 56,
  thtJoints: 0,
  bgaCount: 0,
  smallestPart: "0402",
  smtSides: new Set(smt),
  thtSides: new Set(tht),
  ...change,
});
const assembly = (listed: AssemblyCounts, selected: Partial<AssemblySpecification> = {}) =>
  completeAssembly(listedAssembly(listed, selected));

describe("an assembly by a list", () => {
  it("has the list's numbers, whatever is said", () => {
    const selected = { supply: "customer", bomLines: 1, smtJoints: 1, thtJoints: 9, bgaCount: 9 } as const;
    expect(assembly(counts(), selected)).toMatchObject({
      ...{ supply: "turnkey", bomLines: 3, customerParts: 0, smtJoints: 56, thtJoints: 0, bgaCount: 0 },
    });
  });

  it.each([
    [0, "turnkey"],
    [1, "partial"],
    [3, "customer"],
  ])("of which the customer sends %i parts is %s", (customerParts, supply) => {
    expect(assembly(counts({ customerParts }))).toMatchObject({ supply, customerParts });
  });

  it.each<[string, Sides, Sides, AssemblySpecification["assemblySide"] | undefined, string]>([
    ["nothing", [], [], undefined, "top"],
    ["nothing, and the bottom is said", [], [], "bottom", "bottom"],
    ["the bottom", ["bottom"], [], "top", "bottom"],
    ["both", ["top", "bottom"], [], "top", "combine"],
    ["both, and two stencils are said", ["top", "bottom"], [], "separate", "separate"],
    ["one, and two stencils are said", ["top"], [], "separate", "separate"],
    ["the side of through-hole parts alone", [], ["bottom"], undefined, "bottom"],
  ])("where lines name %s", (_what, smt, tht, selected, expected) => {
    expect(assembly(counts({}, smt, tht), { assemblySide: selected }).assemblySide).toBe(expected);
  });

  it.each<[string, Sides, AssemblySpecification["assemblySide"] | undefined, "top" | "both" | null, string]>([
    ["neither side", [], undefined, "both", "combine"],
    ["neither side, and the top is said", [], "top", "both", "top"],
    ["the top", ["top"], undefined, "both", "top"],
    ["neither side, on a board with pads on the top alone", [], undefined, "top", "top"],
    ["neither side, on a board without files", [], undefined, null, "top"],
  ])("takes the sides that have pads where lines name %s", (_what, smt, selected, pads, expected) => {
    const given = completeAssembly(listedAssembly(counts({}, smt), { assemblySide: selected }, pads));
    expect(given.assemblySide).toBe(expected);
  });

  it("of through-hole parts alone is not assembled on both sides by its pads", () => {
    const listed = listedAssembly(counts({ smtJoints: 0, thtJoints: 4 }), {}, "both");
    expect(completeAssembly(listed).assemblySide).toBe("top");
  });

  it("sees through-hole parts opposite the others", () => {
    const opposite = (smt: Sides, tht: Sides) =>
      assembly(counts({ thtJoints: 4 }, smt, tht), { thtOpposite: true }).thtOpposite;
    expect([opposite(["top"], ["top"]), opposite(["top"], ["bottom"]), opposite([], ["top"])]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("sees through-hole parts on both sides of a board with surface-mounted ones on both", () => {
    const given = (tht: Sides) => assembly(counts({ thtJoints: 4 }, ["top", "bottom"], tht)).thtOpposite;
    expect([given(["top", "bottom"]), given(["top"])]).toEqual([true, false]);
  });

  it("has coordinates where somebody says so", () => {
    expect([assembly(counts()).coordinates, assembly(counts(), { coordinates: true }).coordinates]).toEqual([
      false,
      true,
    ]);
  });
});

describe("too much of what can be made", () => {
  const onlyTooMuch = (given: Parameters<typeof pcba>[0]) => {
    const specification = pcba(given);
    return checkPcba(specification).map((broken) => [broken.rule, isOnlyTooMuch(broken, specification)]);
  };

  it("is told from what cannot be made, and from nothing at all", () => {
    expect(onlyTooMuch({ bomLines: 501 })).toEqual([["assemblyLines", true]]);
    expect(onlyTooMuch({ smtJoints: 20_001 })).toEqual([["assemblyJoints", true]]);
    expect(onlyTooMuch({ bgaCount: 101 })).toEqual([["assemblyBgas", true]]);
    expect(onlyTooMuch({ smallestPart: "01005" })).toEqual([["assemblyPartSize", false]]);
    expect(onlyTooMuch({ smtJoints: 0 })).toEqual([["assemblyJoints", false]]);
  });
});

describe("the days of a large order", () => {
  it.each([
    // 200 boards: three days by their number; 200 × 2000 = 400,000 joints are one day of machines.
    [2_000, 0, 200, 3],
    // 200 × 10,000 = 2,000,000 joints are five.
    [10_000, 0, 200, 5],
    // 200 × 500 = 100,000 joints by hand are five, beside half a day of machines: 5.5, so six.
    [1_000, 500, 200, 6],
  ])("with %i and %i joints on each of %i boards are %i", (smtJoints, thtJoints, quantity, days) => {
    expect(assemblyDays(pcba({ smtJoints, thtJoints }, { quantity }))).toBe(days);
  });
});
