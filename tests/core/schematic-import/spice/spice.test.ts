// Netlists of SPICE drawn as sheets, with nets expected by hand.
import { describe, expect, it } from "vitest";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { spiceNetlist } from "@/lib/core/schematic/export/spice-netlist";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { Random } from "@/tests/support/random";

const fileOf = (text: string) => ({ name: "circuit.cir", bytes: new TextEncoder().encode(text) });

function read(...lines: readonly string[]): ImportedDesign {
  const design = importDesign([fileOf(["A title", ...lines, ".end"].join("\n"))]);
  if (!design.ok) throw new Error(`${design.code} ${JSON.stringify(design.details)}`);
  schematicFile.parse(writeSchematic(design.value.schematic));
  return design.value;
}

const netsOf = (...lines: readonly string[]): string[] =>
  partitionOf(read(...lines).schematic).nets.map((pins) => pins.join(" "));
const notesOf = (design: ImportedDesign): string[] => design.report.notes.map(({ code }) => code);

describe("nets of netlists", () => {
  it("joins nodes whatever their capitals, and ground everywhere", () => {
    expect(netsOf("R1 in OUT 1k", "C1 out 0 1u", "V1 IN gnd 5")).toEqual(["C1.1 R1.2", "C1.2 V1.2", "R1.1 V1.1"]);
  });

  it("continues lines over comments and drops comments at their ends", () => {
    expect(netsOf("R1 a", "* between", "+ b 1k ; the value", "R2 a b 2k $ another")).toEqual([
      "R1.1 R2.1",
      "R1.2 R2.2",
    ]);
  });

  it("tells the nodes of transistors by their models", () => {
    const lines = ["Q1 c b e QX", "Q2 c b e s QX area=2", "M1 d g s b MX", ".model QX pnp", ".model MX nmos"];
    expect(netsOf(...lines)).toEqual(["M1.3 Q2.4", "M1.4 Q1.2 Q2.2", "Q1.1 Q2.1", "Q1.3 Q2.3"]);
  });

  it("takes polynomials and expressions for values", () => {
    const lines = ["E1 a 0 poly(1) x 0 1 2", "E2 b 0 x 0 10", "B1 x 0 v=max(v(a),v(b))", "R1 a b 1"];
    expect(netsOf(...lines)).toEqual(["B1.1 E2.3", "B1.2 E1.2 E2.2 E2.4", "E1.1 R1.1", "E2.1 R1.2"]);
    const fields = read(...lines).schematic.records.flatMap((record) =>
      record.kind === "component" ? [record.fields] : [],
    );
    expect(fields.map(({ value }) => value?.text)).toContain("v=max(v(a),v(b))");
  });

  it("makes sheets of subcircuits, with nodes of their own", () => {
    const lines = [
      "X1 in mid half",
      "X2 mid out half",
      ".subckt half a b",
      "R1 a n 1k",
      "R2 n b 1k",
      "C1 b 0 1p",
      ".ends",
      "V1 in 0 1",
      "R9 out 0 1",
    ];
    expect(netsOf(...lines)).toEqual([
      "C1_X1.1 R1_X2.1 R2_X1.2",
      "C1_X1.2 C1_X2.2 R9.2 V1.2",
      "C1_X2.1 R2_X2.2 R9.1",
      "R1_X1.1 V1.1",
      "R1_X1.2 R2_X1.1",
      "R1_X2.2 R2_X2.1",
    ]);
    expect(notesOf(read(...lines))).toContain("spice.repeatedDesignators");
  });

  it("joins global nodes of subcircuits", () => {
    const lines = [".global vdd", "V1 VDD 0 5", "X1 half", ".subckt half a", "R1 a vdd 1k", ".ends", "X2 x half"];
    expect(netsOf(...lines)).toEqual(["R1_X2.2 V1.1"]);
  });

  it("draws a box for a subcircuit that is missing", () => {
    const design = read("X1 a b c LM358 gain=2", "R1 a c 1");
    expect(partitionOf(design.schematic).nets).toEqual([
      ["R1.1", "X1.1"],
      ["R1.2", "X1.3"],
    ]);
    expect(notesOf(design)).toContain("spice.missingSubcircuit");
  });
});

describe("texts of netlists", () => {
  it("keeps directives, comments and commands", () => {
    const design = read("R1 a 0 1k", "* hello", ".tran 1u 1m", ".control", "run", ".endc", "?strange");
    const texts = design.schematic.records.flatMap((record) =>
      record.kind === "text" || record.kind === "spice-directive" ? [[record.kind, record.text]] : [],
    );
    expect(texts).toEqual([
      ["spice-directive", ".tran 1u 1m"],
      ["text", "?strange"],
      ["text", "run"],
      ["text", "hello"],
    ]);
    expect(notesOf(design)).toEqual(["spice.unknownElement", "spice.commands", "spice.drawnHere"]);
    expect(design.name).toBe("A title");
  });

  it("is the same circuit when it is written as a netlist again", () => {
    const { schematic } = read("V1 in 0 DC 5", "R1 in out 1k", "C1 out 0 1u", ".tran 1u 1m");
    const lines = spiceNetlist(exportedDesign(schematic), { title: "A title" }).split("\n");
    expect(lines.slice(1, 5)).toEqual(["C1 out 0 1u", "R1 in out 1k", "V1 in 0 DC 5", ".tran 1u 1m"]);
  });

  it("does not take other files with such an ending for netlists", () => {
    expect(
      importDesign([{ name: "board.net", bytes: new TextEncoder().encode("(export (version D))") }]),
    ).toMatchObject({
      code: "NOT_RECOGNIZED",
    });
  });
});

it("reads or refuses damaged netlists, and what it reads is valid", { timeout: 5_000 }, () => {
  const sample =
    "T\nX1 in out half\n.subckt half a b\nR1 a b {x + 1}\nX2 a b half\n.ends\nQ1 c b e QX\n.model QX npn(is=1)\nE1 a 0 poly(2) b 0 c 0 1\nK1 L1 L2 1\n.global vdd\n.tran 1 2\n.control\nrun\n.endc\n.end\n";
  const random = new Random(5);
  for (let run = 0; run < 400; run++) {
    const at = random.below(sample.length);
    const word = random.one([
      "",
      "\n",
      "+",
      "=",
      "(",
      "[",
      "*",
      "'",
      '"',
      ".subckt x",
      ".ends",
      "{",
      "\u0000",
      "D[0..9]",
    ]);
    const text = random.isLuck(0.2)
      ? sample.slice(0, at)
      : sample.slice(0, at) + word + sample.slice(at + random.below(8));
    const design = importDesign([fileOf(text)]);
    if (design.ok) schematicFile.parse(writeSchematic(design.value.schematic));
    else expect(["NOT_RECOGNIZED", "TOO_DEEP", "TOO_LARGE"]).toContain(design.code);
  }
  const deep = importDesign([fileOf(`T\n${".subckt a b\n".repeat(500)}`)]);
  expect(deep).toMatchObject({ ok: false, code: "TOO_DEEP", details: { line: 102 } });
});

describe("included files", () => {
  const filesOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  const readFiles = (texts: Readonly<Record<string, string>>): ImportedDesign => {
    const design = importDesign(filesOf(texts));
    if (!design.ok) throw new Error(`${design.code} ${JSON.stringify(design.details)}`);
    schematicFile.parse(writeSchematic(design.value.schematic));
    return design.value;
  };
  const nets = (design: ImportedDesign): string[] => partitionOf(design.schematic).nets.map((pins) => pins.join(" "));

  it("are read where the netlist names them, by their path, with their subcircuits and models", () => {
    // Without the model the last word of Q1 would be a node.
    const design = readFiles({
      "sim/main.cir": 'Main\n.include "../lib/half.sub"\n.lib parts.lib fast\nX1 a b HALF\nQ1 a b 0 s QF\n.end\n',
      "lib/half.sub": ".subckt HALF in out\nR1 in out 1k\n.ends\n.end\n",
      "sim/parts.lib": ".lib slow\n.model QS npn\n.endl\n.lib fast\n.model QF npn\n.endl\n",
    });
    expect(nets(design)).toEqual(["Q1.1 R1_X1.1", "Q1.2 R1_X1.2"]);
    const texts = design.schematic.records.flatMap((record) => (record.kind === "spice-directive" ? record.text : []));
    expect(texts).toEqual([".model QF npn"]);
    expect(design.report.files.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect(design.otherRoots).toEqual([]);
  });

  it("that are missing are a note at their line, in the file that names them", () => {
    const design = readFiles({
      "b.cir": "Main\n.include a.sub\nX1 a b HALF\n.end\n",
      "a.sub": ".subckt HALF in out\n.include gone.mod\nR1 in out 1k\n.ends\n",
    });
    expect(design.report.notes).toContainEqual({
      ...{ construct: "models", outcome: "lost", code: "spice.missingInclude", values: { file: "gone.mod" } },
      ...{ source: { file: "a.sub", line: 2 }, place: null },
    });
  });

  it("that include themselves, or more than a person writes, end", () => {
    expect(nets(readFiles({ "a.cir": "Main\n.include a.cir\nR1 a 0 1\nR2 a 0 1\n.end\n" }))).toEqual([
      "R1.1 R2.1",
      "R1.2 R2.2",
    ]);
    // Each file names the next one twenty times: 20^20 lines without a limit.
    const bomb = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`f${at}.cir`, `T\n${`.include f${at + 1}.cir\n`.repeat(20)}.op\n`]),
    );
    expect(importDesign(filesOf(bomb))).toMatchObject({ ok: false, code: "TOO_LARGE" });
  });
});
