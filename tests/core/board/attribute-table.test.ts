import { describe, expect, test } from "vitest";
import { attributesIn, AttributeSets, setsWith, valuesOf } from "@/lib/core/board/attribute-table";
import { MAX_ATTRIBUTE_ITEMS } from "@/lib/core/board/limits";
import { readMm } from "../gerber/gerber-text";

const pads = readMm(
  [
    "%ADD10C,1*%\nD10*",
    "%TO.N,GND*%\n%TO.P,R1,1*%\nX0Y0D03*",
    "%TO.N,VCC*%\n%TO.P,R1,2*%\nX1Y0D03*",
    "%TO.N,GND,VCC*%\n%TD.P*%\nX2Y0D03*",
    "%TD*%\nX3Y0D03*",
  ].join("\n"),
).image;

describe("the attributes of a layer", () => {
  test("every net and every pin's component once, in the order of the file", () => {
    expect(valuesOf(pads.attributes, ".N")).toEqual(["GND", "VCC"]);
    expect(valuesOf(pads.attributes, ".P")).toEqual(["R1"]);
    expect(valuesOf(pads.attributes, ".P", 1)).toEqual(["1", "2"]);
    expect(valuesOf(pads.attributes, ".C")).toEqual([]);
  });

  test("a net lights up the objects that it is named on, among several too", () => {
    const lit = (net: string) => {
      const sets = setsWith(pads.attributes, ".N", net);
      return Array.from(pads.attributeSet, (set) => sets[set]);
    };
    expect(lit("GND")).toEqual([1, 0, 1, 0]);
    expect(lit("VCC")).toEqual([0, 1, 1, 0]);
    // A component's name and a pin's number are no nets; neither is what the layer never says.
    expect(lit("R1")).toEqual([0, 0, 0, 0]);
    expect(lit("nowhere")).toEqual([0, 0, 0, 0]);
  });

  test("equal sets are one set", () => {
    const { image } = readMm("%ADD10C,1*%\nD10*\n" + "%TO.N,A*%\nX0Y0D03*\n%TO.N,B*%\nX0Y0D03*\n".repeat(500));
    expect(image.attributes.sets.starts.length - 1).toBe(3);
    expect([...new Set(image.attributeSet)]).toEqual([1, 2]);
  });

  test("a copy that a worker hands over says the same", () => {
    const copy = structuredClone(pads);
    expect(attributesIn(copy.attributes, copy.attributeSet[1] ?? 0)).toEqual(
      new Map([
        [".N", ["VCC"]],
        [".P", ["R1", "2"]],
      ]),
    );
  });
});

describe("a layer that says too much", () => {
  test("more attributes at once than are kept leave the picture whole", () => {
    const many = Array.from({ length: 1000 }, (_, k) => `%TOa${k},1*%`).join("\n");
    const read = readMm(`%ADD10C,1*%\nD10*\n${many}\nX0Y0D03*`);
    expect(read.image.count).toBe(1);
    expect(attributesIn(read.image.attributes, read.image.attributeSet[0] ?? 0).size).toBe(64);
    // Four lines of header and tool, then the 65th attribute.
    expect(read.warnings).toEqual([{ code: "TOO_MANY_ATTRIBUTES", line: 69 }]);
  });

  test("sets beyond the cap are empty", () => {
    const sets = new AttributeSets();
    const long = Array.from({ length: MAX_ATTRIBUTE_ITEMS }, () => "x");
    expect(sets.attribute("a", ["1"])).toBe(0);
    expect(sets.attribute("b", long)).toBe(-1);
    expect(sets.isFull).toBe(true);
    expect(sets.attribute("a", ["1"])).toBe(0);
  });
});
