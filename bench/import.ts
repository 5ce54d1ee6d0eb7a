// Import of other tools' schematics: our readers over the corpus, and KiCad files against kicadts on the same files in
// the same run. `KICADTS_DIR` names a folder in which `npm install kicadts` was run: it does not install beside the
// project's TypeScript.

import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { importKindOf } from "@/lib/core/schematic-import/sniff";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import { parseKicadSchematic } from "@/lib/core/formats/kicad/schematic";
import { hasCorpus } from "../scripts/corpus-set";
import { schematicSets, type SchematicSet, unpackedSet } from "../scripts/corpus-schematics";
import type { Figure } from "./run";

const ROUNDS = 3;
const RIVAL = "kicadts 0.0.58";

type ParseKicad = (text: string) => unknown;

async function loadRival(): Promise<ParseKicad | null> {
  const folder = process.env["KICADTS_DIR"];
  const entry = folder && path.join(folder, "node_modules/kicadts/dist/index.js");
  if (!entry || !existsSync(entry)) return null;
  const { parseKicadSch } = (await import(pathToFileURL(entry).href)) as { parseKicadSch: ParseKicad };
  return parseKicadSch;
}

function bestOf(run: () => void): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const megabytesOf = (files: readonly { readonly bytes: Uint8Array }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;

/** Files that the rival reads: it refuses those with constructs that it does not know. */
function readable(files: readonly { readonly name: string; readonly bytes: Uint8Array }[], parse: ParseKicad) {
  return files.filter(({ bytes }) => {
    try {
      parse(new TextDecoder().decode(bytes));
      return true;
    } catch {
      return false;
    }
  });
}

function againstRival(sets: readonly SchematicSet[], parse: ParseKicad): Figure[] {
  const sheets = sets.flatMap(({ files }) => files.filter((file) => importKindOf(file) === "kicad-schematic"));
  const common = readable(sheets, parse);
  const megabytes = megabytesOf(common);
  const texts = common.map(({ bytes }) => new TextDecoder().decode(bytes));
  const rate = (ms: number) => (megabytes / ms) * 1_000;
  const theirs = rate(bestOf(() => texts.forEach((text) => parse(text))));
  const lists = rate(bestOf(() => common.forEach(({ bytes }) => parseKicadLists(bytes))));
  const typed = rate(bestOf(() => common.forEach(({ bytes }) => parseKicadSchematic(bytes))));
  const ours = rate(bestOf(() => common.forEach((file) => importDesign([file]))));
  return [
    { name: `KiCad sheets that ${RIVAL} reads`, value: common.length, unit: `of ${sheets.length}` },
    { name: "lists", value: lists, unit: "MB/s", against: RIVAL, ratio: lists / theirs },
    { name: "typed model", value: typed, unit: "MB/s", against: RIVAL, ratio: typed / theirs },
    { name: "records with nets and report", value: ours, unit: "MB/s", against: RIVAL, ratio: ours / theirs },
    { name: `${RIVAL} objects`, value: theirs, unit: "MB/s" },
  ];
}

/** Empty without a corpus. */
export async function benchImport(): Promise<Figure[]> {
  if (!hasCorpus()) return [];
  const sets = await Promise.all(schematicSets().map(unpackedSet));
  const times = sets.map(({ id, files }) => {
    const ms = bestOf(() => void importDesign(files));
    return { id, ms, megabytes: megabytesOf(files) };
  });
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0];
  const total = times.reduce((sum, { ms }) => sum + ms, 0);
  const megabytes = times.reduce((sum, each) => sum + each.megabytes, 0);
  const rival = await loadRival();
  return [
    { name: `all ${sets.length} projects`, value: (megabytes / total) * 1_000, unit: "MB/s" },
    { name: `the slowest project, ${slowest?.id ?? "none"}`, value: slowest?.ms ?? 0, unit: "ms" },
    ...(rival ? againstRival(sets, rival) : []),
  ];
}
