import { describe, expect, it } from "vitest";
import {
  bus,
  codesOf,
  importFiles,
  importSheet,
  junction,
  label,
  netsOf,
  part,
  pin,
  port,
  power,
  projectFile,
  record,
  recordsOf,
  schemaProblems,
  sheetFile,
  wire,
} from "./altium-files";

describe("what touches on an Altium sheet", () => {
  it("joins pins over a wire, and pins that meet", () => {
    const design = importSheet(
      part("R1", [[100, 100]]),
      part("R2", [
        [200, 100],
        [300, 50],
      ]),
      part("R3", [[300, 50]]),
      wire([100, 100], [200, 100]),
    );
    expect(netsOf(design)).toEqual(["R1.1 R2.1", "R2.2 R3.1"]);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("joins a pin on the middle of a wire by a junction that it adds", () => {
    const design = importSheet(
      part("R1", [
        [100, 100],
        [150, 100],
        [200, 100],
      ]),
      wire([100, 100], [200, 100]),
    );
    expect(netsOf(design)).toEqual(["R1.1 R1.2 R1.3"]);
    expect(codesOf(design)).toContain("altium.junctionAdded");
  });

  it("joins a power port on the middle of a wire", () => {
    const design = importSheet(
      part("R1", [[100, 100]]),
      part("R2", [[0, 0]]),
      power("VCC", 0, 0),
      power("VCC", 150, 100),
      wire([100, 100], [200, 100]),
    );
    expect(netsOf(design)).toEqual(["R1.1 R2.1"]);
  });

  it("joins a wire that ends on another, and crossing wires only with a junction", () => {
    const parts = [
      part("R1", [
        [0, 50],
        [100, 50],
      ]),
      part("R2", [
        [50, 0],
        [50, 100],
      ]),
    ];
    const crossing = [wire([0, 50], [100, 50]), wire([50, 0], [50, 100])];
    expect(netsOf(importSheet(...parts, ...crossing))).toEqual(["R1.1 R1.2", "R2.1 R2.2"]);
    expect(netsOf(importSheet(...parts, ...crossing, junction(50, 50)))).toEqual(["R1.1 R1.2 R2.1 R2.2"]);
    const tee = [wire([0, 50], [100, 50]), wire([50, 0], [50, 50])];
    expect(netsOf(importSheet(...parts, ...tee))).toEqual(["R1.1 R1.2 R2.1"]);
  });

  it("adds up a coordinate and its fraction before it rounds", () => {
    const fractions = { "LOCATION.X_FRAC": 50_000, "LOCATION.Y_FRAC": 33_333, PINLENGTH_FRAC: 25_000 };
    const part1 = record(1, { LIBREFERENCE: "X" }, [pin("1", 100, 100, fractions), record(34, { TEXT: "U1" })]);
    const joint = record(27, {
      LOCATIONCOUNT: 2,
      X1: 100,
      X1_FRAC: 25_000,
      Y1: 100,
      Y1_FRAC: 33_333,
      X2: 200,
      Y2: 100,
    });
    expect(netsOf(importSheet(part1, part("R1", [[200, 100]]), joint))).toEqual(["R1.1 U1.1"]);
  });
});

describe("names of nets in Altium", () => {
  it("joins nets of one label, whatever the case of its letters", () => {
    const design = importSheet(
      ...[part("R1", [[0, 0]]), wire([0, 0], [20, 0]), label("nReset", 10, 0)],
      ...[part("R2", [[0, 50]]), wire([0, 50], [20, 50]), label("NRESET", 10, 50)],
    );
    expect(netsOf(design)).toEqual(["R1.1 R2.1"]);
    expect(recordsOf(design, "net-label").map(({ text }) => text)).toEqual(["nReset", "nReset"]);
    expect(codesOf(design)).toContain("altium.spelling");
  });

  it("writes overbars in our notation", () => {
    const design = importSheet(wire([0, 0], [20, 0]), label("R\\S\\T\\_A", 0, 0), label("\\CS", 20, 0));
    expect(recordsOf(design, "net-label").map(({ text }) => text)).toEqual(["~{RST}_A", "~{CS}"]);
  });

  it("leaves out a label without a name, and says so", () => {
    const design = importSheet(wire([0, 0], [20, 0]), label("", 0, 0));
    expect(recordsOf(design, "net-label")).toEqual([]);
    expect(codesOf(design)).toContain("altium.emptyLabel");
  });

  it("joins both ends of a port", () => {
    const design = importSheet(
      ...[
        part("R1", [
          [0, 0],
          [130, 0],
        ]),
        wire([0, 0], [50, 0]),
        wire([80, 0], [130, 0]),
      ],
      ...[port("OUT", 50, 0), port("OUT", 0, 100), part("R2", [[0, 100]])],
    );
    expect(netsOf(design)).toEqual(["R1.1 R1.2 R2.1"]);
    expect(codesOf(design)).toContain("altium.portTwice");
  });

  it("joins an upright port at its upper end", () => {
    const design = importSheet(
      ...[part("R1", [[0, 30]]), port("A", 0, 0, { STYLE: 7 })],
      ...[part("R2", [[100, 0]]), port("A", 100, 0, { STYLE: 7 })],
    );
    expect(netsOf(design)).toEqual(["R1.1 R2.1"]);
    expect(recordsOf(design, "port").map(({ rotation }) => rotation)).toEqual([270, 90]);
  });

  it("joins members of a bus by their labels", () => {
    const design = importSheet(
      ...[bus([0, 0], [0, 100]), label("D[0..1]", 0, 100)],
      ...[record(37, { "LOCATION.X": 0, "LOCATION.Y": 10, "CORNER.X": 10, "CORNER.Y": 20 }), wire([10, 20], [50, 20])],
      ...[
        label("D1", 20, 20),
        part("R1", [[50, 20]]),
        part("R2", [[200, 0]]),
        wire([200, 0], [250, 0]),
        label("D1", 210, 0),
      ],
    );
    expect(netsOf(design)).toEqual(["R1.1 R2.1"]);
    expect(schemaProblems(design)).toEqual([]);
  });

  it("finds the end of a bus entry that is on the bus", () => {
    const design = importSheet(
      bus([0, 0], [0, 100]),
      record(37, { "LOCATION.X": 10, "LOCATION.Y": 20, "CORNER.X": 0, "CORNER.Y": 10 }),
      wire([10, 20], [50, 20]),
    );
    const [entry] = recordsOf(design, "bus-entry");
    expect(entry?.bus.x).toBe(0);
    expect(entry?.wire.x).toBe(25_400);
  });

  it("joins hidden pins with the net that they name", () => {
    const hidden = { PINCONGLOMERATE: 2 + 4, HIDDENNETNAME: "GND", NAME: "VSS" };
    const chip = record(1, { LIBREFERENCE: "X" }, [pin("7", 500, 500, hidden), record(34, { TEXT: "U1" })]);
    const design = importSheet(chip, part("R1", [[0, 0]]), power("GND", 0, 0, { STYLE: 4, ORIENTATION: 3 }));
    expect(netsOf(design)).toEqual(["R1.1 U1.7"]);
    expect(codesOf(design)).toContain("altium.hiddenPinNet");
  });

  it("keeps hidden supply pins without a net apart", () => {
    const hidden = { PINCONGLOMERATE: 2 + 4, ELECTRICAL: 7, NAME: "VCC" };
    const chip = (name: string, x: number) =>
      record(1, { LIBREFERENCE: "X" }, [pin("7", x, 500, hidden), record(34, { TEXT: name })]);
    expect(netsOf(importSheet(chip("U1", 500), chip("U2", 700)))).toEqual([]);
  });
});

describe("marks that suppress checks", () => {
  const mark = (x: number, y: number, fields = {}) =>
    record(22, { "LOCATION.X": x, "LOCATION.Y": y, ISACTIVE: "T", ...fields });

  it("become no-connects on pins that nothing else is joined to", () => {
    const design = importSheet(
      part("U1", [
        [0, 0],
        [0, 50],
      ]),
      wire([0, 50], [-20, 50]),
      mark(0, 0),
      mark(-20, 50),
    );
    expect(recordsOf(design, "no-connect")).toHaveLength(2);
  });

  it("are left out elsewhere, with a note", () => {
    const design = importSheet(
      part("U1", [
        [0, 0],
        [0, 50],
      ]),
      wire([0, 0], [0, 50]),
      mark(0, 0),
      mark(300, 300),
      mark(0, 50, { ISACTIVE: "F" }),
    );
    expect(recordsOf(design, "no-connect")).toEqual([]);
    expect(codesOf(design).filter((code) => code === "altium.noErcLost")).toHaveLength(3);
  });
});

describe("how far names reach", () => {
  const sheets = (extra: (name: string) => ReturnType<typeof label>[]) =>
    ["a", "b"].map((name, index) =>
      sheetFile(`${name}.SchDoc`, [part(`R${index + 1}`, [[0, 0]]), wire([0, 0], [50, 0]), ...extra(name)]),
    );
  const project = (mode: number) => projectFile(["a.SchDoc", "b.SchDoc"], [`HierarchyMode=${mode}`]);

  it("joins labels of all sheets where the project says global, and where there are only labels", () => {
    for (const mode of [3, 0]) {
      const design = importFiles([project(mode), ...sheets(() => [label("X", 10, 0)])]);
      expect(netsOf(design), String(mode)).toEqual(["R1.1 R2.1"]);
      expect(codesOf(design)).toEqual(expect.arrayContaining(["altium.rootAdded", "altium.globalLabel"]));
      expect(schemaProblems(design)).toEqual([]);
    }
  });

  it("keeps labels on their sheet in flat and hierarchical projects", () => {
    for (const mode of [1, 2, 4])
      expect(netsOf(importFiles([project(mode), ...sheets(() => [label("X", 10, 0)])])), String(mode)).toEqual([]);
  });

  it("joins ports of all sheets in flat and global projects, and where there is no sheet symbol", () => {
    const nets = [0, 1, 2, 3, 4].map(
      (mode) => netsOf(importFiles([project(mode), ...sheets(() => [port("X", 50, 0)])])).length,
    );
    expect(nets).toEqual([1, 1, 0, 1, 0]);
  });

  it("joins power ports of all sheets but in strict hierarchies", () => {
    const nets = [0, 1, 2, 3, 4].map(
      (mode) => netsOf(importFiles([project(mode), ...sheets(() => [power("X", 50, 0)])])).length,
    );
    expect(nets).toEqual([1, 1, 1, 1, 0]);
  });

  it("joins off-sheet connectors", () => {
    const connector = () => [power("X", 50, 0, { ISCROSSSHEETCONNECTOR: "T" })];
    const design = importFiles([project(1), ...sheets(connector)]);
    expect(netsOf(design)).toEqual(["R1.1 R2.1"]);
    expect(codesOf(design)).toContain("altium.offSheetConnector");
  });
});
