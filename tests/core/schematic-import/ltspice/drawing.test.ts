// Texts, fields and drawings of LTspice's sheets.
import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { spiceNetlist } from "@/lib/core/schematic/export/spice-netlist";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { filesOf, notesOf, readLtspiceTexts, sheet } from "./ltspice-files";

const ofKind = <K extends SchematicRecord["kind"]>(lines: readonly string[], kind: K) =>
  readLtspiceTexts([sheet(...lines)]).schematic.records.filter(
    (record): record is SchematicRecord & { kind: K } => record.kind === kind,
  );

describe("texts", () => {
  it("tells directives from comments, and keeps their lines", () => {
    const lines = ["TEXT 0 0 Left 2 !.tran 1m\\n.op", "TEXT 0 64 Left 2 ;A comment"];
    expect(ofKind(lines, "spice-directive").map(({ text }) => text)).toEqual([".tran 1m\n.op"]);
    expect(ofKind(lines, "text").map(({ text }) => text)).toEqual(["A comment"]);
  });

  it("reads Windows-1252, UTF-8 and UTF-16", () => {
    const lines = ["Version 4", "SHEET 1 880 680", "SYMBOL cap 0 0 R0", "SYMATTR InstName C1", "SYMATTR Value 10µ", ""];
    const text = lines.join("\r\n");
    const wide = new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer);
    const narrow = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (const bytes of [wide, narrow, new TextEncoder().encode(text)]) {
      const read = importDesign([{ name: "a.asc", bytes }]);
      const values = read.ok ? read.value.schematic.records : [];
      const parts = values.filter((record) => record.kind === "component");
      expect(parts.map(({ fields }) => fields.value?.text)).toEqual(["10µ"]);
    }
  });
});

describe("fields", () => {
  it("places the texts of a turned part where they can be read", () => {
    const lines = ["SYMBOL res 192 80 R90", "WINDOW 0 0 56 VBottom 2", "WINDOW 3 32 56 VTop 2", "SYMATTR InstName R1"];
    const [part] = ofKind([...lines, "SYMATTR Value 1k"], "component");
    // R90 takes 0 56 to -56 0, and 32 56 to -56 32; a sixteenth of the grid is 793.75.
    expect(part?.fields.designator?.place).toMatchObject({
      ...{ offset: { x: -44_450, y: 0 }, rotation: 0 },
      style: { horizontal: "middle", vertical: "end", size: 12_700 },
    });
    expect(part?.fields.value?.place).toMatchObject({
      ...{ offset: { x: -44_450, y: 25_400 }, rotation: 0 },
      style: { horizontal: "middle", vertical: "start" },
    });
  });

  it("hides windows of no size and invisible ones", () => {
    const lines = ["SYMBOL res 0 0 R0", "WINDOW 0 36 40 Invisible 2", "WINDOW 3 0 0 Left 0", "SYMATTR InstName R1"];
    const [part] = ofKind([...lines, "SYMATTR Value 1k"], "component");
    expect([part?.fields.designator?.isVisible, part?.fields.value?.isVisible]).toEqual([false, false]);
  });

  it("gives the simulator sources with all their values", () => {
    const lines = ["SYMBOL voltage 0 0 R0", "SYMATTR InstName V1", "SYMATTR Value SINE(0 1 1k)", "SYMATTR Value2 AC 1"];
    const circuit = ["FLAG 0 16 in", "FLAG 0 96 0", "SYMBOL res 96 0 R0", "SYMATTR InstName R1", "SYMATTR Value 1k"];
    const design = readLtspiceTexts([sheet(...lines, ...circuit, "FLAG 112 16 in", "FLAG 112 96 0")]);
    const netlist = spiceNetlist(exportedDesign(design.schematic), { title: "test" }).split("\n");
    expect(netlist).toContain("V1 in 0 SIN(0 1 1k) AC 1");
    expect(netlist).toContain("R1 in 0 1k");
  });
});

describe("report", () => {
  it("counts what the file has and notes what is lost", () => {
    const design = readLtspiceTexts([
      sheet(
        ...["LINE Normal 0 0 16 16 1", "CIRCLE Normal 0 0 32 32", "ARC Normal 0 0 32 32 32 16 0 16"],
        ...["RECTANGLE Normal 0 0 64 32", 'DATAFLAG 0 0 "$*2"', "STRANGE 1 2", "WIRE 0 0 64 0", "FLAG 0 0 a"],
      ),
    ]);
    expect(Object.fromEntries(design.report.counts.map(({ construct, found }) => [construct, found]))).toEqual({
      ...{ sheets: 1, wires: 1, labels: 1, drawings: 4, settings: 2 },
    });
    expect(notesOf(design)).toEqual(["ltspice.dataFlag", "ltspice.unknownLine"]);
    expect(design.report.notes[1]?.source).toEqual({ file: "main.asc", line: 8 });
    expect(design.report.tool).toBe("LTspice (file version 4)");
  });

  it("says where a damaged file is", () => {
    const read = importDesign(filesOf([sheet("WIRE 0 0 16 0", "WIRE 0 0 16")]));
    expect(read).toEqual({ ok: false, code: "DAMAGED", details: { file: "main.asc", line: 4, read: "WIRE 0 0 16" } });
  });

  it("draws the named root, and names the others", () => {
    const other = { name: "other.asc", lines: ["Version 4", "SHEET 1 880 680", "FLAG 0 0 b"] };
    const read = importDesign(filesOf([sheet("FLAG 0 0 a"), other]), { root: "other.asc" });
    expect(read.ok && [read.value.name, read.value.otherRoots]).toEqual(["other", ["main.asc"]]);
  });
});
