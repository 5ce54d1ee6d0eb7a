import { describe, expect, it } from "vitest";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import type { ComponentField, SchematicComponent } from "@/lib/core/schematic/model/records";
import {
  at,
  codesOf,
  importSheet,
  netsOf,
  parameter,
  part,
  recordsOf,
  schemaProblems,
  record,
  type TestFields,
  type TestRecord,
  wire,
} from "./altium-files";

type Vector = readonly [number, number];

/** As Altium turns a part: counter-clockwise by quarters first, then mirrored about the vertical axis; y points up. */
function turned([x, y]: Vector, quarters: number, isMirrored: boolean): Vector {
  let vector: Vector = [x, y];
  for (let turn = 0; turn < quarters; turn++) vector = [-vector[1], vector[0]];
  return isMirrored ? [-vector[0], vector[1]] : vector;
}

const PINS: readonly { readonly name: string; readonly end: Vector; readonly away: Vector }[] = [
  { name: "1", end: [-30, 20], away: [-1, 0] },
  { name: "2", end: [40, 10], away: [1, 0] },
  { name: "3", end: [10, -30], away: [0, -1] },
];
const DIRECTIONS: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const directionOf = (vector: Vector): number => DIRECTIONS.findIndex(([x, y]) => x === vector[0] && y === vector[1]);

/** An asymmetric part with pins of length 10, laid on the sheet as Altium writes it. */
function chip(designator: string, [x, y]: Vector, quarters: number, isMirrored: boolean): TestRecord {
  const place = (vector: Vector): Vector => {
    const [dx, dy] = turned(vector, quarters, isMirrored);
    return [x + dx, y + dy];
  };
  const pins = PINS.map(({ name, end, away }) => {
    const body = place([end[0] - 10 * away[0], end[1] - 10 * away[1]]);
    const direction = directionOf(turned(away, quarters, isMirrored));
    return record(2, {
      ...at(...body),
      ...{ OWNERPARTID: 1, PINLENGTH: 10, PINCONGLOMERATE: direction + 16, DESIGNATOR: name },
    });
  });
  const [from, to] = [place([-20, 30]), place([30, -20])];
  const body = record(14, { OWNERPARTID: 1, ...at(...from), "CORNER.X": to[0], "CORNER.Y": to[1] });
  const fields: TestFields = { ORIENTATION: quarters, ISMIRRORED: isMirrored ? "T" : "F", ...at(x, y) };
  return record(1, { LIBREFERENCE: "CHIP", PARTCOUNT: 2, CURRENTPARTID: 1, ...fields }, [
    ...[...pins, body],
    record(34, { TEXT: designator }),
  ]);
}

describe("placement of Altium components", () => {
  const placements = [0, 1, 2, 3].flatMap((quarters) => [false, true].map((isMirrored) => ({ quarters, isMirrored })));

  it("keeps the pins where they are, in all rotations and mirrored, with one symbol for all", () => {
    const records = placements.flatMap(({ quarters, isMirrored }, index): TestRecord[] => {
      const origin: Vector = [200 + 150 * index, 300];
      const targets = PINS.map(({ end }) => {
        const [dx, dy] = turned(end, quarters, isMirrored);
        return [origin[0] + dx, origin[1] + dy] as const;
      });
      return [chip(`U${index + 1}`, origin, quarters, isMirrored), part(`J${index + 1}`, targets)];
    });
    const design = importSheet(...records);
    const expected = placements.flatMap((_, index) =>
      PINS.map(({ name }) => `J${index + 1}.${name} U${index + 1}.${name}`),
    );
    expect(netsOf(design).sort()).toEqual(expected.sort());
    expect(recordsOf(design, "symbol").filter(({ name }) => name === "CHIP")).toHaveLength(1);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("draws pins from their connection point to the body", () => {
    const [symbol] = recordsOf(importSheet(chip("U1", [200, 300], 1, true)), "symbol");
    expect(symbol?.pins.map(({ direction }) => direction)).toEqual(["right", "left", "up"]);
    expect(symbol?.pins.map(({ length }) => length)).toEqual([25_400, 25_400, 25_400]);
    expect(symbol?.showsPinNumbers).toBe(true);
    expect(symbol?.showsPinNames).toBe(false);
  });
});

const componentIn = (design: ImportedDesign): SchematicComponent => {
  const [component] = recordsOf(design, "component");
  if (!component) throw new Error("no component");
  return component;
};
const textsOf = ({ fields }: SchematicComponent): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { text }]): [string, string] => [name, text]));

const model = (name: string, isCurrent: boolean): TestRecord =>
  record(45, { MODELNAME: name, MODELTYPE: "PCBLIB", ISCURRENT: isCurrent ? "T" : "F" });

describe("fields of Altium components", () => {
  it("takes the comment for the value and resolves references", () => {
    const design = importSheet(
      part("R1", [[0, 0]], { COMPONENTDESCRIPTION: "Resistor", SOURCELIBRARYNAME: "Passive.SchLib" }, [
        parameter("Comment", "=Value"),
        parameter("Value", "10k"),
        parameter("Tolerance", "1%"),
        parameter("Rating", "=Value + ', ' + Tolerance"),
        parameter("Manufacturer Part Number 1", "RC0603"),
        parameter("Manufacturer", "Yageo"),
        record(44, {}, [model("R0402", false), model("R0603", true)]),
      ]),
    );
    expect(textsOf(componentIn(design))).toEqual({
      ...{ designator: "", footprint: "R0603", value: "10k", Tolerance: "1%", Rating: "10k, 1%" },
      ...{ MPN: "RC0603", Manufacturer: "Yageo", description: "Resistor" },
    });
    expect(recordsOf(design, "symbol")[0]?.name).toBe("Passive:X");
    expect(codesOf(design)).toContain("altium.otherFootprint");
  });

  it("keeps a value that differs from the comment", () => {
    const texts = textsOf(
      componentIn(importSheet(part("U1", [[0, 0]], {}, [parameter("Comment", "LM358"), parameter("Value", "dual")]))),
    );
    expect(texts.value).toBe("LM358");
    expect(texts["Value parameter"]).toBe("dual");
  });

  it("shows the value where one of comment and value is shown", () => {
    const shown = parameter("Value", "1u", { ISHIDDEN: "F", ...at(10, 20) });
    const { fields } = componentIn(importSheet(part("C1", [[0, 0]], {}, [parameter("Comment", "1u"), shown])));
    expect(fields.value?.isVisible).toBe(true);
    expect(fields.value?.place?.offset.x).toBe(25_400);
  });

  const placeOf = (fields: TestFields): ComponentField["place"] =>
    componentIn(
      importSheet(part("C1", [[0, 0]], {}, [parameter("Comment", "1u", { ISHIDDEN: "F", ...at(10, 20), ...fields })])),
    ).fields.value?.place ?? null;

  it("turns texts so that they can be read, at their place", () => {
    expect(placeOf({})).toMatchObject({ rotation: 0, style: { horizontal: "start", vertical: "end" } });
    expect(placeOf({ ORIENTATION: 1 })).toMatchObject({
      rotation: 90,
      style: { horizontal: "start", vertical: "end" },
    });
    expect(placeOf({ ORIENTATION: 2 })).toMatchObject({ rotation: 0, style: { horizontal: "end", vertical: "start" } });
    expect(placeOf({ ORIENTATION: 3 })).toMatchObject({
      rotation: 90,
      style: { horizontal: "end", vertical: "start" },
    });
    expect(placeOf({ JUSTIFICATION: 4 })).toMatchObject({ style: { horizontal: "middle", vertical: "middle" } });
    expect(placeOf({ JUSTIFICATION: 8 })).toMatchObject({ style: { horizontal: "end", vertical: "start" } });
  });

  it("prefers the text in UTF-8", () => {
    const words = [..."10µΩ"].length;
    const wide = String.fromCharCode(...new TextEncoder().encode("10µΩ"));
    const design = importSheet(part("R1", [[0, 0]], {}, [parameter("Comment", "10??", { "%UTF8%TEXT": wide })]));
    expect(words).toBe(4);
    expect(textsOf(componentIn(design)).value).toBe("10µΩ");
  });

  it("leaves parts out of lists by their kind", () => {
    const flags = [0, 1, 2, 3, 4, 5].map((kind) => {
      const { isInBom, isOnBoard } = componentIn(importSheet(part("X1", [[0, 0]], { COMPONENTKIND: kind })));
      return `${isInBom} ${isOnBoard}`;
    });
    expect(flags).toEqual(["true true", "true false", "false false", "true true", "false true", "false true"]);
  });

  it("says which parts of a drawing are lost, once for all parts that share it", () => {
    const image = record(30, { OWNERPARTID: 1, ...at(0, 0), "CORNER.X": 10, "CORNER.Y": 10 });
    const design = importSheet(
      part("U1", [[0, 0]], {}, [image]),
      record(1, { LIBREFERENCE: "Y", ...at(500, 500) }, [record(3, { ...at(510, 510) }), record(34, { TEXT: "U2" })]),
      wire([0, 0], [10, 0]),
    );
    expect(codesOf(design)).toEqual(expect.arrayContaining(["altium.symbolPartLost", "altium.imageLost"]));
    expect(schemaProblems(design)).toEqual([]);
  });
});
