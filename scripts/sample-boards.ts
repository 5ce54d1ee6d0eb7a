// Draws our own sample boards, writes their fabrication files, and renders the pictures of the home page from them. Run
// with: node --import tsx scripts/sample-boards.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBoard } from "@/lib/core/gerber/board";
import { boardFacts } from "@/lib/core/measure/facts";
import { boardSvg } from "@/lib/core/board-view/picture";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { SourceFile } from "@/lib/core/board/source-file";
import { sampleFindings } from "./sample-boards/checked";
import { coil } from "./sample-boards/coil";
import { fieldNode } from "./sample-boards/field-node";
import { findingSvg } from "./sample-boards/finding-picture";
import { writeDrill, writeGerber } from "./sample-boards/gerber-writer";
import { ring } from "./sample-boards/ring";
import { LAYERS, type Sheet } from "./sample-boards/sheet";

const ROOT = join(import.meta.dirname, "..");
const COLOURS = {
  maskColor: "#0d4a33",
  finish: "#dcb25f",
  silkColor: "#f3f1e6",
  substrateColor: "#3c4a2d",
  copperColor: "#d9a25b",
};

function filesOf(sheet: Sheet): { name: string; text: string }[] {
  const gerbers = LAYERS.filter((layer) => sheet.marks[layer].length > 0 || sheet.pours[layer]).map((layer) => ({
    name: `${sheet.id}-${layer}.gbr`,
    text: writeGerber(sheet, layer),
  }));
  const drills = [true, false].flatMap((isPlated) => {
    const text = writeDrill(sheet, isPlated);
    return text === null ? [] : [{ name: `${sheet.id}-${isPlated ? "PTH" : "NPTH"}.drl`, text }];
  });
  return [...gerbers, ...drills];
}

/** The board whose DFM check the home page shows. */
const CHECKED = "field-node";

function writeFindings(board: BoardModel, id: string): void {
  const shown = sampleFindings(board);
  for (const { finding, picture } of shown) {
    const svg = findingSvg(picture, finding.rule);
    writeFileSync(join(ROOT, "public/boards", `${id}-${finding.rule}.svg`), svg);
    console.log(id, finding.rule, `${Math.round(svg.length / 1024)} kB`);
  }
  const findings = shown.map(({ finding }) => finding);
  writeFileSync(join(ROOT, "components/home/sample-findings.json"), `${JSON.stringify(findings, null, 2)}\n`);
}

function build(sheet: Sheet) {
  const folder = join(ROOT, "tests/fixtures/boards", sheet.id);
  mkdirSync(folder, { recursive: true });
  const files = filesOf(sheet);
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  const sources: SourceFile[] = files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) }));
  const result = readBoard(sources);
  if (!result.ok) throw new Error(`${sheet.id}: ${result.code}`);
  const facts = boardFacts(result.value);
  const manifest = {
    licence: "CC0-1.0",
    title: sheet.title,
    drills: sheet.drills.length,
    layers: sheet.copperLayers,
    facts,
  };
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const side of ["top", "bottom"] as const) {
    const svg = boardSvg(result.value, side, { ...COLOURS, idPrefix: `${sheet.id}-${side}` });
    writeFileSync(join(ROOT, "public/boards", `${sheet.id}-${side}.svg`), svg);
    console.log(sheet.id, side, `${Math.round(svg.length / 1024)} kB`);
  }
  console.log(facts);
  if (sheet.id === CHECKED) writeFindings(result.value, sheet.id);
  const { widthMm, heightMm, layers, drillCount, minDrillMm } = facts;
  return { id: sheet.id, title: sheet.title, widthMm, heightMm, layers, holes: drillCount, minHoleMm: minDrillMm };
}

mkdirSync(join(ROOT, "public/boards"), { recursive: true });
const boards = [fieldNode(), ring(), coil()].map(build);
writeFileSync(join(ROOT, "components/home/sample-boards.json"), `${JSON.stringify(boards, null, 2)}\n`);
