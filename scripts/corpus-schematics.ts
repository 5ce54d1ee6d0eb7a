// Schematics of the corpus: each is imported, and its nets compared with the original tool's.
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { unpackArchive } from "@/lib/core/archive/archive";
import { containerOf } from "@/lib/core/archive/container";
import type { SourceFile } from "@/lib/core/board/source-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { comparePartitions, partitionOf } from "@/lib/core/schematic-import/net-partition";
import { keptNets } from "@/tests/support/net-fixtures";
import { CORPUS_DIR, filesBelow, manifestEntries } from "./corpus-set";

const KINDS = new Set(["kicad", "kicad-legacy", "eagle", "altium", "easyeda", "ltspice", "falstad", "spice"]);
const MAX_SHOWN = 5;

export interface SchematicSet {
  readonly id: string;
  readonly tool: string;
  readonly files: readonly SourceFile[];
}

/** The schematics of the corpus, with the files of their folders. */
export function schematicSets(only?: string): SchematicSet[] {
  return manifestEntries()
    .filter(({ id, kind }) => KINDS.has(kind) && (only === undefined || id.includes(only)))
    .map(({ id, tool, path: name }) => {
      const file = path.join(CORPUS_DIR, name);
      const files = statSync(file).isDirectory()
        ? filesBelow(file, "")
        : [{ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }];
      return { id, tool, files };
    });
}

/** The set with the files of its archive, for tools whose projects are archives. */
export async function unpackedSet(set: SchematicSet): Promise<SchematicSet> {
  const [packed] = set.files;
  if (!packed || set.files.length > 1 || containerOf(packed.bytes) !== "zip") return set;
  const files = await unpackArchive(packed.bytes);
  return files.ok ? { ...set, files: files.value } : set;
}

export async function reportSchematics(only: string | undefined): Promise<void> {
  const sum = { opened: 0, compared: 0, equal: 0 };
  const sets = schematicSets(only);
  for (const packed of sets) {
    const set = await unpackedSet(packed);
    const start = performance.now();
    const read = importDesign(set.files);
    const ms = Math.round(performance.now() - start);
    const head = `${set.id.padEnd(6)} ${set.tool.padEnd(26)} ${String(ms).padStart(5)} ms`;
    if (!read.ok) {
      console.log(`${head}  ${read.code} ${JSON.stringify(read.details ?? {})}`);
      continue;
    }
    sum.opened++;
    const actual = partitionOf(read.value.schematic);
    const expected = keptNets(set.id);
    const figures = `${actual.components.length} components, ${actual.nets.length} nets, ${read.value.report.notes.length} notes`;
    if (!expected) {
      console.log(`${head}  ${figures}: no netlist of the original`);
      continue;
    }
    sum.compared++;
    const difference = comparePartitions(actual, expected);
    const lines = Object.entries(difference).filter(([, names]) => names.length > 0);
    if (lines.length === 0) sum.equal++;
    console.log(`${head}  ${figures}: ${lines.length === 0 ? "equal" : "DIFFERENT"}`);
    for (const [name, names] of lines) {
      console.log(`         ${name} ${names.length}`);
      for (const net of names.slice(0, MAX_SHOWN)) console.log(`           ${String(net).slice(0, 160)}`);
    }
  }
  console.log(
    `opened ${sum.opened} of ${sets.length}; nets equal in ${sum.equal} of ${sum.compared} that have a netlist of the original`,
  );
}
