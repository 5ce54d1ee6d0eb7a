// `npm run corpus`: reads every set and every native board of the corpus, and compares with its manifest. With `--
// --bom` its parts lists instead, with `-- --bom-labels` their lines matched with the catalog, with `-- --bom-coverage`
// those without a part; with `-- --dfm` the DFM findings on the sets of fabrication files; with `-- --schematics` the
// schematics and their nets; with `-- --spice` the netlists of SPICE, run and compared with native ngspice; with
// `-- --rivals` those sets also by other engines, in separate processes.

import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardFacts, type BoardFacts } from "@/lib/core/measure/facts";
import { emptyLayerScore, layerLines, type LayerScore, scoreLayers } from "./corpus-layers";
import { reportBoms } from "./corpus-bom";
import { reportDfm } from "./corpus-dfm";
import { reportBomCoverage } from "./corpus-bom-coverage";
import { reportBomLabels } from "./corpus-bom-labels";
import { reportPlacements } from "./corpus-placements";
import { reportSchematics } from "./corpus-schematics";
import { reportSpice } from "./corpus-spice";
import { compareRivals } from "./rivals/compare";
import { corpusSets, type CorpusSet, hasCorpus, nativeBoards, openSet, type Truth } from "./corpus-set";

const SIZE_TOLERANCE_MM = 0.05;

type Score = {
  opened: number;
  size: number;
  sizes: number;
  holes: number;
  holeTruths: number;
  layers: number;
  layerTruths: number;
  identified: LayerScore;
};

async function main(): Promise<void> {
  if (!hasCorpus()) {
    console.log("no corpus: set CORPUS_DIR");
    return;
  }
  const score: Score = {
    opened: 0,
    size: 0,
    sizes: 0,
    holes: 0,
    holeTruths: 0,
    layers: 0,
    layerTruths: 0,
    identified: emptyLayerScore(),
  };
  const [only] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  if (process.argv.includes("--dfm")) return reportDfm(only);
  if (process.argv.includes("--schematics")) return reportSchematics(only);
  if (process.argv.includes("--spice")) return reportSpice(only);
  if (process.argv.includes("--bom-labels")) return reportBomLabels(only);
  if (process.argv.includes("--bom-coverage")) return reportBomCoverage(only);
  if (process.argv.includes("--bom")) {
    await reportBoms(only);
    return reportPlacements(only);
  }
  if (process.argv.includes("--rivals"))
    return compareRivals(corpusSets().filter((set) => only === undefined || set.id.includes(only)));
  const sets = [...corpusSets(), ...nativeBoards()].filter((set) => only === undefined || set.id.includes(only));
  console.log(
    row(["set", "tool", "layers", "size mm", "truth", "delta", "holes", "truth", "outline", "ms", "warnings"]),
  );
  for (const set of sets) await report(set, score);
  console.log(
    `opened ${score.opened} of ${sets.length}; sizes right ${score.size} of ${score.sizes} (≤${SIZE_TOLERANCE_MM} mm); ` +
      `holes right ${score.holes} of ${score.holeTruths}; layers right ${score.layers} of ${score.layerTruths} (where the CAD file tells)`,
  );
  for (const line of layerLines(score.identified)) console.log(line);
}

async function report(set: CorpusSet, score: Score): Promise<void> {
  const start = performance.now();
  const opened = await openSet(set);
  const result = "files" in opened ? readBoard(opened.files) : null;
  const ms = Math.round(performance.now() - start);
  if (!result?.ok) {
    const code = result ? result.code : "code" in opened ? opened.code : "";
    console.log(row([set.id, set.tool, "-", code, "", "", "", "", "", String(ms), ""]));
    return;
  }
  score.opened++;
  if ("files" in opened) scoreLayers(score.identified, set.id, opened.files);
  const facts = boardFacts(result.value);
  const { truth } = set;
  const delta = sizeDelta(facts, truth);
  if (delta !== null) {
    score.sizes++;
    if (delta <= SIZE_TOLERANCE_MM) score.size++;
  }
  if (truth.holes !== undefined) {
    score.holeTruths++;
    if (truth.holes === facts.drillCount) score.holes++;
  }
  if (truth.layers !== undefined) {
    score.layerTruths++;
    if (truth.layers === facts.layers) score.layers++;
  }
  console.log(row(cellsOf(set, { facts, board: result.value, delta, ms })));
}

function sizeDelta(facts: BoardFacts, truth: Truth): number | null {
  if (truth.widthMm === undefined || truth.heightMm === undefined) return null;
  if (facts.widthMm === null || facts.heightMm === null) return Infinity;
  return Math.max(Math.abs(facts.widthMm - truth.widthMm), Math.abs(facts.heightMm - truth.heightMm));
}

function cellsOf(
  set: CorpusSet,
  read: { facts: BoardFacts; board: BoardModel; delta: number | null; ms: number },
): string[] {
  const { facts, board, delta, ms } = read;
  const { truth } = set;
  return [
    set.id,
    set.tool,
    `${facts.layers ?? "?"}${truth.layers === undefined ? "" : truth.layers === facts.layers ? " =" : ` (${truth.layers})`}`,
    `${facts.widthMm ?? "?"} x ${facts.heightMm ?? "?"}`,
    truth.widthMm === undefined ? "" : `${truth.widthMm} x ${truth.heightMm} ${truth.sizeFrom}`,
    delta === null ? "" : delta <= SIZE_TOLERANCE_MM ? "ok" : delta.toFixed(3),
    `${facts.drillCount}${facts.slotCount > 0 ? ` (${facts.slotCount} slots)` : ""}`,
    truth.holes === undefined ? "" : truth.holes === facts.drillCount ? "ok" : String(truth.holes),
    `${facts.outline}${(facts.boards ?? 0) > 1 ? ` ${facts.boards} boards` : ""}`,
    String(ms),
    [...new Set(board.warnings.map((warning) => warning.code))].join(" "),
  ];
}

const WIDTHS = [20, 16, 7, 20, 27, 8, 16, 6, 16, 6];

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.slice(0, (WIDTHS[index] ?? 400) - 1).padEnd(WIDTHS[index] ?? 0))
    .join("")
    .trimEnd();
}

await main();
