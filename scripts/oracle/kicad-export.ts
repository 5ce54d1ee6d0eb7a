// `node --import tsx scripts/oracle/kicad-export.ts [id]`: writes the schematics of the corpus as KiCad projects, and
// compares the nets that kicad-cli and our own reader find in them with ours. kicad-cli must be installed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import {
  comparePartitions,
  type NetPartition,
  partitionOf,
  toPartition,
} from "@/lib/core/schematic-import/net-partition";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { kicadProject } from "@/lib/core/schematic/export/kicad-project";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { schematicSets } from "../corpus-schematics";
import { kicadNetlistOf, type OracleNetlist } from "./kicad-schematic";

const MAX_SHOWN = 4;
const NAME = "design";

const namesOf = (schematic: Schematic): string[] =>
  exportedDesign(schematic).nets.map(({ name }) => name.replaceAll("{slash}", "/"));
const partitionOfOracle = ({ components, nets }: OracleNetlist): NetPartition =>
  toPartition(
    components,
    nets.map(({ pins }) => pins),
  );

function differences(actual: NetPartition, expected: NetPartition): string[] {
  const all: [string, readonly string[]][] = Object.entries(comparePartitions(actual, expected));
  return all.flatMap(([name, found]) => {
    const nets = found.slice(0, MAX_SHOWN).map((net) => `  ${net.slice(0, 150)}`);
    return found.length === 0 ? [] : [`${name} ${found.length}`, ...nets];
  });
}

const missing = (wanted: readonly string[], found: readonly string[]): string[] => {
  const known = new Set(found);
  return wanted.filter((name) => !known.has(name));
};

const [only] = process.argv.slice(2);
const keep = process.env["EXPORT_DIR"];
for (const { id, files } of schematicSets(only)) {
  const read = importDesign(files);
  if (!read.ok) continue;
  const { schematic, images } = read.value;
  const imageOf = (file: string) => images.find((image) => image.file === file)?.bytes;
  const start = performance.now();
  const written = kicadProject(schematic, { name: NAME, imageOf });
  const ms = Math.round(performance.now() - start);
  const folder = keep === undefined ? mkdtempSync(path.join(os.tmpdir(), "kicad-export-")) : path.join(keep, id);
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of written) writeFileSync(path.join(folder, name), text);
  const expected = partitionOf(schematic);
  const ours = namesOf(schematic);
  try {
    const oracle = kicadNetlistOf(path.join(folder, `${NAME}.kicad_sch`));
    const theirs = oracle.nets.filter(({ pins }) => pins.some((pin) => !pin.startsWith("#"))).map(({ name }) => name);
    const lines = differences(partitionOfOracle(oracle), expected);
    const again = importDesign(written.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })));
    const back = again.ok ? differences(partitionOf(again.value.schematic), expected) : [again.code];
    const lost = missing(ours, theirs);
    const backLost = again.ok ? missing(ours, namesOf(again.value.schematic)) : [];
    const verdict = lines.length + back.length === 0 ? "equal" : "DIFFERENT";
    console.log(
      `${id} ${written.length} files ${ms} ms: ${verdict}; names ${ours.length - lost.length} of ${ours.length}, read again ${ours.length - backLost.length}`,
    );
    for (const line of lines) console.log(`   kicad-cli ${line}`);
    for (const line of back) console.log(`   read again ${line}`);
    for (const name of lost.slice(0, MAX_SHOWN)) console.log(`   name ${name}; not ${missing(theirs, ours)[0] ?? ""}`);
  } catch (error) {
    console.log(`${id} kicad-cli refuses it: ${String(error).split("\n")[0] ?? ""}`);
  }
  if (keep === undefined) rmSync(folder, { recursive: true });
}
