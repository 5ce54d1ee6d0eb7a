// `node --import tsx scripts/oracle-kicad.ts [folder or file …]`: reads KiCad boards, and compares with the Gerber and
// drill files that kicad-cli exports of them: facts, holes, and every layer as pixels of 0.05 mm. Silkscreens differ
// because the letters are our own. kicad-cli must be installed; without names the corpus is compared. With `keep` the
// boards of the tests are plotted instead, and KiCad's results are recorded as numbers.

import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { addBbox, emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { boardFacts } from "@/lib/core/measure/facts";
import { differenceOf, inkOf, ourBitmap, windowAround } from "../tests/core/formats/rs274x/conformance/bitmap";
import { CORPUS_DIR } from "./corpus-set";

const ALIKE = 0.02;
const MAX_SIDE_MM = 400;

/** KiCad's fabrication files of a board, in `folder` or a temporary folder. */
function kicadFiles(board: string): { name: string; bytes: Uint8Array }[] {
  const kept = process.env["ORACLE_DIR"];
  const folder = kept
    ? path.join(kept, path.basename(path.dirname(board)))
    : mkdtempSync(path.join(os.tmpdir(), "kicad-"));
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    mkdirSync(folder, { recursive: true });
    const run = (...words: string[]) => execFileSync("kicad-cli", words, { stdio: "ignore", timeout: 120_000 });
    run("pcb", "export", "gerbers", "-o", `${folder}/`, board);
    run("pcb", "export", "drill", "-o", `${folder}/`, "--excellon-separate-th", board);
  }
  const files = readdirSync(folder).map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(path.join(folder, name))),
  }));
  if (!kept) rmSync(folder, { recursive: true });
  return files;
}

function compareLayers(ours: BoardModel, theirs: BoardModel): string[] {
  const same = (a: BoardLayer, b: BoardLayer) => a.type === b.type && a.side === b.side && a.layer === b.layer;
  return theirs.layers.map((layer) => {
    const own = ours.layers.find((candidate) => same(candidate, layer));
    const box = emptyBbox();
    addBbox(box, layer.image.bounds);
    if (own) addBbox(box, own.image.bounds);
    const name = `${layer.type} ${layer.side} ${layer.layer ?? ""}`.padEnd(20);
    if (!own) return `  ${name} missing, ${layer.image.count} objects`;
    if (isEmptyBbox(box)) return `  ${name} empty`;
    if (Math.max(widthOf(box), heightOf(box)) > MAX_SIDE_MM) return `  ${name} too large`;
    const window = windowAround(box, 0.5);
    const [a, b] = [ourBitmap(own.image, window), ourBitmap(layer.image, window)];
    const difference = differenceOf(a, b);
    const mark = difference <= ALIKE ? "" : " <<";
    return `  ${name} ${(difference * 100).toFixed(2)} %  ${inkOf(a, window).inkMm2} / ${inkOf(b, window).inkMm2} mm²${mark}`;
  });
}

function judge(file: string): void {
  const start = performance.now();
  const own = readBoard([{ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }]);
  const ms = Math.round(performance.now() - start);
  if (!own.ok) {
    console.log(`${file}: ${own.code} ${JSON.stringify(own.details ?? {})}`);
    return;
  }
  const theirs = readBoard(kicadFiles(file));
  if (!theirs.ok) {
    console.log(`${file}: kicad-cli gave nothing to read (${theirs.code})`);
    return;
  }
  const [a, b] = [boardFacts(own.value), boardFacts(theirs.value)];
  const different = (Object.keys(b) as (keyof typeof b)[]).filter((key) => a[key] !== b[key]);
  console.log(
    `${path.relative(CORPUS_DIR, file)} ${ms} ms: ${a.widthMm} x ${a.heightMm} mm, ${a.layers} layers, ${a.drillCount} holes`,
  );
  for (const key of different) console.log(`  ${key}: ${a[key]} / ${b[key]}`);
  console.log(`  warnings: ${own.value.warnings.map(({ code, line }) => (line ? `${code}:${line}` : code)).join(" ")}`);
  for (const line of compareLayers(own.value, theirs.value)) console.log(line);
}

function boardsBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => {
      const file = path.join(place, name);
      if (statSync(file).isDirectory()) return boardsBelow(file);
      return name.endsWith(".kicad_pcb") ? [file] : [];
    });
}

const OWN_BOARDS = path.resolve(import.meta.dirname, "../tests/core/gerber/native/boards");

/** Ink and extent of every layer that KiCad plots, and its holes. */
function keepAnswers(): void {
  for (const file of boardsBelow(OWN_BOARDS)) {
    const theirs = readBoard(kicadFiles(file));
    if (!theirs.ok) throw new Error(theirs.code);
    const layers = theirs.value.layers.filter(({ image }) => image.count > 0);
    const answers = {
      layers: Object.fromEntries(layers.map((layer) => [layerLabel(layer), drawnOf(layer)])),
      // KiCad writes a file of unplated holes even if there are none.
      holes: theirs.value.drills
        .filter(({ holes, slots }) => holes.length + slots.length > 0)
        .map(({ plating, span, holes, slots }) => ({
          plating,
          span: span ?? null,
          holes: holes.length / 3,
          slots: slots.length,
        })),
    };
    writeFileSync(file.replace(/\.kicad_pcb$/, ".answers.json"), `${JSON.stringify(answers, null, 2)}\n`);
  }
}

function layerLabel({ type, side, layer }: BoardLayer): string {
  return [type, side, layer].filter((word) => word !== undefined).join(" ");
}

function drawnOf({ image }: BoardLayer) {
  const window = windowAround(image.bounds, 0.5);
  return inkOf(ourBitmap(image, window), window);
}

const places = process.argv.slice(2);
if (places[0] === "keep") keepAnswers();
else
  for (const place of places.length > 0 ? places : [path.join(CORPUS_DIR, "kicad")])
    for (const file of boardsBelow(place)) judge(file);
