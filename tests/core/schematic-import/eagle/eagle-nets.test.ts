import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { codesOf, design, imported, instance, net, netsOf, part, pin, sheet, wire } from "./eagle-files";

/** R1 and R2 in a row, 30 mm apart. */
const ROW = instance("R1", 0, 0) + instance("R2", 30.48, 0);
const PARTS = part("R1") + part("R2") + part("R3");

const oneSheet = (instances: string, nets: string, parts = PARTS): string =>
  design({ parts, sheets: [sheet({ instances, nets })] });

describe("orientation in Eagle", () => {
  // A is at (5.08, 2.54) from the origin: turned counter-clockwise first, and mirrored from right to left then.
  it.each([
    ["R0", 5.08, 2.54],
    ["R90", -2.54, 5.08],
    ["R180", -5.08, -2.54],
    ["R270", 2.54, -5.08],
    ["MR0", -5.08, 2.54],
    ["MR90", 2.54, 5.08],
    ["MR180", 5.08, -2.54],
    ["MR270", -2.54, -5.08],
  ])("puts the pins of a part with %s where Eagle has them", (rot, x, y) => {
    const end = { x: 50.8, y: 50.8 };
    const nets = net("N$1", wire(x, y, x, end.y) + wire(x, end.y, 50.8, end.y) + pin("Q1", "A") + pin("R1", "1"));
    const instances = instance("Q1", 0, 0, { rot }) + instance("R1", 55.88, 50.8);
    const read = imported(oneSheet(instances, nets, part("Q1", "Q") + part("R1")));
    expect(netsOf(read)).toEqual(["Q1.1 R1.1"]);
    expect(codesOf(read)).toEqual([]);
  });
});

describe("nets of Eagle", () => {
  it("are joined by wires and by pins on pins", () => {
    const nets =
      net("N$1", wire(5.08, 0, 25.4, 0) + pin("R1", "2") + pin("R2", "1")) +
      net("N$2", pin("R2", "2") + pin("R3", "1"));
    expect(netsOf(imported(oneSheet(ROW + instance("R3", 40.64, 0), nets)))).toEqual(["R1.2 R2.1", "R2.2 R3.1"]);
  });

  it("are joined by name where their segments are apart", () => {
    const nets = net("SIG", wire(5.08, 0, 10.16, 0) + pin("R1", "2"), wire(20.32, 0, 25.4, 0) + pin("R2", "1"));
    const read = imported(oneSheet(ROW, nets));
    expect(netsOf(read)).toEqual(["R1.2 R2.1"]);
    expect(codesOf(read)).toEqual(["eagle.labelsAdded"]);
  });

  it("are joined by name over sheets, for which an overview is added", () => {
    const half = (name: string, number: string) =>
      sheet({ instances: instance(name, 0, 0), nets: net("SIG", pin(name, number)) });
    const read = imported(design({ parts: PARTS, sheets: [half("R1", "1"), half("R2", "2")] }));
    expect(netsOf(read)).toEqual(["R1.1 R2.2"]);
    expect(codesOf(read)).toEqual(["eagle.labelsAdded", "eagle.labelsAdded", "eagle.overview"]);
    expect(exportedDesign(read.schematic).nets.map(({ name }) => name)).toContain("SIG");
  });

  it("keep the name that the user gave, and none of Eagle's own", () => {
    const named = (name: string) => oneSheet(ROW, net(name, wire(5.08, 0, 25.4, 0) + pin("R1", "2") + pin("R2", "1")));
    const namesOf = (text: string) =>
      exportedDesign(imported(text).schematic)
        .nets.filter(({ pins }) => pins.length > 1)
        .map(({ name }) => name);
    expect(namesOf(named("!RESET"))).toEqual(["/~{RESET}"]);
    expect(namesOf(named("N$7"))).toEqual(["Net-(R1-Pad2)"]);
  });

  it("stay apart where the lines of one end on the lines of the other", () => {
    const nets =
      net("N$1", wire(5.08, 0, 25.4, 0) + wire(25.4, 0, 25.4, 0.001) + pin("R1", "2") + pin("R2", "1")) +
      net("N$2", wire(15.24, 0, 15.24, 20.32) + pin("R3", "1"));
    const read = imported(oneSheet(ROW + instance("R3", 20.32, 20.32), nets));
    expect(netsOf(read)).toEqual(["R1.2 R2.1"]);
    expect(codesOf(read)).toContain("eagle.netsTouch");
  });

  it("leave out a pin that a wire only reaches", () => {
    const nets = net("N$1", wire(5.08, 0, 25.4, 0) + pin("R1", "2"));
    const read = imported(oneSheet(ROW, nets));
    expect(netsOf(read)).toEqual([]);
    expect(codesOf(read)).toEqual(["eagle.wireAtPin"]);
  });

  it("cross without a junction, and are joined by one", () => {
    const cross = wire(5.08, 0, 45.72, 0) + wire(15.24, -10.16, 15.24, 10.16);
    const instances = instance("R1", 0, 0) + instance("R2", 20.32, 10.16);
    const joined = net("N$1", `${cross}<junction x="15.24" y="0"/>${pin("R1", "2")}${pin("R2", "1")}`);
    expect(netsOf(imported(oneSheet(instances, joined)))).toEqual(["R1.2 R2.1"]);
    const apart =
      net("N$1", wire(5.08, 0, 45.72, 0) + pin("R1", "2")) +
      net("N$2", wire(15.24, -10.16, 15.24, 10.16) + pin("R2", "1"));
    expect(netsOf(imported(oneSheet(instances, apart)))).toEqual([]);
  });

  it("take a label off its wire onto it, clear of other nets", () => {
    const label = '<label x="15.24" y="2.54" size="1.778" layer="95"/>';
    const nets =
      net("SIG", `${wire(5.08, 0, 25.4, 0)}${label}${pin("R1", "2")}${pin("R2", "1")}`) +
      net("N$2", wire(15.24, -10.16, 15.24, 10.16) + pin("R3", "1"));
    const read = imported(oneSheet(ROW + instance("R3", 20.32, 10.16), nets));
    expect(netsOf(read)).toEqual(["R1.2 R2.1"]);
    expect(exportedDesign(read.schematic).nets.map(({ name }) => name)).toContain("/SIG");
  });
});

describe("supplies of Eagle", () => {
  const GROUND = part("GND1", "GND") + part("GND2", "GND") + part("P1", "+5V");
  const ground = (name: string, x: number, y: number) => instance(name, x, y, { gate: "1" });

  it("name their net everywhere, by the name of the net", () => {
    const nets = net(
      "AGND",
      wire(5.08, 0, 5.08, -5.08) + pin("R1", "2") + pin("GND1", "GND", "1"),
      pin("R2", "1") + pin("GND2", "GND", "1"),
    );
    const read = imported(oneSheet(ROW + ground("GND1", 5.08, -5.08) + ground("GND2", 25.4, 0), nets, PARTS + GROUND));
    expect(netsOf(read)).toEqual(["R1.2 R2.1"]);
    expect(exportedDesign(read.schematic).nets.map(({ name }) => name)).toContain("AGND");
  });

  it("are joined with the supply pins of gates that no sheet shows", () => {
    const nets =
      net("GND", pin("R1", "2") + pin("GND1", "GND", "1")) + net("+5V", pin("R2", "1") + pin("P1", "+5V", "1"));
    const instances = ROW + ground("GND1", 5.08, 0) + ground("P1", 25.4, 0) + instance("U1", 0, 50.8, { gate: "A" });
    const read = imported(oneSheet(instances, nets, PARTS + GROUND + part("U1", "U*?", 'technology="LS"')));
    // Pin GND@1 has the pads 4 and 5.
    expect(netsOf(read)).toEqual(["R1.2 U1.4 U1.5", "R2.1 U1.8"]);
    expect(codesOf(read)).toContain("eagle.gateAdded");
  });
});

describe("pins with several pads", () => {
  it("join their pads by a net, and not without one", () => {
    const instances = instance("X1", 0, 0) + instance("R1", 10.16, 0);
    const parts = part("X1", "X") + part("R1");
    const free = net("N$1", pin("X1", "T") + pin("R1", "1"));
    expect(netsOf(imported(oneSheet(instances, free, parts)))).toEqual(["R1.1 X1.1"]);
    const used =
      free +
      net(
        "N$2",
        wire(0, 0, 0, 10.16) +
          wire(0, 10.16, 15.24, 10.16) +
          wire(15.24, 10.16, 15.24, 0) +
          pin("X1", "SHELL") +
          pin("R1", "2"),
      );
    expect(netsOf(imported(oneSheet(instances, used, parts)))).toEqual(["R1.1 X1.1", "R1.2 X1.S1 X1.S2"]);
  });
});
