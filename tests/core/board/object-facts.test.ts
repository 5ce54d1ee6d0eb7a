import { describe, expect, it } from "vitest";
import type { LayerType } from "@/lib/core/board/layer";
import { objectFacts } from "@/lib/core/board/object-facts";
import { drillImage } from "@/lib/core/board-view/scene";
import { readMm } from "../gerber/gerber-text";

const NOTHING = {
  points: [],
  sizeMm: null,
  widthMm: null,
  lengthMm: null,
  areaMm2: null,
  tool: null,
  purpose: null,
  net: null,
  part: null,
  pin: null,
  attributes: [],
};

function factsOf(body: string, at = 0, type: LayerType = "copper") {
  return objectFacts({ type, image: readMm(body).image }, at);
}

describe("one drawn object", () => {
  it("is a pad with the size, the tool, and all that X2 says of it", () => {
    const body = [
      "%TA.AperFunction,SMDPad,CuDef*%",
      "%ADD27R,2X1*%",
      "%TD*%",
      "%TO.P,U1,3,VCC*%",
      "%TO.N,+3V3*%",
      "%TO.CMPN,LM1117*%",
      "D27*",
      "X50000Y20000D03*",
    ].join("\n");
    expect(factsOf(body)).toEqual({
      ...NOTHING,
      kind: "pad",
      points: [[5, 2]],
      sizeMm: { width: 2, height: 1 },
      tool: { kind: "rectangle", code: 27 },
      purpose: "SMDPad, CuDef",
      net: "+3V3",
      part: "U1",
      pin: "3",
      attributes: [{ name: ".CMPN", values: ["LM1117"] }],
      // Two lines of head, then the eighth of the body.
      line: 10,
    });
  });

  it("is a track with its width and length", () => {
    // From (0, 0) to (3, 4): five long.
    expect(factsOf("%ADD10C,0.25*%\nD10*\nX0Y0D02*\nX30000Y40000D01*")).toEqual({
      ...NOTHING,
      kind: "track",
      points: [
        [0, 0],
        [3, 4],
      ],
      widthMm: 0.25,
      lengthMm: 5,
      tool: { kind: "circle", code: 10 },
      line: 6,
    });
  });

  it("is an arc as long as its bow: a quarter of radius 2 is π", () => {
    const { kind, lengthMm } = factsOf("G75*\n%ADD10C,0.25*%\nD10*\nX20000Y0D02*\nG03*\nX0Y20000I-20000J0D01*");
    expect(kind).toBe("arc");
    expect(lengthMm).toBeCloseTo(Math.PI, 9);
  });

  it("is an area with what it encloses, and no tool", () => {
    const area = factsOf("G36*\nX0Y0D02*\nX40000Y0D01*\nX40000Y30000D01*\nX0Y30000D01*\nX0Y0D01*\nG37*");
    expect(area).toMatchObject({ kind: "area", sizeMm: { width: 4, height: 3 }, areaMm2: 12, tool: null, points: [] });
  });

  it.each([
    ["copper", "%TA.AperFunction,ViaPad*%\n", "via"],
    ["soldermask", "", "opening"],
    ["paste", "", "opening"],
    ["silkscreen", "", "shape"],
  ] satisfies [LayerType, string, string][])("flashed on %s %j is called a %s", (type, head, kind) => {
    expect(factsOf(`${head}%ADD10C,1*%\nD10*\nX0Y0D03*`, 0, type).kind).toBe(kind);
  });

  it("drilled, is a hole with its diameter, or a slot with its width and length, and stands on no line", () => {
    const image = drillImage({
      file: "a.drl",
      plating: "plated",
      holes: Float64Array.of(1, 2, 0.8),
      slots: [{ diameterMm: 0.6, path: Float64Array.of(0, 0, 0, 2, 0, 0) }],
    });
    expect(objectFacts({ type: "drill", image }, 0)).toMatchObject({
      kind: "hole",
      points: [[1, 2]],
      sizeMm: { width: 0.8, height: 0.8 },
      line: null,
    });
    expect(objectFacts({ type: "drill", image }, 1)).toMatchObject({ kind: "slot", widthMm: 0.6, lengthMm: 2 });
  });
});
