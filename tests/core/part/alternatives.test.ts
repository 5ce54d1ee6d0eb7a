import { describe, expect, it } from "vitest";
import { alternativesOf, type Offer, mayReplace } from "@/lib/core/part/alternatives";

/** A cent each from one on. */
const RESISTOR: Offer = {
  mpn: "OWN",
  category: "resistor",
  packageName: "0603",
  pins: 2,
  mounting: "smt",
  lifecycle: "active",
  parameters: { resistance: "10 kΩ", tolerance: "±1 %", power: "0.1 W", reel: "7 in" },
  stock: 500,
  minimum: 1,
  multiple: 1,
  tiers: [{ from: 1, unitMicro: 10_000 }],
};
const offer = (mpn: string, change: Partial<Offer> = {}): Offer => ({ ...RESISTOR, mpn, ...change });
const withValues = (mpn: string, values: Offer["parameters"], own = RESISTOR) =>
  offer(mpn, { ...own, mpn, parameters: { ...own.parameters, ...values } });

describe("what stands in for a resistor", () => {
  it.each<[string, Partial<Offer>]>([
    ["another case", { packageName: "0402" }],
    ["another category", { category: "capacitor" }],
    ["more pins", { pins: 4 }],
    ["through hole", { mounting: "tht" }],
    ["no longer made", { lifecycle: "obsolete" }],
    ["the same number", { mpn: "OWN" }],
  ])("is nothing of %s", (_name, change) => {
    expect(mayReplace(RESISTOR, offer("OTHER", change))).toBe(false);
  });

  it.each<[Offer["parameters"], boolean]>([
    [{}, true],
    [{ resistance: "10.2 kΩ" }, false],
    [{ tolerance: "±0.5 %" }, true],
    [{ tolerance: "±5 %" }, false],
    [{ tolerance: undefined }, false],
    [{ power: "0.25 W" }, true],
    [{ power: "0.063 W" }, false],
    [{ reel: "13 in" }, true],
    [{ temperatureCoefficient: "100 ppm/K" }, true],
  ])("with %o is %s: nothing about it is worse", (values, isFit) => {
    expect(mayReplace(RESISTOR, withValues("OTHER", values))).toBe(isFit);
  });

  it("is for cars where the part is", () => {
    const qualified = withValues("Q", { qualification: "AEC-Q200" });
    expect(mayReplace(qualified, offer("OTHER"))).toBe(false);
    expect(mayReplace(qualified, withValues("OTHER", { qualification: "AEC-Q200" }))).toBe(true);
    expect(mayReplace(RESISTOR, qualified)).toBe(true);
  });
});

describe("what stands in for other parts", () => {
  const capacitor = offer("CAP", {
    category: "capacitor",
    parameters: { capacitance: "100 nF", voltage: "50 V", dielectric: "X7R", tolerance: "±10 %" },
  });
  it.each<[Offer["parameters"], boolean]>([
    [{ voltage: "100 V" }, true],
    [{ voltage: "25 V" }, false],
    [{ dielectric: "C0G" }, true],
    [{ dielectric: "Y5V" }, false],
  ])("a capacitor of %o: %s", (values, isFit) => {
    expect(mayReplace(capacitor, withValues("OTHER", values, capacitor))).toBe(isFit);
  });

  it("C0G is not replaced by X7R", () => {
    const stable = withValues("C0G", { dielectric: "C0G" }, capacitor);
    expect(mayReplace(stable, withValues("OTHER", { dielectric: "X7R" }, capacitor))).toBe(false);
  });

  it("a Zener diode has one voltage, and no better one", () => {
    const zener = offer("Z", { category: "diode", parameters: { function: "Zener diode", voltage: "5.1 V" } });
    expect(mayReplace(zener, withValues("OTHER", { voltage: "5.6 V" }, zener))).toBe(false);
    expect(mayReplace(zener, withValues("OTHER", {}, zener))).toBe(true);
  });

  it("a part without its main value has none", () => {
    expect(mayReplace(withValues("X", { resistance: undefined }), withValues("Y", { resistance: undefined }))).toBe(
      false,
    );
  });

  it("shares of a value and henries are not compared", () => {
    const coil = offer("L", { category: "inductor", parameters: { inductance: "3.9 nH", tolerance: "±5 %" } });
    expect(mayReplace(coil, withValues("OTHER", { tolerance: "±0.3 nH" }, coil))).toBe(false);
  });
});

describe("the order of alternatives", () => {
  const names = (offers: Offer[], wanted: number, part = RESISTOR) =>
    alternativesOf(part, offers, wanted).map(({ part: { mpn }, reasons }) => [mpn, reasons.join(" ")]);
  const at = (unitMicro: number) => [{ from: 1, unitMicro }];

  it("has what can be had first, then gains, then the cheaper, then those that there are more of", () => {
    const offers = [
      offer("GONE", { stock: 0, tiers: at(1_000) }),
      offer("SHORT", { stock: 99, tiers: at(2_000) }),
      offer("DEAR", { stock: 400, tiers: at(30_000) }),
      offer("DEAR-MORE", { stock: 9_000, tiers: at(20_000) }),
      offer("CHEAP", { stock: 200, tiers: at(5_000) }),
      offer("CHEAP-MORE", { stock: 700, tiers: at(5_000) }),
    ];
    expect(names(offers, 100)).toEqual([
      // 0.50 both; there are more of the first.
      ["CHEAP-MORE", "moreStock cheaper"],
      ["CHEAP", "cheaper"],
      // Dearer, but there are 9,000.
      ["DEAR-MORE", "moreStock"],
      ["DEAR", ""],
      // 99 of a hundred.
      ["SHORT", "cheaper"],
      ["GONE", "cheaper"],
    ]);
  });

  it("says that one is in stock where the part itself is not there in that number", () => {
    expect(names([offer("THERE", { stock: 800 }), offer("MORE", { stock: 600 })], 700)).toEqual([
      ["THERE", "inStock"],
      ["MORE", "moreStock"],
    ]);
  });

  it("reckons by the ladder, and by the number that is sold", () => {
    // 95 wanted: sold by a hundred at 0.8 cents that is 0.80, against 0.95.
    const byHundred = offer("HUNDRED", { minimum: 100, multiple: 100, tiers: [{ from: 100, unitMicro: 8_000 }] });
    expect(alternativesOf(RESISTOR, [byHundred], 95)).toEqual([
      { part: byHundred, quantity: 100, totalMicro: 800_000, availability: "inStock", reasons: ["cheaper"] },
    ]);
    // For a single part, a hundred for 0.80 are dearer than one for a cent.
    expect(alternativesOf(RESISTOR, [byHundred], 1)[0]?.reasons).toEqual([]);
  });

  it("says what is better about it", () => {
    const better = withValues("BETTER", {
      tolerance: "±0.1 %",
      power: "0.25 W",
      qualification: "AEC-Q200",
    });
    expect(names([better], 1)).toEqual([["BETTER", "tolerance power qualification"]]);
  });
});
