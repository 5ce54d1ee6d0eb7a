// Import of other tools' schematics: our readers over the corpus, and KiCad files against kicadts on the same files in
// the same run. `KICADTS_DIR` names a folder in which `npm install kicadts` was run: it does not install beside the
// project's TypeScript.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { importKindOf } from "@/lib/core/schematic-import/sniff";
import { hasCorpus } from "../scripts/corpus-set";
import { schematicSets, type SchematicSet, unpackedSet } from "../scripts/corpus-schematics";
import { withBundled } from "./bundled";
import type { Figure } from "./run";

const ROUNDS = 3;
const RIVAL = "kicadts 0.0.58";

type ParseKicad = (text: string) => unknown;

interface Rival {
  readonly parse: ParseKicad;
  readonly entry: string;
}

async function loadRival(): Promise<Rival | null> {
  const folder = process.env["KICADTS_DIR"];
  const entry = folder && path.resolve(folder, "node_modules/kicadts/dist/index.js");
  if (!entry || !existsSync(entry)) return null;
  const { parseKicadSch } = (await import(pathToFileURL(entry).href)) as { parseKicadSch: ParseKicad };
  return { parse: parseKicadSch, entry };
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

const ENGINES = ["lists", "typed model", "records with nets and report"];
/** A small young generation is collected often, so that the peak is what the results take. */
const FLAGS = ["--max-semi-space-size=1"];

/** Each engine in a process of its own, built as the product is: the runner of the benchmarks slows our functions alone. */
async function againstRival(sets: readonly SchematicSet[], { parse, entry }: Rival): Promise<Figure[]> {
  const sheets = sets.flatMap(({ files }) => files.filter((file) => importKindOf(file) === "kicad-schematic"));
  const common = readable(sheets, parse);
  const megabytes = megabytesOf(common);
  const folder = mkdtempSync(path.join(os.tmpdir(), "kicad-sheets-"));
  try {
    for (const [index, { bytes }] of common.entries())
      writeFileSync(path.join(folder, `${String(index).padStart(4, "0")}.kicad_sch`), bytes);
    return await withBundled("read-sheets", (script) => {
      const run = (engine: string, mode: "time" | "memory"): number => {
        const words = [...(mode === "memory" ? FLAGS : []), script, engine, mode, folder, entry];
        return Number(execFileSync(process.execPath, words, { encoding: "utf8" }));
      };
      const rate = (engine: string) => (megabytes / run(engine, "time")) * 1_000;
      const empty = run("nothing", "memory");
      const weigh = (engine: string) => (run(engine, "memory") - empty) / megabytes;
      const [speed, weight] = [rate(RIVAL), weigh(RIVAL)];
      const compare = (name: string, value: number, unit: string, their: number): Figure => ({
        ...{ name, value, unit, against: RIVAL, ratio: value / their },
      });
      return Promise.resolve([
        { name: `KiCad sheets that ${RIVAL} reads`, value: common.length, unit: `of ${sheets.length}` },
        { name: `${RIVAL} objects`, value: speed, unit: "MB/s" },
        { name: `${RIVAL} objects: memory for each MB`, value: weight, unit: "MB" },
        ...ENGINES.map((engine) => compare(engine, rate(engine), "MB/s", speed)),
        ...ENGINES.map((engine) => compare(`${engine}: memory for each MB`, weigh(engine), "MB", weight)),
      ]);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
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
    ...(rival ? await againstRival(sets, rival) : []),
  ];
}
