// Connection rules and net names of KiCad (connection_graph.cpp, sch_pin.cpp), one by one.
import { describe, expect, it } from "vitest";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

/** Pins such as "R1.2" by net, without nets that have none. */
function netsOf({ records }: Drawing): Record<string, string[]> {
  const graph = new ClusterGraph(records);
  const { nets } = new NetSolver(graph).solve(readHierarchy(records, ROOT.id).instances);
  const entries = nets.map(({ name, pins }): [string, string[]] => [
    name,
    pins.map(({ designator, pin: { number } }) => `${designator}.${number}`).toSorted(),
  ]);
  return Object.fromEntries(entries.filter(([, pins]) => pins.length > 0));
}

describe("touching", () => {
  it("joins pins at one point, and pins at the ends of a wire", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.resistor("R2", 6, 0);
    drawing.resistor("R3", 12, 0);
    drawing.wire(8, 0, 10, 0);
    expect(netsOf(drawing)).toEqual({
      "Net-(R1-Pad2)": ["R1.2", "R2.1"],
      "Net-(R2-Pad2)": ["R2.2", "R3.1"],
      "unconnected-(R1-Pad1)": ["R1.1"],
      "unconnected-(R3-Pad2)": ["R3.2"],
    });
  });

  it("does not join crossing wires, until a junction lies on the crossing", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 5);
    drawing.resistor("R2", 5, 0);
    drawing.path([4, 5], [10, 5]);
    drawing.path([7, 0], [7, 9]);
    expect(netsOf(drawing)["unconnected-(R1-Pad2)"]).toEqual(["R1.2"]);
    drawing.junction(7, 5);
    expect(netsOf(drawing)["Net-(R1-Pad2)"]).toEqual(["R1.2", "R2.2"]);
  });

  it("joins a wire that ends on another one, but no pin that a wire passes", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 5);
    drawing.resistor("R2", 5, 0);
    drawing.resistor("R3", 11, 5);
    drawing.path([4, 5], [10, 5]);
    drawing.path([7, 0], [7, 5]);
    expect(netsOf(drawing)).toMatchObject({ "Net-(R1-Pad2)": ["R1.2", "R2.2"], "unconnected-(R3-Pad1)": ["R3.1"] });
  });

  it("joins all wires that pass under a label", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 5);
    drawing.resistor("R2", 5, 0);
    drawing.path([4, 5], [10, 5]);
    drawing.path([7, 0], [7, 9]);
    drawing.label("X", 7, 5);
    expect(netsOf(drawing)["/X"]).toEqual(["R1.2", "R2.2"]);
  });

  it("joins nothing to a pin of the type no-connect", () => {
    const part = symbol("P", [pin("1", 0, 0, { type: "no-connect" })]);
    const drawing = new Drawing(RESISTOR, part);
    drawing.component(part, "U1", 0, 0);
    drawing.resistor("R1", 2, 0);
    expect(netsOf(drawing)).toMatchObject({ "unconnected-(U1-Pad1)": ["U1.1"], "unconnected-(R1-Pad1)": ["R1.1"] });
  });

  it.each([
    [0, "none", [-2, -1]],
    [90, "none", [-1, 2]],
    [180, "none", [2, 1]],
    [270, "none", [1, -2]],
    [0, "x", [-2, 1]],
    [90, "x", [-1, -2]],
    [180, "x", [2, -1]],
    [270, "x", [1, 2]],
    [0, "y", [2, -1]],
    [90, "y", [1, 2]],
    [180, "y", [-2, 1]],
    [270, "y", [-1, -2]],
  ] as const)("finds a pin at (-2, -1) after a rotation of %i° and the mirror %s at %j", (rotation, mirror, point) => {
    const part = symbol("P", [pin("1", -2, -1)]);
    const drawing = new Drawing(RESISTOR, part);
    drawing.component(part, "U1", 10, 10, { rotation, mirror });
    drawing.resistor("R1", 12 + point[0], 10 + point[1]);
    expect(netsOf(drawing)["Net-(R1-Pad1)"]).toEqual(["R1.1", "U1.1"]);
  });
});

describe("names on one sheet", () => {
  const twoLabels = (draw: (drawing: Drawing) => void): string[] => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.wire(4, 0, 9, 0);
    draw(drawing);
    return Object.entries(netsOf(drawing)).flatMap(([name, pins]) => (pins.includes("R1.2") ? [name] : []));
  };

  it.each([
    ["the smaller of two labels", (d: Drawing) => [d.label("b", 5, 0), d.label("a", 6, 0)], "/a"],
    ["capitals before small letters", (d: Drawing) => [d.label("a", 5, 0), d.label("B", 6, 0)], "/B"],
    ["a net label before a sheet label", (d: Drawing) => [d.sheetLabel("A", 5, 0), d.label("Z", 6, 0)], "/Z"],
    ["local power before a net label", (d: Drawing) => [d.label("A", 5, 0), d.power("Z", 9, 0, "local")], "/Z"],
    ["global power before local power", (d: Drawing) => [d.power("A", 4, 0, "local"), d.power("Z", 9, 0)], "Z"],
    ["a port before global power", (d: Drawing) => [d.port("Z", 5, 0), d.power("A", 9, 0)], "Z"],
    ["a slash in a label written out", (d: Drawing) => [d.label("VPP/MCLR", 5, 0)], "/VPP{slash}MCLR"],
  ])("%s", (_title, draw, name) => {
    expect(twoLabels(draw)).toEqual([name]);
  });

  it("join by every name of a net: a label, a sheet label and a port of equal text", () => {
    const drawing = new Drawing(RESISTOR);
    for (const [row, draw] of (["label", "sheetLabel", "port"] as const).entries()) {
      drawing.resistor(`R${row}`, 2, row * 3);
      drawing.wire(4, row * 3, 8, row * 3);
      drawing[draw]("X", 6, row * 3);
    }
    drawing.resistor("R9", 2, 30);
    drawing.wire(4, 30, 8, 30);
    drawing.label("X", 5, 30);
    drawing.label("A", 6, 30);
    expect(netsOf(drawing).X).toEqual(["R0.2", "R1.2", "R2.2", "R9.2"]);
  });
});

describe("names after pins", () => {
  const netNames = (drawing: Drawing): string[] => Object.keys(netsOf(drawing)).toSorted();

  it("use the pin's name, and its number where another pin has the same one", () => {
    const part = symbol("P", [
      pin("1", 0, 0, { name: "VOUT" }),
      pin("2", 0, 3, { name: "GND" }),
      pin("3", 0, 6, { name: "GND" }),
      pin("4", 0, 9, { name: "~" }),
      pin("5", 0, 12, { name: "PA0/ADC" }),
    ]);
    const drawing = new Drawing(part);
    drawing.component(part, "U1", 0, 0);
    drawing.component(part, "U2", 0, 0);
    expect(netNames(drawing)).toEqual([
      "Net-(U1-GND-Pad2)",
      "Net-(U1-GND-Pad3)",
      "Net-(U1-PA0{slash}ADC)",
      "Net-(U1-Pad4)",
      "Net-(U1-VOUT)",
    ]);
  });

  it("use the unit's letter with a pin's name alone", () => {
    const part = symbol("P", [pin("1", 0, 0, { name: "OUT", unit: 2 }), pin("2", 0, 3, { unit: 2 })], { unitCount: 2 });
    const drawing = new Drawing(part);
    drawing.component(part, "U1", 0, 0, { unit: 2 });
    expect(netNames(drawing)).toEqual(["unconnected-(U1-Pad2)", "unconnected-(U1B-OUT-Pad1)"]);
  });

  it("use the function that was chosen for the pin", () => {
    const alternates = [{ name: "MOSI", type: "output" as const }];
    const part = symbol("P", [pin("3", 0, 0, { name: "PB5", alternates })]);
    const drawing = new Drawing(part);
    drawing.component(part, "U1", 0, 0, { alternates: { 3: "MOSI" } });
    expect(netNames(drawing)).toEqual(["unconnected-(U1-MOSI-Pad3)"]);
  });

  it("say unconnected where a no-connect lies on the net, and give the id of a component without a designator", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.resistor("R2", 6, 0);
    drawing.noConnect(4, 0);
    const unknown = drawing.resistor("R?", 2, 9);
    expect(netNames(drawing)).toEqual(
      [
        "unconnected-(R1-Pad1)",
        "unconnected-(R1-Pad2)",
        "unconnected-(R2-Pad2)",
        `unconnected-(${unknown.id}-Pad1)`,
        `unconnected-(${unknown.id}-Pad2)`,
      ].toSorted(),
    );
  });
});

describe("power", () => {
  const flag = symbol("FLAG", [pin("1", 0, 0, { type: "power-output", name: "pwr" })], {
    prefix: "#FLG",
    power: "global",
  });
  const hidden = symbol("H", [pin("14", 0, 0, { type: "power-input", name: "VCC", isHidden: true })]);

  it("is one net on all sheets, or on its own sheet", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.resistor("R1", 2, 0);
    drawing.power("+5V", 0, 0);
    drawing.power("VA", 4, 0, "local");
    drawing.sheet("child", "child");
    drawing.on("child");
    const child = (drawing.records.find(({ kind }) => kind === "sheet-symbol") as { id: string }).id;
    drawing.resistor({ [`/${child}/`]: "R2" }, 2, 0);
    drawing.power("+5V", 0, 0);
    drawing.power("VA", 4, 0, "local");
    expect(netsOf(drawing)).toEqual({ "+5V": ["R1.1", "R2.1"], "/VA": ["R1.2"], "/child/VA": ["R2.2"] });
  });

  it("comes from the value of a power symbol, never from a flag", () => {
    const vcc = symbol("V", [pin("1", 0, 0, { type: "power-input", name: "VCC" })], {
      prefix: "#PWR",
      power: "global",
    });
    const drawing = new Drawing(RESISTOR, vcc, flag);
    drawing.resistor("R1", 2, 0);
    drawing.component(vcc, "#PWR1", 0, 0, { fields: { value: { text: "+3V3", isVisible: true, place: null } } });
    drawing.component(flag, "#FLG1", 0, 0);
    drawing.resistor("R2", 2, 9);
    drawing.component(flag, "#FLG2", 0, 9);
    const nets = netsOf(drawing);
    expect(nets["+3V3"]).toEqual(["#FLG1.1", "#PWR1.1", "R1.1"]);
    expect(nets["unconnected-(R2-Pad1)"]).toEqual(["#FLG2.1", "R2.1"]);
  });

  it("comes from a hidden supply pin while nothing is connected to it", () => {
    const drawing = new Drawing(RESISTOR, hidden);
    drawing.component(hidden, "U1", 0, 0);
    drawing.component(hidden, "U2", 0, 9);
    drawing.component(hidden, "U3", 0, 18);
    drawing.resistor("R1", 2, 18);
    const nets = netsOf(drawing);
    expect(nets.VCC).toEqual(["U1.14", "U2.14"]);
    expect(nets["Net-(R1-Pad1)"] ?? nets["Net-(U3-VCC)"]).toEqual(["R1.1", "U3.14"]);
  });
});

describe("hierarchy", () => {
  /** A root with one child; R1 outside on the entry X, R2 inside on the label X. */
  const withChild = (outside: (drawing: Drawing) => void, inside: (drawing: Drawing) => void) => {
    const drawing = new Drawing(RESISTOR);
    const child = drawing.sheet("child", "child");
    drawing.entry(child, "X", 4, 0);
    drawing.resistor("R1", 2, 0);
    outside(drawing);
    drawing.on("child");
    drawing.resistor({ [`/${child.id}/`]: "R2" }, 2, 0);
    drawing.sheetLabel("X", 4, 0);
    inside(drawing);
    return Object.entries(netsOf(drawing)).flatMap(([name, pins]) =>
      pins.join() === "R1.2,R2.2" ? [name] : pins.includes("R1.2") ? ["apart"] : [],
    );
  };

  it.each<[string, (d: Drawing) => void, (d: Drawing) => void, string]>([
    ["the child's label where the parent has its entry only", () => {}, () => {}, "/child/X"],
    ["the parent's label before the child's sheet label", (d) => d.label("P", 4, 0), () => {}, "/P"],
    ["the parent's label before the child's own label", (d) => d.label("P", 4, 0), (d) => d.label("C", 4, 0), "/P"],
    [
      "the child's label before the parent's sheet label",
      (d) => d.sheetLabel("P", 4, 0),
      (d) => d.label("C", 4, 0),
      "/child/C",
    ],
    ["global power inside before all", (d) => d.label("P", 4, 0), (d) => d.power("GND", 4, 0), "GND"],
  ])("is named by %s", (_title, outside, inside, name) => {
    expect(withChild(outside, inside)).toEqual([name]);
  });

  it("gives every placement of a sheet nets and designators of its own", () => {
    const drawing = new Drawing(RESISTOR);
    const [a, b] = [drawing.sheet("a", "child"), drawing.sheet("b", "child")];
    drawing.entry(a, "X", 4, 0);
    drawing.entry(b, "X", 4, 9);
    drawing.wire(4, 0, 8, 0);
    drawing.label("LEFT", 6, 0);
    drawing.on("child");
    drawing.resistor({ [`/${a.id}/`]: "R1", [`/${b.id}/`]: "R2" }, 2, 0);
    drawing.sheetLabel("X", 4, 0);
    expect(netsOf(drawing)).toEqual({
      "/LEFT": ["R1.2"],
      "/b/X": ["R2.2"],
      "unconnected-(R1-Pad1)": ["R1.1"],
      "unconnected-(R2-Pad1)": ["R2.1"],
    });
  });

  it("takes the first name with its path of labels on sheets that are equally deep", () => {
    const drawing = new Drawing(RESISTOR);
    const [a, b] = [drawing.sheet("a", "first"), drawing.sheet("b", "second")];
    drawing.entry(a, "Z", 4, 0);
    drawing.entry(b, "A", 4, 0);
    drawing.on("first").sheetLabel("Z", 4, 0);
    drawing.resistor({ [`/${a.id}/`]: "R1" }, 2, 0);
    drawing.on("second").sheetLabel("A", 4, 0);
    drawing.resistor({ [`/${b.id}/`]: "R2" }, 2, 0);
    expect(netsOf(drawing)["/a/Z"]).toEqual(["R1.2", "R2.2"]);
  });

  it("joins names that are chained over sheets", () => {
    const drawing = new Drawing(RESISTOR);
    const [a, b] = [drawing.sheet("a", "a"), drawing.sheet("b", "b")];
    drawing.resistor("R1", 2, 0);
    drawing.port("G1", 4, 0);
    drawing.on("a").port("G1", 0, 0);
    drawing.port("G2", 0, 0);
    drawing.on("b").port("G2", 0, 0);
    drawing.resistor({ [`/${b.id}/`]: "R2" }, 2, 0);
    expect(a.id).not.toBe(b.id);
    expect(netsOf(drawing).G1).toEqual(["R1.2", "R2.1"]);
  });

  it("places no sheet within itself", () => {
    const drawing = new Drawing();
    const loop = drawing.sheet("loop", ROOT.id);
    const lost = drawing.sheet("lost", "nowhere");
    const { instances, recursive, missing } = readHierarchy(drawing.records, ROOT.id);
    expect([instances.length, recursive, missing]).toEqual([1, [loop], [lost]]);
  });
});

describe("buses", () => {
  it("join wires by the name of a member on their sheet", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.bus(0, 0, 0, 20);
    drawing.label("D[0..3]", 0, 2);
    for (const row of [5, 10]) {
      drawing.busEntry([0, row], [1, row + 1]);
      drawing.wire(1, row + 1, 4, row + 1);
      drawing.label("D2", 2, row + 1);
      drawing.resistor(`R${row}`, 6, row + 1);
    }
    expect(netsOf(drawing)["/D2"]).toEqual(["R10.1", "R5.1"]);
  });

  it("never join a wire that only touches them", () => {
    const drawing = new Drawing(RESISTOR);
    drawing.bus(0, 0, 0, 20);
    drawing.label("D[0..3]", 0, 2);
    drawing.wire(0, 5, 4, 5);
    drawing.resistor("R1", 6, 5);
    expect(netsOf(drawing)["unconnected-(R1-Pad1)"]).toEqual(["R1.1"]);
  });

  const busThrough = (outer: string, inner: string, [outerWire, innerWire]: readonly [string, string]) => {
    const drawing = new Drawing(RESISTOR);
    const child = drawing.sheet("child", "child");
    drawing.entry(child, inner, 0, 0);
    drawing.bus(0, 0, 0, 20);
    if (outer !== "") drawing.label(outer, 0, 2);
    drawing.busEntry([0, 5], [1, 6]);
    drawing.wire(1, 6, 4, 6);
    drawing.label(outerWire, 2, 6);
    drawing.resistor("R1", 6, 6);
    drawing.on("child").bus(0, 0, 0, 20);
    drawing.sheetLabel(inner, 0, 0);
    drawing.busEntry([0, 5], [1, 6]);
    drawing.wire(1, 6, 4, 6);
    drawing.label(innerWire, 2, 6);
    drawing.resistor({ [`/${child.id}/`]: "R2" }, 6, 6);
    const nets = netsOf(drawing);
    return Object.keys(nets).filter((name) => nets[name]?.join() === "R1.1,R2.1");
  };

  it.each([
    ["members of equal names", "D[0..7]", "D[0..7]", ["D3", "D3"], "/D3"],
    ["vectors by position from their lowest number", "A[3..0]", "D[7..4]", ["A1", "D5"], "/A1"],
    ["members of a bus that only the entry names", "", "D[0..7]", ["D3", "D3"], "/D3"],
    ["groups by the member's name", "USB{DP DM}", "PORT{DM DP}", ["USB.DM", "PORT.DM"], "/USB.DM"],
    ["groups with commas between their members", "USB{DP,DM}", "PORT{DM, DP}", ["USB.DM", "PORT.DM"], "/USB.DM"],
  ] as const)("join %s through a sheet", (_title, outer, inner, wires, name) => {
    expect(busThrough(outer, inner, wires)).toEqual([name]);
  });
});
