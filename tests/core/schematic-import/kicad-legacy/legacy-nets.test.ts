import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { codesOf, component, filesOf, imported, label, line, netsOf, sheet, sheetSymbol, wire } from "./legacy-files";

const at = (name: string, x: number, y: number) => component("R", name, x, y);
/** R1 and R2, whose pins 1 are at y = 900 and whose pins 2 are at y = 1100. */
const ROW = at("R1", 1000, 1000) + at("R2", 2000, 1000);
const netsWith = (items: string, others = {}) => netsOf(imported(filesOf(items, others)));

describe("orientation in old KiCad", () => {
  // A is at (200, 100) with y up; the matrix gives its place on the sheet, whose y points down.
  it.each([
    ["1 0 0 -1", 200, -100],
    ["0 -1 -1 0", -100, -200],
    ["-1 0 0 1", -200, 100],
    ["0 1 1 0", 100, 200],
    ["-1 0 0 -1", -200, -100],
    ["0 1 -1 0", 100, -200],
    ["1 0 0 1", 200, 100],
    ["0 -1 1 0", -100, 200],
  ])("puts the pins of a component with the matrix %s where KiCad has them", (matrix, x, y) => {
    const items =
      component("Device:Q", "Q1", 1000, 1000, { matrix }) + at("R1", 3000, 3000) + wire(1000 + x, 1000 + y, 3000, 2900);
    expect(netsWith(items)).toEqual(["Q1.1 R1.1"]);
  });

  it("is none for another matrix, which is noted", () => {
    const read = imported(filesOf(component("R", "R1", 0, 0, { matrix: "2 0 0 -1" })));
    expect(codesOf(read)).toEqual(["kicadLegacy.orientation"]);
  });
});

describe("nets of old KiCad", () => {
  it("are joined by wires, junctions and pins on pins", () => {
    expect(netsWith(ROW + wire(1000, 900, 2000, 900))).toEqual(["R1.1 R2.1"]);
    expect(netsWith(at("R1", 1000, 1000) + at("R2", 1000, 1200))).toEqual(["R1.2 R2.1"]);
    const cross = ROW + wire(1000, 900, 2500, 900) + wire(1500, 500, 1500, 1100) + wire(1500, 1100, 2000, 1100);
    expect(netsWith(cross)).toEqual([]);
    expect(netsWith(`${cross}Connection ~ 1500 900\n`)).toEqual(["R1.1 R2.2"]);
  });

  it("are joined by labels of one text on a sheet", () => {
    const labels = label("Label", "~RESET", 1000, 900) + label("Label", "~RESET", 2000, 900);
    const read = imported(filesOf(ROW + labels));
    expect(netsOf(read)).toEqual(["R1.1 R2.1"]);
    expect(exportedDesign(read.schematic).nets.map(({ name }) => name)).toContain("/~{RESET}");
  });

  it("are joined by supplies of the name of their pin, whatever their value", () => {
    const supplies = component("VCC", "#PWR01", 1000, 900) + component("VDD", "#PWR02", 2000, 900, { value: "VDD" });
    const read = imported(filesOf(ROW + supplies));
    expect(netsOf(read)).toEqual(["R1.1 R2.1"]);
    expect(codesOf(read)).toEqual(["kicadLegacy.supplyName"]);
    expect(exportedDesign(read.schematic).nets.map(({ name }) => name)).toContain("VCC");
  });

  it("are joined by hidden supply pins, alone or touched by others", () => {
    const alone = ROW + component("U", "U1", 5000, 5000) + component("VCC", "#PWR01", 1000, 900);
    expect(netsWith(alone)).toEqual(["R1.1 U1.8"]);
    const touched = imported(filesOf(`${alone}${wire(5000, 4700, 2000, 4700)}${wire(2000, 4700, 2000, 1100)}`));
    expect(netsOf(touched)).toEqual(["R1.1 R2.2 U1.8"]);
    expect(codesOf(touched)).toEqual(["kicadLegacy.hiddenSupply"]);
  });

  it("are joined through the units of a part", () => {
    const units = component("U", "U1", 5000, 5000) + component("U", "U1", 7000, 5000, { unit: 2, stamp: "5A000002" });
    const read = imported(filesOf(ROW + units + wire(1000, 1100, 4800, 5000) + wire(2000, 1100, 6800, 5000)));
    expect(netsOf(read)).toEqual(["R1.2 U1.1", "R2.2 U1.3"]);
  });

  it("are joined by the members of a bus", () => {
    const bus = line("Bus", 1500, 500, 1500, 2000) + label("Label", "D[0..3]", 1500, 600);
    const entries = "Entry Wire Line\n\t1400 900 1500 1000\nEntry Wire Line\n\t1500 800 1600 900\n";
    const members =
      wire(1000, 900, 1400, 900) +
      label("Label", "D1", 1200, 900) +
      wire(1600, 900, 2000, 900) +
      label("Label", "D1", 1700, 900);
    const read = imported(filesOf(ROW + bus + entries + members));
    expect(netsOf(read)).toEqual(["R1.1 R2.1"]);
    const ends = read.schematic.records.flatMap((record) => (record.kind === "bus-entry" ? [record.bus.x / 254] : []));
    expect(ends).toEqual([1500, 1500]);
  });

  it("are apart where a wire ends on another without a junction", () => {
    const tee = ROW + wire(1000, 900, 2500, 900) + wire(1500, 900, 1500, 1100) + wire(1500, 1100, 2000, 1100);
    const read = imported(filesOf(tee));
    expect(netsOf(read)).toEqual([]);
    expect(codesOf(read)).toEqual(["kicadLegacy.openCrossing"]);
    expect(netsWith(`${tee}Connection ~ 1500 900\n`)).toEqual(["R1.1 R2.2"]);
    expect(netsWith(tee + label("Label", "A", 1500, 900))).toEqual(["R1.1 R2.2"]);
  });

  it("are joined, with a note, where wires lie on each other", () => {
    const read = imported(filesOf(ROW + wire(1000, 900, 1500, 900) + wire(1400, 900, 2000, 900)));
    expect(codesOf(read)).toEqual(["kicadLegacy.joinedCrossing", "kicadLegacy.joinedCrossing"]);
  });
});

describe("sheets of old KiCad", () => {
  const INNER = sheet(
    component("R", "R1", 1000, 1000, {
      stamp: "5A0000FF",
      paths: 'AR Path="/5B000001/5A0000FF" Ref="R11"  Part="1" \nAR Path="/5B000002/5A0000FF" Ref="R12"  Part="1" \n',
    }) +
      label("HLabel", "IN", 1000, 900) +
      label("GLabel", "GND", 1000, 1100),
  );
  const placed = (stamp: string, name: string, y: number) =>
    sheetSymbol(stamp, name, "inner.sch", `F2 "IN" I L 3000 ${y} 50 \n`);

  it("are placed several times, with a reference for each", () => {
    const items = `${ROW}${placed("5B000001", "first", 1200)}${placed("5B000002", "second", 1300)}${wire(1000, 900, 3000, 1200)}${wire(2000, 900, 3000, 1300)}`;
    const read = imported(filesOf(items, { "inner.sch": INNER }));
    expect(netsOf(read)).toEqual(["R1.1 R11.1", "R2.1 R12.1", "R11.2 R12.2"]);
    expect(read.report.counts).toContainEqual({ construct: "sheets", found: 2, changed: 0, lost: 0 });
    expect(read.otherRoots).toEqual([]);
  });

  it("are empty where their file is missing or damaged", () => {
    const items = ROW + placed("5B000001", "first", 1200);
    expect(codesOf(imported(filesOf(items)))).toEqual(["kicadLegacy.sheetMissing"]);
    const damaged = imported(filesOf(items, { "inner.sch": INNER.slice(0, 200) }));
    expect(damaged.report.notes).toMatchObject([{ code: "kicadLegacy.sheetDamaged", source: { file: "inner.sch" } }]);
  });

  it("that place themselves are placed once", () => {
    const read = imported(filesOf(ROW + sheetSymbol("5B000001", "again", "main.sch")));
    expect(exportedDesign(read.schematic).parts.map(({ designator }) => designator)).toEqual(["R1", "R2"]);
  });

  it("are found under the first sheet, and other first sheets are named", () => {
    const others = { "inner.sch": INNER, "other.sch": sheet("") };
    const read = imported(filesOf(ROW + placed("5B000001", "first", 1200), others));
    expect([read.name, read.otherRoots]).toEqual(["main", ["other.sch"]]);
  });
});
