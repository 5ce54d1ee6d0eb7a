import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { atoms, findAtom, findList, listsIn, parseSExpression, type SList } from "@/lib/base/s-expression";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { kicadNetlist } from "@/lib/core/schematic/export/kicad-netlist";
import { plainNetlist } from "@/lib/core/schematic/export/plain-netlist";
import { spiceNetlist } from "@/lib/core/schematic/export/spice-netlist";
import { spiceValue } from "@/lib/core/schematic/export/spice-value";
import type { SchematicComponent, TextNote } from "@/lib/core/schematic/model/records";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const design = ({ records }: Drawing) => exportedDesign({ records, rootSheetId: ROOT.id });

const fields = (texts: Readonly<Record<string, string>>): SchematicComponent["fields"] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, isVisible: true, place: null }]));

const SOURCE = symbol("V", [pin("1", 0, -2), pin("2", 0, 2)], { prefix: "V" });
const DIODE = symbol("Device:D", [pin("1", -2, 0, { name: "K" }), pin("2", 2, 0, { name: "A" })], { prefix: "D" });
const MOSFET = symbol("FET", [
  pin("1", -2, 0, { name: "G" }),
  pin("2", 2, 2, { name: "S" }),
  pin("3", 2, -2, { name: "D" }),
]);
const GROUND = symbol("GND", [pin("1", 0, 0, { name: "GND", type: "power-input" })], {
  prefix: "#PWR",
  power: "global",
});

/** 10 V over R1 and R2 in series; the net between them is OUT. Resistors lie level, 4 steps long. */
function divider(): Drawing {
  const drawing = new Drawing(RESISTOR, SOURCE, GROUND);
  drawing.component(SOURCE, "V1", 0, 2, { fields: fields({ value: "10V" }) });
  drawing.component(RESISTOR, "R1", 12, 0, { fields: fields({ value: "4k7", footprint: "R_0603", MPN: "RC0603" }) });
  drawing.component(RESISTOR, "R2", 24, 0, { fields: fields({ value: "1M" }) });
  drawing.wire(0, 0, 10, 0);
  drawing.label("IN", 5, 0);
  drawing.wire(14, 0, 22, 0);
  drawing.label("OUT", 18, 0);
  drawing.path([26, 0], [26, 4], [0, 4]);
  drawing.component(GROUND, "#PWR01", 0, 4, { fields: fields({ value: "GND" }) });
  return drawing;
}

/** A sheet with one resistor between its label IN and ground, placed twice. */
function twice(): Drawing {
  const drawing = new Drawing(RESISTOR);
  const [left, right] = [drawing.sheet("left", "child"), drawing.sheet("right", "child")];
  drawing.entry(left, "IN", 0, 5);
  drawing.entry(right, "IN", 0, 8);
  drawing.wire(0, 5, -5, 5);
  drawing.wire(0, 8, -5, 8);
  drawing.label("A", -5, 5);
  drawing.label("B", -5, 8);
  drawing.on("child");
  drawing.resistor({ [`/${left.id}/`]: "R1", [`/${right.id}/`]: "R2" }, 10, 10);
  drawing.wire(8, 10, 4, 10);
  drawing.sheetLabel("IN", 4, 10);
  drawing.power("GND", 12, 10);
  return drawing;
}

describe("plain netlists", () => {
  it("list the nets of a divider with their pins", () => {
    expect(plainNetlist(design(divider()))).toBe(
      ["/IN\tR1.1 V1.1", "/OUT\tR1.2 R2.1", "GND\tR2.2 V1.2", ""].join("\n"),
    );
  });

  it("list each placement of a sheet", () => {
    expect(plainNetlist(design(twice())).split("\n")).toEqual(["/A\tR1.1", "/B\tR2.1", "GND\tR1.2 R2.2", ""]);
  });

  it("list a pin that all units have once, and designators in the order of their numbers", () => {
    // Two units, each with an input of its own and the common supply, pin 8.
    const dual = symbol(
      "DUAL",
      [pin("1", -2, 0, { unit: 1 }), pin("2", -2, 0, { unit: 2 }), pin("8", 0, -2, { type: "power-input" })],
      { unitCount: 2 },
    );
    const drawing = new Drawing(dual, RESISTOR);
    drawing.component(dual, "U1", 0, 0, { unit: 2 });
    drawing.component(dual, "U1", 20, 0, { unit: 1 });
    drawing.wire(0, -2, 20, -2);
    drawing.label("VCC", 10, -2);
    drawing.resistor("R10", 30, -2);
    drawing.resistor("R9", 36, -2);
    drawing.wire(20, -2, 28, -2);
    drawing.wire(34, -2, 34, -6);
    drawing.label("VCC", 34, -6);
    const [line] = plainNetlist(design(drawing))
      .split("\n")
      .filter((text) => text.startsWith("/VCC"));
    // The wire from the supply ends on pin 1 of R10 at (28, -2); pin 1 of R9 at (34, -2) has the name from its label.
    expect(line).toBe("/VCC\tR9.1 R10.1 U1.8");
    expect(design(drawing).parts.map(({ designator, units }) => [designator, units.length])).toEqual([
      ["R9", 1],
      ["R10", 1],
      ["U1", 2],
    ]);
  });
});

describe("KiCad netlists", () => {
  const options = { source: "divider", date: "2026-11-26T12:00:00Z" };
  function parsed(drawing: Drawing): SList {
    const result = parseSExpression(kicadNetlist(design(drawing), options));
    if (!result.ok) throw new Error(result.code);
    return result.value;
  }
  const netsOf = (root: SList): Record<string, string[]> =>
    Object.fromEntries(
      listsIn(present(findList(root, "nets"), "nets"), "net").map((net) => [
        present(findAtom(net, "name"), "name"),
        listsIn(net, "node").map((node) =>
          ["ref", "pin", "pinfunction", "pintype"].flatMap((key) => findAtom(node, key) ?? []).join(" "),
        ),
      ]),
    );

  it("have version E, the components with their fields, and no power symbols", () => {
    const root = parsed(divider());
    expect(findAtom(root, "version")).toBe("E");
    const components = listsIn(present(findList(root, "components"), "components"), "comp");
    expect(components.map((component) => findAtom(component, "ref"))).toEqual(["R1", "R2", "V1"]);
    const [first] = components;
    expect(findAtom(first, "value")).toBe("4k7");
    expect(findAtom(first, "footprint")).toBe("R_0603");
    const [field] = listsIn(present(findList(first, "fields"), "fields"), "field");
    expect([findAtom(field, "name"), atoms(field)]).toEqual(["MPN", ["RC0603"]]);
    expect(findAtom(findList(first, "sheetpath"), "names")).toBe("/");
  });

  it("break lines as KiCad does", () => {
    const lines = kicadNetlist(design(divider()), options).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        '(export (version "E")',
        '    (comp (ref "R1")',
        '      (value "4k7")',
        '    (net (code "3") (name "GND")',
        '      (node (ref "R2") (pin "2") (pintype "passive"))',
      ]),
    );
  });

  it("have the nodes of each net with the types of their pins", () => {
    const drawing = divider();
    drawing.component(DIODE, "D1", 18, 0);
    drawing.records.push(DIODE);
    expect(netsOf(parsed(drawing))).toMatchObject({
      "/IN": ["R1 1 passive", "V1 1 passive"],
      GND: ["R2 2 passive", "V1 2 passive"],
      "unconnected-(D1-A-Pad2)": ["D1 2 A passive"],
    });
  });

  it("mark pins that are free on purpose", () => {
    const drawing = new Drawing(DIODE);
    drawing.component(DIODE, "D1", 0, 0);
    drawing.noConnect(2, 0);
    expect(netsOf(parsed(drawing))).toMatchObject({ "unconnected-(D1-A-Pad2)": ["D1 2 A passive+no_connect"] });
  });

  it("have each placement with its path, and the same UUIDs each time", () => {
    const drawing = twice();
    const components = listsIn(present(findList(parsed(drawing), "components"), "components"), "comp");
    const paths = components.map((component) => findList(component, "sheetpath"));
    expect(paths.map((path) => findAtom(path, "names"))).toEqual(["/left/", "/right/"]);
    for (const path of paths)
      expect(findAtom(path, "tstamps")).toMatch(/^\/[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/);
    expect(kicadNetlist(design(drawing), options)).toBe(kicadNetlist(design(twice()), options));
  });

  it("quote whatever the texts hold, and leave parts out that are not on the board", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, 'R"1)', 0, 0, { fields: fields({ value: 'a"b\\c\n(d' }) });
    drawing.component(RESISTOR, "R2", 10, 0, { isOnBoard: false });
    const root = parsed(drawing);
    const components = listsIn(present(findList(root, "components"), "components"), "comp");
    expect(components.map((component) => [findAtom(component, "ref"), findAtom(component, "value")])).toEqual([
      ['R"1)', 'a"b\\c\n(d'],
    ]);
    expect(
      Object.values(netsOf(root))
        .flat()
        .some((node) => node.startsWith("R2")),
    ).toBe(false);
  });
});

describe("values in SPICE", () => {
  it.each([
    ["4k7", "4.7k"],
    ["1M", "1Meg"],
    ["2M2", "2.2Meg"],
    ["2.2meg", "2.2Meg"],
    ["100nF", "100n"],
    ["100NF", "100n"],
    ["0,1 µF", "0.1u"],
    ["10μ", "10u"],
    ["4R7", "4.7"],
    ["10 kΩ", "10k"],
    ["47 ohm", "47"],
    ["1F", "1"],
    ["10mH", "10m"],
    ["0.1uF/50V", "0.1u"],
    ["10k 1%", "10k"],
    ["3.3V", "3.3"],
    ["1e-9", "1e-9"],
    ["16MHz", "16Meg"],
    ["{R}", "{R}"],
  ])("%s is %s", (text, value) => {
    expect(spiceValue(text)).toBe(value);
  });

  it.each(["", "DNP", "BAT54", "LM358", "1N4148", "1N914", "2N2222", "10x", "k"])("%s is none", (text) => {
    expect(spiceValue(text)).toBeUndefined();
  });
});

describe("SPICE netlists", () => {
  const directive = (text: string): TextNote => ({
    ...{ kind: "spice-directive", id: `directive-${text.length}`, sheetId: ROOT.id, at: at(0, 50), text, rotation: 0 },
    style: { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "start" },
  });
  const lines = (drawing: Drawing): string[] => spiceNetlist(design(drawing), { title: "Test" }).trimEnd().split("\n");

  it("of a divider can be run", () => {
    const drawing = divider();
    drawing.records.push(directive(".op\n.end"));
    expect(lines(drawing)).toEqual(["* Test", "R1 IN OUT 4.7k", "R2 OUT 0 1Meg", "V1 IN 0 DC 10", ".op", ".end"]);
  });

  it("has the nodes of both placements of a sheet", () => {
    const drawing = twice();
    const valued = drawing.records.map((record) =>
      record.kind === "component" ? { ...record, fields: fields({ value: "1k" }) } : record,
    );
    const netlist = spiceNetlist(exportedDesign({ records: valued, rootSheetId: ROOT.id }), { title: "Twice" });
    expect(netlist.split("\n").slice(1, 3)).toEqual(["R1 A 0 1k", "R2 B 0 1k"]);
  });

  it("puts the nodes of devices in SPICE's order", () => {
    const drawing = new Drawing(DIODE, MOSFET);
    drawing.component(DIODE, "D1", 10, 0, { fields: fields({ value: "1N4148" }) });
    drawing.label("K1", 8, 0);
    drawing.label("A1", 12, 0);
    drawing.component(MOSFET, "Q1", 30, 0, { fields: fields({ value: "IRF540" }) });
    drawing.label("GATE", 28, 0);
    drawing.label("DRAIN", 32, -2);
    drawing.label("GND", 32, 2);
    drawing.records.push(directive(".model 1N4148 D(IS=2.5n)\n.model IRF540 NMOS(VTO=3)"));
    expect(lines(drawing).slice(1, 3)).toEqual(["D1 A1 K1 1N4148", "MQ1 DRAIN GATE 0 0 IRF540"]);
  });

  it("gives power transistors no bulk, and reads lines that go on", () => {
    const drawing = new Drawing(MOSFET);
    drawing.component(MOSFET, "Q1", 30, 0, { fields: fields({ value: "IRLZ44N" }) });
    drawing.label("GATE", 28, 0);
    drawing.label("DRAIN", 32, -2);
    drawing.label("GND", 32, 2);
    drawing.records.push(directive(".model IRLZ44N\n+ VDMOS(Vto=2)"));
    expect(lines(drawing)[1]).toBe("MQ1 DRAIN GATE 0 IRLZ44N");
  });

  it("says what has no model or value, and leaves out what is not simulated or placed", () => {
    const drawing = new Drawing(DIODE, RESISTOR);
    drawing.component(DIODE, "D1", 10, 0, { fields: fields({ value: "BAT54" }) });
    drawing.label("K1", 8, 0);
    drawing.label("A1", 12, 0);
    drawing.component(RESISTOR, "R1", 30, 0, { fields: fields({ value: "tbd" }) });
    drawing.component(RESISTOR, "R2", 40, 0, { isPopulated: false });
    drawing.component(RESISTOR, "R3", 50, 0, { isSimulated: false });
    const [, reference, diode, resistor, unplaced, ...rest] = lines(drawing);
    expect(reference).toBe("* No net is called GND or 0: the circuit has no reference.");
    expect(diode).toBe("* D1 (BAT54): no model; pins 1=K1 2=A1");
    expect(resistor).toMatch(/^\* R1 \(tbd\): no value/);
    expect(unplaced).toBe("* R2: not placed");
    expect(rest).toEqual([".end"]);
  });

  it("writes the models and sources that KiCad's fields give", () => {
    const drawing = new Drawing(DIODE, SOURCE);
    drawing.component(DIODE, "D1", 10, 0, {
      fields: fields({ value: "Schottky", "Sim.Device": "D", "Sim.Params": "is=1u n=1.1", "Sim.Pins": "1=K 2=A" }),
    });
    const sine = { "Sim.Device": "V", "Sim.Type": "SIN", "Sim.Params": "dc=0 ampl=2 f=1M ac=1" };
    drawing.component(SOURCE, "V1", 30, 0, { fields: fields(sine) });
    drawing.label("OUT", 30, -2);
    drawing.label("GND", 30, 2);
    drawing.label("CATHODE", 8, 0);
    drawing.label("ANODE", 12, 0);
    const netlist = lines(drawing);
    expect(netlist).toContain("D1 ANODE CATHODE Schottky_D1");
    expect(netlist).toContain(".model Schottky_D1 D(is=1u n=1.1)");
    expect(netlist).toContain("V1 OUT 0 SIN(0 2 1Meg) AC 1");
  });

  it("orders the nodes of a subcircuit as its ports, by the map of pins", () => {
    const regulator = symbol("REG", [pin("1", -2, 0), pin("2", 0, 2), pin("3", 2, 0)]);
    const drawing = new Drawing(regulator);
    const map = { value: "LDO", "Sim.Device": "SUBCKT", "Sim.Name": "LDO33", "Sim.Pins": "1=IN 2=COM 3=OUT" };
    drawing.component(regulator, "U1", 0, 0, { fields: fields(map) });
    drawing.label("VIN", -2, 0);
    drawing.label("GND", 0, 2);
    drawing.label("VOUT", 2, 0);
    drawing.records.push(directive(".subckt LDO33 OUT COM IN drop=0.3\n.ends"));
    expect(lines(drawing)[1]).toBe("XU1 VOUT 0 VIN LDO33");
  });

  it("gives nodes names that SPICE tells apart", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.component(RESISTOR, "R1", 10, 0, { fields: fields({ value: "1k" }) });
    drawing.label("out", 8, 0);
    drawing.label("OUT", 12, 0);
    drawing.component(RESISTOR, "R2", 20, 0, { fields: fields({ value: "1k" }) });
    drawing.port("A (b)", 18, 0);
    const nodes = lines(drawing).flatMap((line) => (line.startsWith("R") ? line.split(" ").slice(1, 3) : []));
    expect(new Set(nodes.map((node) => node.toLowerCase())).size).toBe(4);
    for (const node of nodes) expect(node).toMatch(/^[\w+\-.]+$/);
  });
});
