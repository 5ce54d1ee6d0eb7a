// Fields of several components at once.
import { describe, expect, it } from "vitest";
import { patternDesignators, sharedFields, shortList, withTypedField } from "@/lib/core/schematic/edit/shared-fields";
import { Drawing, pin, RESISTOR, symbol } from "@/tests/support/schematic";

const DUAL = symbol("dual", [pin("1", 0, 0, { unit: 1 }), pin("2", 0, 0, { unit: 2 })], { unitCount: 2 });
const fields = (texts: Record<string, string>) => ({
  fields: Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { text, isVisible: true, place: null }]),
  ),
});

function chosen() {
  const drawing = new Drawing(RESISTOR, DUAL);
  return [
    drawing.component(RESISTOR, "R10", 0, 0, fields({ value: "10k", Tolerance: "1%" })),
    drawing.component(RESISTOR, "R2", 0, 0, fields({ value: "10k" })),
    drawing.component(RESISTOR, "R3", 0, 0, fields({ value: "1k", mpn: "X" })),
  ];
}

describe("shared fields", () => {
  it("count their values, and who has them", () => {
    expect(sharedFields(chosen())).toEqual([
      {
        name: "value",
        values: [
          ["10k", 2],
          ["1k", 1],
        ],
        count: 3,
      },
      { name: "footprint", values: [["", 3]], count: 3 },
      {
        name: "mpn",
        values: [
          ["", 2],
          ["X", 1],
        ],
        count: 3,
      },
      { name: "Tolerance", values: [["1%", 1]], count: 1 },
    ]);
  });

  it("change each number by itself", () => {
    const texts = chosen().map((component) => withTypedField(component, "value", "*2").fields.value?.text);
    expect(texts).toEqual(["20k", "20k", "2k"]);
  });
});

describe("a pattern of designators", () => {
  const designators = (typed: string, components = chosen()) => {
    const given = patternDesignators(components, "/", typed);
    return given && components.map(({ id }) => given.get(id));
  };

  it("counts in the order of the present ones", () => {
    expect(designators("R100..")).toEqual(["R102", "R100", "R101"]);
    expect(designators("R?")).toEqual(["R?", "R?", "R?"]);
  });

  it("is needed for several parts, but not for one", () => {
    expect(designators("R5")).toBeNull();
    expect(designators("R5", chosen().slice(0, 1))).toEqual(["R5"]);
  });

  it("gives units of a part the same designator", () => {
    const drawing = new Drawing(DUAL);
    const units = [
      drawing.component(DUAL, "U1", 0, 0, { unit: 1 }),
      drawing.component(DUAL, "U1", 0, 0, { unit: 2 }),
      drawing.component(DUAL, "U?", 0, 0, { unit: 1 }),
    ];
    expect(designators("U5..", units)).toEqual(["U5", "U5", "U6"]);
    expect(designators("U5", units.slice(0, 2))).toEqual(["U5", "U5"]);
  });

  it("is shown in short", () => {
    expect(shortList(["R1", "R2", "R2"])).toBe("R1, R2");
    expect(shortList(["R1", "R2", "R3", "R4", "R9"])).toBe("R1, R2 … R9");
  });
});
