import { describe, expect, it } from "vitest";
import { choosePart, type OfferedPart, shortfallsOf } from "@/lib/core/part-proposal/choose-part";
import { isReversed } from "@/lib/core/part-proposal/derating";
import { nearestPreferred } from "@/lib/core/part-proposal/preferred";
import { type IdealPart, requirementOf } from "@/lib/core/part-proposal/requirement";

const stress = { voltage: 0, current: null, power: null, reverse: 0 };
const ideal = (part: Partial<IdealPart> & Pick<IdealPart, "kind">): IdealPart => ({
  ...{ value: null, footprint: "", modelName: "", stress },
  ...part,
});

describe("the nearest preferred value", () => {
  it.each([
    // 4.9 k lies between 4.7 k and 5.1 k of E24: 4.9/4.7 = 1.043, 5.1/4.9 = 1.041, so 5.1 k is nearer; +4.08 %.
    [4900, "E24", "5.1 kΩ", 4.0816],
    // E12 has 4.7 k and 5.6 k: 4.7 k, -4.08 %.
    [4900, "E12", "4.7 kΩ", -4.0816],
    // E96 has 4.87 k and 4.99 k: 4.9/4.87 = 1.0062, -0.61 %.
    [4900, "E24E96", "4.87 kΩ", -0.6122],
    // E6 has 3.3 k and 4.7 k.
    [4000, "E6", "4.7 kΩ", 17.5],
    [1, "E6", "1 Ω", 0],
  ] as const)("of %d ohms in %s is %s", (wanted, series, text, error) => {
    const found = nearestPreferred(wanted, { unit: "Ω", series });
    expect(found?.text).toBe(text);
    expect(found?.errorPercent).toBeCloseTo(error, 3);
  });

  it("is written as the catalog does for farads and henries", () => {
    expect(nearestPreferred(1.05e-7, { unit: "F", series: "E12" })?.text).toBe("100 nF");
    expect(nearestPreferred(2.3e-11, { unit: "F", series: "E12" })?.text).toBe("22 pF");
    expect(nearestPreferred(4.6e-6, { unit: "H", series: "E12" })?.text).toBe("4.7 µH");
    expect(nearestPreferred(1e-3, { unit: "H", series: "E12" })?.text).toBe("1 mH");
  });

  it("is none for zero, a negative and an infinite value", () => {
    for (const value of [0, -1, Infinity, NaN])
      expect(nearestPreferred(value, { unit: "Ω", series: "E24" })).toBeNull();
  });
});

describe("a resistor", () => {
  it("gets the smallest case that bears twice its power", () => {
    // 0.1 W at 50 % needs 0.2 W: 0805 has 0.125 W, 1206 has 0.25 W.
    const part = ideal({ kind: "resistor", value: 100, stress: { ...stress, voltage: 3.2, power: 0.1 } });
    const { ratings, queries } = requirementOf(part, "E24E96");
    expect(ratings[0]).toEqual({ key: "power", simulated: 0.1, factor: 0.5, needed: 0.2 });
    expect(queries.map(({ packageName }) => packageName)).toEqual(["1206", "1210", "2010", "2512", undefined]);
    expect(queries[0]?.parameters).toEqual({ resistance: ["100 Ω"], tolerance: ["±1 %"] });
  });

  it("gets a larger case for its voltage", () => {
    // 0603 bears 75 V, 0805 150 V.
    const part = ideal({ kind: "resistor", value: 1e6, stress: { ...stress, voltage: 120, power: 0.0144 } });
    expect(requirementOf(part, "E24").queries[0]?.packageName).toBe("0805");
  });

  it("keeps the case of its footprint where that bears it", () => {
    const bears = { ...stress, voltage: 1, power: 1e-3 };
    const of = (footprint: string) =>
      requirementOf(ideal({ kind: "resistor", value: 1e3, footprint, stress: bears }), "E24").queries[0]?.packageName;
    expect(of("Resistor_SMD:R_1206_3216Metric")).toBe("1206");
    expect(of("R_0402_1005Metric")).toBe("0402");
    expect(of("")).toBe("0603");
  });
});

describe("a capacitor", () => {
  it("of ceramic needs twice its voltage, and C0G up to 1 nF", () => {
    // 12 V at 50 % needs 24 V: rated from 25 V.
    const volts = { ...stress, voltage: 12 };
    const large = requirementOf(ideal({ kind: "ceramicCapacitor", value: 1e-7, stress: volts }), "E24E96");
    expect(large.queries[0]?.parameters?.voltage?.[0]).toBe("25 V");
    expect(large.queries[0]?.parameters?.dielectric).toEqual(["X7R", "X5R", "X7S"]);
    const small = requirementOf(ideal({ kind: "ceramicCapacitor", value: 1e-11, stress: volts }), "E24E96");
    expect(small.queries[0]?.parameters?.dielectric).toEqual(["C0G"]);
  });

  it("of aluminum needs a quarter more than its voltage", () => {
    // 20 V at 80 % needs 25 V exactly.
    const part = ideal({ kind: "electrolyticCapacitor", value: 1e-3, stress: { ...stress, voltage: 20 } });
    expect(requirementOf(part, "E24").queries[0]?.parameters?.voltage?.[0]).toBe("25 V");
  });

  it("of aluminum is found charged the wrong way round, one of ceramic may be", () => {
    expect(isReversed("electrolyticCapacitor", 3)).toBe(true);
    expect(isReversed("electrolyticCapacitor", 0.2)).toBe(false);
    expect(isReversed("ceramicCapacitor", 3)).toBe(false);
  });

  it("above every rated voltage is not asked for", () => {
    const part = ideal({ kind: "ceramicCapacitor", value: 1e-9, stress: { ...stress, voltage: 2000 } });
    expect(requirementOf(part, "E24").queries).toEqual([]);
  });
});

it("asks for the diode of the model first, then for one of its kind", () => {
  const words = (current: number, voltage: number, modelName = "") =>
    requirementOf(ideal({ kind: "diode", modelName, stress: { ...stress, current, voltage } }), "E24").queries.map(
      ({ keyword }) => keyword,
    );
  expect(words(0.01, 10, "1N4148")).toEqual(["1N4148", "switching diode", "diode"]);
  expect(words(1, 20)).toEqual(["Schottky diode", "diode"]);
  expect(words(1, 300)).toEqual(["rectifier diode", "diode"]);
  // 300 V at 80 % needs 375 V.
  const stressed = ideal({ kind: "diode", stress: { ...stress, current: 1, voltage: 300 } });
  expect(requirementOf(stressed, "E24").queries[0]?.parameters).toEqual({
    voltage: ["400 V", "500 V", "600 V", "800 V", "1 kV"],
  });
});

const offer = (part: Partial<OfferedPart>): OfferedPart => ({
  ...{ mpn: "", packageName: "0603", category: "diode", lifecycle: "active", stock: 100, parameters: {} },
  price: { unitMicro: 10_000 },
  ...part,
});

describe("the choice", () => {
  const ratings = [
    // 40 V at 80 % needs 50 V; 0.8 A at 80 % needs 1 A.
    { key: "voltage", simulated: 40, factor: 0.8, needed: 50 },
    { key: "current", simulated: 0.8, factor: 0.8, needed: 1 },
  ] as const;

  it("is the cheapest part in stock that bears everything", () => {
    const offers = [
      offer({ mpn: "weak", parameters: { voltage: "40 V", current: "1 A" }, price: { unitMicro: 1 } }),
      offer({ mpn: "dear", parameters: { voltage: "60 V", current: "2 A" }, price: { unitMicro: 90 } }),
      offer({ mpn: "cheap", parameters: { voltage: "60 V", current: "1 A" }, price: { unitMicro: 20 } }),
      offer({ mpn: "sold out", parameters: { voltage: "60 V", current: "1 A" }, price: { unitMicro: 5 }, stock: 0 }),
      offer({ mpn: "old", lifecycle: "obsolete", parameters: { voltage: "60 V", current: "1 A" } }),
    ];
    expect(choosePart({ ratings }, offers)).toMatchObject({ part: { mpn: "cheap" }, shortfalls: [] });
  });

  it("says what the best one lacks where none bears it", () => {
    const offers = [offer({ mpn: "weak", parameters: { voltage: "40 V", current: "1 A" } })];
    expect(choosePart({ ratings }, offers)?.shortfalls).toEqual([
      { key: "voltage", simulated: 40, factor: 0.8, rated: 40 },
    ]);
  });

  it("prefers an unknown rating to one that is too low", () => {
    const offers = [
      offer({ mpn: "low", parameters: { voltage: "20 V", current: "1 A" } }),
      offer({ mpn: "unknown", parameters: { current: "1 A" } }),
    ];
    expect(choosePart({ ratings }, offers)).toMatchObject({ part: { mpn: "unknown" }, shortfalls: [{ rated: null }] });
  });

  it("takes the voltage of chip resistors from their case", () => {
    const part = offer({ category: "resistor", packageName: "0603", parameters: { power: "0.1 W" } });
    expect(shortfallsOf(part, [{ key: "voltage", simulated: 80, factor: 1, needed: 80 }])).toEqual([
      { key: "voltage", simulated: 80, factor: 1, rated: 75 },
    ]);
  });

  it("takes the strongest where none bears it", () => {
    // 1 W at 50 % needs 2 W; 2512 bears 1 W, 0402 without a stated power 0.063 W.
    const need = [{ key: "power", simulated: 1, factor: 0.5, needed: 2 }] as const;
    const offers = ["0402", "2512", "1206"].map((packageName) => offer({ category: "resistor", packageName }));
    expect(choosePart({ ratings: need }, offers)).toEqual({
      part: offers[1],
      shortfalls: [{ key: "power", simulated: 1, factor: 0.5, rated: 1 }],
    });
  });

  it("does not miss the current of an inductor with a saturation current", () => {
    const part = offer({ category: "inductor", parameters: { saturationCurrent: "2 A" } });
    const both = (["current", "saturationCurrent"] as const).map((key) => ({
      ...{ key, simulated: 1, factor: 0.8, needed: 1.25 },
    }));
    expect(shortfallsOf(part, both)).toEqual([]);
  });
});
