// Reads KiCad sheets in a process of its own: `ENGINE time|memory FOLDER [ENTRY]` writes milliseconds of the best of three
// rounds, or the peak memory of the process in MB with all results kept. ENTRY is the module of kicadts.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseKicadLists } from "@/lib/core/formats/kicad/kicad-lists";
import { parseKicadSchematic } from "@/lib/core/formats/kicad/schematic";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { peakMemoryMb } from "../scripts/rivals/peak-memory";

const ROUNDS = 3;

type Engine = (bytes: Uint8Array, name: string) => unknown;

const OURS: Record<string, Engine> = {
  // Baseline: the process and the files alone.
  nothing: () => null,
  lists: (bytes) => parseKicadLists(bytes),
  "typed model": (bytes) => parseKicadSchematic(bytes),
  "records with nets and report": (bytes, name) => importDesign([{ name, bytes }]),
};

async function kicadts(entry: string): Promise<Engine> {
  const { parseKicadSch } = (await import(pathToFileURL(entry).href)) as { parseKicadSch: (text: string) => unknown };
  return (bytes) => parseKicadSch(new TextDecoder().decode(bytes));
}

const [name = "", mode = "", folder = "", entry = ""] = process.argv.slice(2);
const read = OURS[name] ?? (await kicadts(entry));
const files = readdirSync(folder).map((file) => ({ file, bytes: readFileSync(path.join(folder, file)) }));

function timeOf(): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (const { file, bytes } of files) read(bytes, file);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

if (mode === "time") process.stdout.write(String(timeOf()));
else {
  const kept = files.map(({ file, bytes }) => read(bytes, file));
  process.stdout.write(kept.length === files.length ? String(peakMemoryMb()) : "NaN");
}
