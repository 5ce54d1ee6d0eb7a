// Blocks with parameters: each has its own copy of its sheet, with the values of the block.
import { expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { spiceNetlist } from "@/lib/core/schematic/export/spice-netlist";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { HEAD, notesOf, readLtspiceTexts, type TextFile } from "./ltspice-files";

const PIN = ["PIN 0 0 LEFT 8", "PINATTR PinName in", "PINATTR SpiceOrder 1"];
const block = (name: string): TextFile => ({
  ...{ name: `${name}.asy`, lines: ["Version 4", "SymbolType BLOCK", ...PIN] },
});
const part = (name: string, value: string, at = "0 0 R0"): string[] => [
  ...[`SYMBOL res ${at}`, `SYMATTR InstName ${name}`, `SYMATTR Value ${value}`],
];
const placed = (symbol: string, name: string, at: string, ...values: readonly string[]): string[] => [
  ...[`SYMBOL ${symbol} ${at} R0`, `SYMATTR InstName ${name}`, ...values.map((text) => `SYMATTR SpiceLine ${text}`)],
];
const sheet = (name: string, ...lines: readonly string[]): TextFile => ({
  name: `${name}.asc`,
  lines: [...HEAD, ...lines],
});

const valuesOf = ({ schematic }: ImportedDesign): string[] =>
  schematic.records
    .flatMap((record) =>
      record.kind === "component"
        ? [`${Object.values(record.designators).join(",")} ${record.fields["value"]?.text ?? ""}`]
        : [],
    )
    .toSorted();
const directivesOf = ({ schematic }: ImportedDesign): string[] =>
  schematic.records.flatMap((record) => (record.kind === "spice-directive" ? [record.text] : [])).toSorted();

const CHILD = sheet("load", ...part("R1", "{Rl*2}"), ...part("R2", "47"), "TEXT 0 200 Left 2 !.param twice=rl+1Meg");

it("gives each block the values of its own", () => {
  const main = sheet("main", ...placed("load", "X1", "0 0", "Rl=10k"), ...placed("load", "X2", "200 0", "Rl={base}"));
  const design = readLtspiceTexts([main, block("load"), CHILD]);
  expect(valuesOf(design)).toEqual(["R1_X1 {Rl_X1*2}", "R1_X2 {Rl_X2*2}", "R2_X1 47", "R2_X2 47"]);
  expect(directivesOf(design)).toEqual([
    ".param Rl_X1=10k",
    ".param Rl_X2={base}",
    ".param twice=Rl_X1+1Meg",
    ".param twice=Rl_X2+1Meg",
  ]);
  expect(notesOf(design).filter((code) => code.startsWith("ltspice.block"))).toEqual([
    ...["ltspice.blockDrawing", "ltspice.blockCopy", "ltspice.blockDrawing", "ltspice.blockCopy"],
  ]);
  const names = design.schematic.records.flatMap((record) => (record.kind === "sheet" ? [record.name] : []));
  expect(names.toSorted()).toEqual(["load X1", "load X2", "main"]);
});

it("exports them for SPICE, where ngspice 46 computes 2 kΩ and 8 kΩ", () => {
  const base = "TEXT 0 300 Left 2 !.param base=2k";
  const main = sheet(
    "main",
    ...placed("load", "X1", "0 0", "Rl=1k"),
    ...placed("load", "X2", "200 0", "Rl={base*2}"),
    base,
  );
  const { schematic } = readLtspiceTexts([main, block("load"), sheet("load", ...part("R1", "{Rl*2}"))]);
  const lines = spiceNetlist(exportedDesign(schematic), { title: "Test" }).split("\n");
  expect(lines.filter((line) => /^R/.test(line)).map((line) => line.split(" ").at(-1))).toEqual([
    "{Rl_X1*2}",
    "{Rl_X2*2}",
  ]);
  expect(lines).toEqual(expect.arrayContaining([".param base=2k", ".param Rl_X1=1k", ".param Rl_X2={base*2}"]));
});

it("shares one sheet among blocks without parameters", () => {
  const main = sheet("main", ...placed("load", "X1", "0 0"), ...placed("load", "X2", "200 0"));
  const design = readLtspiceTexts([main, block("load"), CHILD]);
  expect(valuesOf(design)).toEqual(["R1_X1,R1_X2 {Rl*2}", "R2_X1,R2_X2 47"]);
});

it("carries a parameter through a block within a block", () => {
  const stage = sheet("stage", ...placed("load", "X9", "0 0", "Rl={g/2}"));
  const main = sheet("main", ...placed("stage", "X1", "0 0", "params: g=8"), ...placed("stage", "X2", "200 0", "g=6"));
  const design = readLtspiceTexts([main, block("stage"), block("load"), stage, CHILD]);
  expect(directivesOf(design).filter((text) => text.includes("="))).toEqual(
    expect.arrayContaining([".param g_X1=8", ".param g_X2=6", ".param Rl_X9={g_X1/2}", ".param Rl_X9_2={g_X2/2}"]),
  );
});

it("leaves a parameter that the sheet sets itself, and says so", () => {
  const child = sheet("load", ...part("R1", "{Rl}"), "TEXT 0 200 Left 2 !.param Rl=1k");
  const main = sheet("main", ...placed("load", "X1", "0 0", "Rl=10k"));
  const design = readLtspiceTexts([main, block("load"), child]);
  expect(valuesOf(design)).toEqual(["R1_X1 {Rl}"]);
  expect(design.report.notes.find(({ code }) => code === "ltspice.blockParameters")?.values).toEqual({
    ...{ name: "X1", text: "Rl=10k" },
  });
});

it("ends for sheets that place themselves with parameters", () => {
  const self = sheet("self", ...placed("self", "X1", "0 0", "n=1"), ...part("R1", "{n}"));
  expect(valuesOf(readLtspiceTexts([self, block("self")]))).toEqual(["R1 {n}"]);
});
