// Nets of LTspice's drawings, each expected by hand from the places of pins, wires and names.
import { describe, expect, it } from "vitest";
import { netsOf, notesOf, readLtspiceTexts, sheet, symbolFile } from "./ltspice-files";

const resistor = (name: string, at: string): string[] => [`SYMBOL res ${at}`, `SYMATTR InstName ${name}`];
/** Pins of res: 1 at 16 16, 2 at 16 96 from its origin. */

describe("wires and names", () => {
  it("joins a wire's end with the middle of another, and not where wires cross", () => {
    const parts = [...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0"), ...resistor("R3", "200 0 R0")];
    // The wire of R2 ends on the level one; that of R3 crosses it.
    const wires = ["WIRE 16 16 400 16", "WIRE 116 -50 116 16", "WIRE 216 96 216 200"];
    expect(netsOf(sheet(...parts, ...wires))).toEqual(["R1.1 R2.1 R3.1"]);
    const crossing = ["WIRE 16 16 16 -32", "WIRE 16 -32 400 -32", "WIRE 116 -64 116 16", "WIRE 300 -32 300 -64"];
    expect(netsOf(sheet(...parts, ...crossing))).toEqual([]);
  });

  it("joins a pin with a wire that passes over it, and says so", () => {
    const file = sheet(...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0"), "WIRE -16 16 200 16");
    expect(netsOf(file)).toEqual(["R1.1 R2.1"]);
    const design = readLtspiceTexts([file]);
    expect(notesOf(design)).toContain("ltspice.pinOnWire");
  });

  it("joins names whatever their capitals, and 0 with GND", () => {
    const parts = [...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0")];
    const flags = ["FLAG 16 16 Out", "FLAG 116 16 OUT", "FLAG 16 96 0", "FLAG 116 96 gnd"];
    const file = sheet(...parts, ...flags);
    expect(netsOf(file)).toEqual(["R1.1 R2.1", "R1.2 R2.2"]);
    expect(notesOf(readLtspiceTexts([file]))).toContain("ltspice.nameCase");
  });

  it("joins the members of a bus with wires of their names", () => {
    const parts = [...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0"), ...resistor("R3", "200 0 R0")];
    const bus = ["WIRE -64 -64 400 -64", "FLAG -64 -64 D[0:1]", "BUSTAP 16 -64 16 -48"];
    const members = ["WIRE 16 -48 16 16", "FLAG 16 -48 D[0]", "FLAG 116 16 D[1]", "FLAG 216 16 D[0]"];
    expect(netsOf(sheet(...parts, ...bus, ...members))).toEqual(["R1.1 R3.1"]);
  });

  it("keeps names with braces as names", () => {
    const parts = [...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0")];
    expect(netsOf(sheet(...parts, "FLAG 16 16 x{a b}", "FLAG 116 16 x{a b}"))).toEqual(["R1.1 R2.1"]);
  });
});

describe("orientations", () => {
  // The pins of an L: turned clockwise by the angle, then mirrored about the vertical axis, as LTspice draws.
  const corner = symbolFile("corner", ["16 0", "0 32", "-48 16"]);
  const places: Record<string, readonly [string, string, string]> = {
    R0: ["16 0", "0 32", "-48 16"],
    R90: ["0 16", "-32 0", "-16 -48"],
    R180: ["-16 0", "0 -32", "48 -16"],
    R270: ["0 -16", "32 0", "16 48"],
    M0: ["-16 0", "0 32", "48 16"],
    M90: ["0 16", "32 0", "16 -48"],
    M180: ["16 0", "0 -32", "-48 -16"],
    M270: ["0 -16", "-32 0", "-16 48"],
  };

  it.each(Object.entries(places))("places the pins of a part that is placed %s", (orientation, [one, two, three]) => {
    const flags = [`FLAG ${one} a`, `FLAG ${two} b`, `FLAG ${three} c`];
    const probe = [
      "SYMBOL probe 1600 0 R0",
      "SYMATTR InstName T1",
      "FLAG 1600 0 a",
      "FLAG 1600 16 b",
      "FLAG 1600 32 c",
    ];
    const file = sheet(`SYMBOL corner 0 0 ${orientation}`, "SYMATTR InstName U1", ...flags, ...probe);
    expect(netsOf(file, corner, symbolFile("probe", ["0 0", "0 16", "0 32"]))).toEqual([
      "T1.1 U1.1",
      "T1.2 U1.2",
      "T1.3 U1.3",
    ]);
  });
});

describe("symbols", () => {
  it("numbers pins by their order in the netlist", () => {
    const lines = [
      "PIN 0 0 NONE 0",
      "PINATTR PinName Z",
      "PINATTR SpiceOrder 2",
      "PIN 0 64 NONE 0",
      "PINATTR SpiceOrder 1",
    ];
    const part = { name: "part.asy", lines: ["Version 4", "SymbolType CELL", ...lines] };
    const file = sheet("SYMBOL part 0 0 R0", "SYMATTR InstName U1", ...resistor("R1", "-16 -16 R0"));
    expect(netsOf(file, part)).toEqual(["R1.1 U1.2"]);
  });

  it("finds symbols in folders, whatever their capitals", () => {
    const part = { ...symbolFile("x", ["0 0"]), name: "Lib/Amps/Best.asy" };
    const file = sheet("SYMBOL lib\\\\amps\\\\best 16 16 R0", "SYMATTR InstName U1", ...resistor("R1", "0 0 R0"));
    expect(netsOf(file, part)).toEqual(["R1.1 U1.1"]);
  });

  it("gives parts of unknown symbols pins where wires end", () => {
    const file = sheet(
      ...["SYMBOL strange 160 16 R0", "SYMATTR InstName U1", ...resistor("R1", "0 0 R0")],
      ...["WIRE 16 16 128 16", "WIRE 16 96 128 96"],
    );
    expect(netsOf(file)).toEqual(["R1.1 U1.1", "R1.2 U1.2"]);
    expect(notesOf(readLtspiceTexts([file]))).toContain("ltspice.guessedSymbol");
  });

  it("keeps a part of an unknown symbol without wires", () => {
    const design = readLtspiceTexts([sheet("SYMBOL strange 160 16 R0", "SYMATTR InstName U1")]);
    expect(notesOf(design)).toEqual(["ltspice.missingSymbol"]);
  });
});

describe("blocks", () => {
  const block = {
    name: "filter.asy",
    lines: [
      ...["Version 4", "SymbolType BLOCK", "RECTANGLE Normal 0 -32 128 32", "PIN 0 0 LEFT 8", "PINATTR PinName IN"],
      ...["PINATTR SpiceOrder 1", "PIN 128 0 RIGHT 8", "PINATTR PinName OUT", "PINATTR SpiceOrder 2"],
    ],
  };
  const child = {
    name: "filter.asc",
    lines: [
      ...["Version 4", "SHEET 1 880 680", ...resistor("R1", "0 0 R0"), ...resistor("R2", "100 0 R0")],
      ...[
        "WIRE 16 96 116 96",
        "FLAG 16 16 in",
        "IOPIN 16 16 In",
        "FLAG 116 16 OUT",
        "IOPIN 116 16 Out",
        "FLAG 16 96 x",
      ],
    ],
  };

  it("makes a sheet of a block and joins its ports by name", () => {
    const file = sheet(
      ...["SYMBOL filter 16 16 R0", "SYMATTR InstName X1", ...resistor("R1", "0 0 R0")],
      ...["SYMBOL filter 400 16 R0", "SYMATTR InstName X2", "WIRE 144 16 400 16", "FLAG 528 16 x"],
      ...[...resistor("R9", "600 0 R0"), "FLAG 616 16 x"],
    );
    expect(netsOf(file, block, child)).toEqual([
      "R1_X1.1 R1.1",
      "R1_X1.2 R2_X1.2",
      "R1_X2.1 R2_X1.1",
      "R1_X2.2 R2_X2.2",
      // Inside the blocks "x" is another net.
      "R2_X2.1 R9.1",
    ]);
    const design = readLtspiceTexts([file, block, child]);
    expect(notesOf(design)).toContain("ltspice.repeatedDesignators");
    expect(design.otherRoots).toEqual([]);
    expect(design.name).toBe("main");
  });

  it("says which words of a block are lost", () => {
    const design = readLtspiceTexts([
      sheet("SYMBOL filter 16 16 R0", "SYMATTR InstName X1", "SYMATTR SpiceLine f=1k noise"),
      ...[block, child],
    ]);
    const note = design.report.notes.find(({ code }) => code === "ltspice.blockParameters");
    expect(note?.values).toEqual({ name: "X1", text: "noise" });
    expect(note?.source).toEqual({ file: "main.asc", line: 3 });
  });

  it("does not read a sheet within itself for ever", () => {
    const self = { name: "self.asy", lines: block.lines };
    const file = { name: "self.asc", lines: ["Version 4", "SHEET 1 9 9", "SYMBOL self 0 0 R0", "SYMATTR InstName X1"] };
    expect(partNames(readLtspiceTexts([file, self]))).toEqual([]);
  });
});

const partNames = ({ schematic }: ReturnType<typeof readLtspiceTexts>): string[] =>
  schematic.records.flatMap((record) => (record.kind === "component" ? Object.values(record.designators) : []));
