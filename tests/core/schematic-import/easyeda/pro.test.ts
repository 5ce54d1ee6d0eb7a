// Projects of EasyEDA Pro, with nets and places expected by hand.
import { describe, expect, it } from "vitest";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import {
  attribute,
  component,
  netsOf,
  notesOf,
  proProject,
  proSheet,
  proSymbol,
  readEasyedaFiles,
} from "./easyeda-files";

const ofKind = <K extends SchematicRecord["kind"]>({ schematic }: ImportedDesign, kind: K) =>
  schematic.records.filter((record): record is SchematicRecord & { kind: K } => record.kind === kind);

const RES = proSymbol("res", 2, ["1 -20 0", "2 20 0"]);
const wire = (id: string, points: string): string => `["WIRE","${id}",[[${points}]],"st",0]`;
const named = (id: string, points: string, name: string, place?: string, shown?: number): string[] => [
  wire(id, points),
  attribute(id, "NET", name, place, shown),
];

describe("nets of EasyEDA Pro", () => {
  it("joins pins by wires whose places differ by rounding", () => {
    const sheet = proSheet(
      1,
      ...component("R1", "res", "100,100,0,0"),
      ...component("R2", "res", "200.00013,99.99998,0,0"),
      wire("w", "120,100,179.99999,100"),
    );
    expect(netsOf(proProject([1]), sheet, RES)).toEqual(["R1.2 R2.1"]);
  });

  it("joins names of wires on all sheets, whatever their capitals", () => {
    const first = proSheet(
      1,
      ...component("R1", "res", "100,100,0,0"),
      ...named("w", "120,100,150,100", "Sda", "130,100", 1),
    );
    const second = proSheet(2, ...component("R2", "res", "100,100,0,0"), ...named("w", "120,100,150,100", "SDA"));
    const files = [proProject([1, 2]), first, second, RES];
    expect(netsOf(...files)).toEqual(["R1.2 R2.2"]);
    const notes = notesOf(readEasyedaFiles(files));
    expect(notes).toContain("easyeda.nameCase");
    expect(notes).toContain("easyeda.overviewSheet");
  });

  it("names a pin by a wire without length", () => {
    const parts = [...component("R1", "res", "100,100,0,0"), ...component("R2", "res", "300,100,0,0")];
    const sheet = proSheet(1, ...parts, ...named("w1", "120,100,120,100", "A"), ...named("w2", "280,100,280,100", "A"));
    expect(netsOf(proProject([1]), sheet, RES)).toEqual(["R1.2 R2.1"]);
    expect(notesOf(readEasyedaFiles([proProject([1]), sheet, RES]))).toEqual(Array(2).fill("easyeda.hiddenName"));
  });

  it("names nets by supplies of the device or the part, and ports", () => {
    const ground = proSymbol("gnd", 18, ["1 0 0"]);
    const port = proSymbol("port", 19, ["1 0 0"]);
    const devices = { d1: { title: "Ground-GND", attributes: { "Global Net Name": "GND", Symbol: "gnd" } } };
    const flag = (id: string, at: string): string[] => [
      `["COMPONENT","${id}","",${at},{},0]`,
      attribute(id, "Device", "d1"),
    ];
    const ports = [
      ...component("n1", "port", "120,100,0,0", ""),
      attribute("n1", "Name", "X"),
      ...component("n2", "port", "320,100,0,0", ""),
      attribute("n2", "Name", "X"),
    ];
    const parts = [...component("R1", "res", "100,100,0,0"), ...component("R2", "res", "300,100,0,0")];
    const sheet = proSheet(1, ...parts, ...flag("g1", "80,100,0,0"), ...flag("g2", "280,100,90,0"), ...ports);
    const files = [proProject([1], devices), sheet, RES, ground, port];
    expect(netsOf(...files)).toEqual(["R1.1 R2.1", "R1.2 R2.2"]);
    const design = readEasyedaFiles(files);
    expect(ofKind(design, "power-port").map(({ name, form }) => [name, form])).toEqual(
      Array(2).fill(["GND", "ground"]),
    );
    expect(ofKind(design, "port").map(({ text }) => text)).toEqual(["X", "X"]);
  });

  it("does not take the mark of a driven net for a name", () => {
    const mark = proSymbol("flag", 18, ["1 0 0"]);
    const marks = ["a", "b"].flatMap((id, at) => [
      ...component(id, "flag", `${120 + at * 160},100,0,0`),
      attribute(id, "Global Net Name", "PWR_FLAG"),
    ]);
    const parts = [...component("R1", "res", "100,100,0,0"), ...component("R2", "res", "300,100,0,0")];
    expect(netsOf(proProject([1]), proSheet(1, ...parts, ...marks), RES, mark)).toEqual([]);
  });

  it("marks free pins", () => {
    const sheet = proSheet(1, ...component("R1", "res", "100,100,0,0"), attribute("R1p01", "NO_CONNECT", "yes"));
    const design = readEasyedaFiles([proProject([1]), sheet, RES]);
    const [part] = ofKind(design, "component");
    // Pin 2 is 20 units right of the part.
    expect(ofKind(design, "no-connect").map(({ at }) => at)).toEqual([
      { x: (part?.at.x ?? 0) + 50_800, y: part?.at.y },
    ]);
  });
});

describe("orientations of EasyEDA Pro", () => {
  // Pins at 10 up, and at 20 right and 30 down; turned counter-clockwise, then mirrored about the vertical axis.
  const corner = proSymbol("corner", 2, ["1 0 10", "2 20 -30"]);
  const probe = proSymbol("probe", 2, ["1 0 0", "2 0 50"]);
  const places: Record<string, readonly [string, string]> = {
    "0,0": ["100,110", "120,70"],
    "90,0": ["90,100", "130,120"],
    "180,0": ["100,90", "80,130"],
    "270,0": ["110,100", "70,80"],
    "0,1": ["100,110", "80,70"],
    "90,1": ["110,100", "70,120"],
    "180,1": ["100,90", "120,130"],
    "270,1": ["90,100", "130,80"],
  };

  it.each(Object.entries(places))("places the pins of a part that is placed %s", (orientation, [one, two]) => {
    const names = [...named("w1", `${one},${one}`, "A"), ...named("w2", `${two},${two}`, "B")];
    const others = [
      ...component("T1", "probe", "500,500,0,0"),
      ...named("w3", "500,500,500,500", "A"),
      ...named("w4", "500,550,500,550", "B"),
    ];
    const sheet = proSheet(1, ...component("U1", "corner", `100,100,${orientation}`), ...names, ...others);
    expect(netsOf(proProject([1]), sheet, corner, probe)).toEqual(["T1.1 U1.1", "T1.2 U1.2"]);
  });
});

describe("parts of EasyEDA Pro", () => {
  it("puts the parts of a symbol together", () => {
    const dual = proSymbol("dual", 2, ["1 0 0"], ["2 0 0"]);
    const second = component("b", "dual", "200,100,0,0", "U1.2").map((row) => row.replace('"dual.1"', '"dual.2"'));
    const sheet = proSheet(
      1,
      ...component("a", "dual", "100,100,0,0", "U1.1"),
      ...second,
      wire("w", "100,100,200,100"),
    );
    expect(netsOf(proProject([1]), sheet, dual)).toEqual(["U1.1 U1.2"]);
  });

  it("fills fields from the device and from each other", () => {
    const attributes = {
      Symbol: "res",
      Value: "10k",
      Name: "={Value}",
      "Manufacturer Part": "RC0603",
      Footprint: "f1",
      "Add into BOM": "no",
    };
    const part = [
      `["COMPONENT","R1","res.1",100,100,0,0,{},0]`,
      attribute("R1", "Device", "d1"),
      attribute("R1", "Designator", "R7"),
    ];
    const design = readEasyedaFiles([
      proProject([1], { d1: { title: "RC0603", attributes } }),
      ...[proSheet(1, ...part, attribute("R1", "Name", null, "100,120", 1)), RES],
    ]);
    const [component] = ofKind(design, "component");
    const texts = Object.fromEntries(Object.entries(component?.fields ?? {}).map(([name, { text }]) => [name, text]));
    expect(texts).toEqual({
      designator: "",
      value: "10k",
      footprint: "R0603",
      Value: "10k",
      "Manufacturer Part": "RC0603",
    });
    expect(component).toMatchObject({ isInBom: false, isOnBoard: true, designators: { "/": "R7" } });
    // 20 units up.
    expect(component?.fields.value?.place?.offset).toEqual({ x: 0, y: -50_800 });
  });

  it("says which symbols and sheets are missing", () => {
    const design = readEasyedaFiles([proProject([1, 2]), proSheet(1, ...component("R1", "res", "100,100,0,0"))]);
    expect(notesOf(design)).toEqual(["easyeda.missingSheet", "easyeda.missingSymbol"]);
  });

  it("says where a damaged sheet is, and that a project has none", () => {
    expect(importDesign([proProject([1]), proSheet(1, `["WIRE"`)])).toEqual({
      ...{ ok: false, code: "DAMAGED", details: { file: "SHEET/s1/1.esch", line: 3, read: '["WIRE"' } },
    });
    expect(importDesign([proProject([])])).toMatchObject({ ok: false, code: "NO_SCHEMATIC" });
  });
});
