// Models of the project's own files: read, checked, given to parts, and put into the netlist.
import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { SchematicComponent, SchematicRecord } from "@/lib/core/schematic/model/records";
import { partModels } from "@/lib/core/simulation-netlist/part-models";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import {
  checkLibrary,
  givenPins,
  guessPins,
  isWholeMapping,
  libraryFault,
  modelsOf,
  type SpiceLibrary,
  withModel,
  withoutModel,
} from "@/lib/core/simulation-netlist/user-models";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const library = (name: string, ...lines: readonly string[]): SpiceLibrary => ({
  id: name,
  name,
  text: lines.join("\n"),
});

const OPAMP = library(
  "opamp.lib",
  "* An amplifier",
  ".subckt MYAMP INP INM OUT",
  "E1 OUT 0 INP INM 1e5",
  ".ends MYAMP",
);
const DIODES = library("diodes.lib", ".model DX D(IS=1e-14)", ".model QX NPN(", "+ BF=120)");

const fields = (texts: Readonly<Record<string, string>>): SchematicComponent["fields"] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, isVisible: true, place: null }]));

const CHIP = symbol(
  "AMP",
  [pin("1", -2, 0, { name: "OUT" }), pin("2", 2, 0, { name: "IN-" }), pin("3", 2, 4, { name: "IN+" })],
  { prefix: "U" },
);

/** U1 with a resistor from its output to its inverting input. */
function amplifier(change: (component: SchematicComponent) => SchematicComponent, libraries: readonly SpiceLibrary[]) {
  const drawing = new Drawing(CHIP, RESISTOR);
  drawing.component(CHIP, "U1", 10, 0, { fields: fields({ value: "ABC123" }) });
  drawing.component(RESISTOR, "R1", 10, 10, { fields: fields({ value: "1k" }) });
  drawing.path([8, 0], [4, 0], [4, 10], [8, 10]);
  const records = drawing.records.map((record): SchematicRecord =>
    record.kind === "component" && Object.values(record.designators).includes("U1") ? change(record) : record,
  );
  const kept = libraries.map((one): SchematicRecord => ({ kind: "spice-library", ...one }));
  return exportedDesign({ records: [...records, ...kept], rootSheetId: ROOT.id });
}

const model = (name: string, libraries: readonly SpiceLibrary[]) => {
  const found = modelsOf(libraries).find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe("a file of models", () => {
  it("lists its subcircuits and models with their ports", () => {
    expect(modelsOf([OPAMP, DIODES])).toEqual([
      { name: "myamp", kind: "subckt", ports: ["inp", "inm", "out"], library: "opamp.lib" },
      { name: "dx", kind: "d", ports: ["A", "K"], library: "diodes.lib" },
      { name: "qx", kind: "npn", ports: ["C", "B", "E"], library: "diodes.lib" },
    ]);
  });

  it("says at which of its lines something is wrong", () => {
    const wrong = library("x.lib", ".subckt A 1 2", "R1 1 2 {r}", "X1 1 2 NOWHERE", ".include other.lib");
    expect(checkLibrary(wrong, []).map(({ code, subject, source }) => [code, subject, source?.line])).toEqual(
      expect.arrayContaining([
        ["INCLUDE_NOT_FOUND", "other.lib", 4],
        ["SUBCIRCUIT_NOT_CLOSED", "a", 1],
      ]),
    );
    expect(checkLibrary(OPAMP, [])).toEqual([]);
    expect(checkLibrary(DIODES, [])).toEqual([]);
  });

  it("includes the project's files alone", () => {
    const outer = library("outer.lib", '.include "diodes.lib"', ".subckt B 1 2", "D1 1 2 DX", ".ends");
    expect(checkLibrary(outer, [DIODES])).toEqual([]);
    expect(checkLibrary(outer, []).map(({ code }) => code)).toContain("INCLUDE_NOT_FOUND");
  });

  it.each([
    [library("opamp.lib", ".model A D"), "taken"],
    [library("../x.lib", ".model A D"), "name"],
    [library("", ".model A D"), "name"],
    [library("e.lib", ""), "empty"],
    [library("n.lib", "R1 a b 1k"), "nothing"],
    [library("l.lib", `.model A D\n${"*".repeat(1_000_001)}`), "tooLong"],
    [library("ok.lib", ".model A D"), null],
  ])("is refused where it is none", (one, fault) => {
    expect(libraryFault({ ...one, id: "new" }, [OPAMP])).toBe(fault);
  });
});

describe("a part", () => {
  it("is given the pins that its ports name", () => {
    const mapping = guessPins(model("myamp", [OPAMP]), CHIP.pins);
    expect(mapping).toEqual(["3", "2", "1"]);
    expect(isWholeMapping(mapping)).toBe(true);
    expect(isWholeMapping(["1", "1", "2"])).toBe(false);
    expect(isWholeMapping(["1", "", "2"])).toBe(false);
  });

  it("takes the model, and the netlist the file that it is in", () => {
    const chosen = model("myamp", [OPAMP]);
    const design = amplifier((part) => withModel(part, chosen, ["3", "2", "1"]), [OPAMP, DIODES]);
    const { text } = simulationNetlist(design, { title: "t" });
    const lines = text.split("\n");
    // Nodes in the order of the ports: IN+, IN-, OUT.
    expect(lines.find((line) => line.startsWith("XU1"))).toMatch(/^XU1 \S*IN\+-Pad3\S* \S+ \S+ myamp$/);
    expect(lines).toContain("E1 OUT 0 INP INM 1e5");
    expect(text).not.toContain("DX");
  });

  it("keeps the pins that it was given", () => {
    const chosen = model("myamp", [OPAMP]);
    const drawing = new Drawing(CHIP);
    const plain = drawing.component(CHIP, "U1", 10, 0);
    expect(givenPins(plain, chosen)).toBeNull();
    expect(givenPins(withModel(plain, chosen, ["2", "3", "1"]), chosen)).toEqual(["2", "3", "1"]);
    expect(givenPins({ ...plain, fields: fields({ "sim.pins": "1=3 2=2 3=1" }) }, chosen)).toEqual(["3", "2", "1"]);
    expect(givenPins({ ...plain, fields: fields({ "Sim.Pins": "1=OUT" }) }, chosen)).toBeNull();
  });

  it("has no use for files that nothing names", () => {
    const { text } = simulationNetlist(
      amplifier((part) => part, [OPAMP]),
      { title: "t" },
    );
    expect(text).not.toContain("MYAMP");
  });

  it("says which model it has, and why", () => {
    const chosen = model("myamp", [OPAMP]);
    const given = amplifier((part) => withModel(part, chosen, ["3", "2", "1"]), [OPAMP]);
    expect(partModels(given)).toMatchObject([
      { designator: "R1", model: "1k", origin: "value" },
      { designator: "U1", model: "myamp", origin: "library", source: "opamp.lib" },
    ]);
    const back = amplifier((part) => withoutModel(withModel(part, chosen, ["3", "2", "1"])), [OPAMP]);
    expect(partModels(back)).toMatchObject([{ designator: "R1" }, { designator: "U1", model: "", origin: "missing" }]);
  });
});

describe("an include of a directive", () => {
  it("brings the project's file, once, also where files include each other", () => {
    const [a, b] = [library("a.lib", ".include b.lib", ".model A D"), library("b.lib", ".include a.lib", ".model B D")];
    const design = amplifier((part) => part, [a, b]);
    const directive = { kind: "spice-directive", text: ".include a.lib\n.include else.lib" } as const;
    const [first] = design.objects;
    if (!first) throw new Error("no objects");
    const note = {
      ...{ ...directive, id: "n", sheetId: ROOT.id, at: { x: 0, y: 0 }, rotation: 0 as const },
      style: { size: 1, isBold: false, isItalic: false, horizontal: "start" as const, vertical: "start" as const },
    };
    const { text, findings } = simulationNetlist({ ...design, objects: [...design.objects, note] }, { title: "t" });
    expect(text.match(/\.model A D/g)).toHaveLength(1);
    expect(text.match(/\.model B D/g)).toHaveLength(1);
    expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toContain("INCLUDE_NOT_FOUND else.lib");
  });
});
