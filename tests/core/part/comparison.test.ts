import { expect, it } from "vitest";
import { type Compared, comparedValues, footprintFit } from "@/lib/core/part/comparison";

const chip: Compared = {
  category: "resistor",
  packageName: "0603",
  pins: 2,
  mounting: "smt",
  parameters: { tolerance: "±1 %", resistance: "10 kΩ" },
};

it("aligns values in the catalogue's order and says which of them differ", () => {
  const other = { parameters: { resistance: "10 kΩ", tolerance: "±5 %", power: "0.1 W" } };
  expect(comparedValues([chip, other])).toEqual([
    { key: "resistance", values: ["10 kΩ", "10 kΩ"], isDifferent: false },
    { key: "tolerance", values: ["±1 %", "±5 %"], isDifferent: true },
    { key: "power", values: [null, "0.1 W"], isDifferent: true },
  ]);
  expect(comparedValues([])).toEqual([]);
});

it.each<[string, Partial<Compared>[], ReturnType<typeof footprintFit>]>([
  ["one part alone", [{}], null],
  ["two chips of one case", [{}, { parameters: {} }], "fits"],
  ["another case", [{}, { packageName: "0402" }], "differs"],
  ["the same case with legs", [{}, { mounting: "tht" }], "differs"],
  ["a resistor and a capacitor of one case", [{}, { category: "capacitor" }], "sameCase"],
  ["a case that is not known", [{}, { packageName: "" }], null],
])("says of %s whether they go on the same footprint", (_name, changes, fit) => {
  expect(footprintFit(changes.map((change) => ({ ...chip, ...change })))).toBe(fit);
});

it("leaves the pins of parts with functions to their datasheets", () => {
  const amplifier: Compared = {
    category: "amplifier",
    packageName: "SOIC-8",
    pins: 8,
    mounting: "smt",
    parameters: {},
  };
  expect(footprintFit([amplifier, amplifier])).toBe("sameCase");
});
