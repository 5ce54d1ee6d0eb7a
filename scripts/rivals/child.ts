// Runs one engine on one set in a separate process: `child.ts ENGINE SET` writes the result, its time and its memory.

import { writeFileSync } from "node:fs";
import { corpusSets, openSet } from "../corpus-set";
import type { Engine, Measured } from "./engine";
import { peakMemoryMb } from "./peak-memory";

const ENGINES: Record<string, () => Promise<Engine>> = {
  ours: async () => (await import("./ours")).ours,
  "pcb-stackup 4": async () => (await import("./pcb-stackup")).stackup,
  "tracespace 5": async () => (await import("./tracespace")).tracespace,
  // Only the runtime and the files: the baseline of memory.
  nothing: () =>
    Promise.resolve(() =>
      Promise.resolve({ isOpened: true, faults: [], layers: [], widthMm: null, heightMm: null, holes: null }),
    ),
};

const [name = "", id = "", target = ""] = process.argv.slice(2);
const set = corpusSets().find((candidate) => candidate.id === id);
const load = ENGINES[name];
if (!set || !load) throw new Error(`no such engine or set: ${name}, ${id}`);
const opened = await openSet(set);
if (!("files" in opened)) throw new Error(opened.code);
const engine = await load();
const start = performance.now();
const result = await engine(opened.files);
const ms = performance.now() - start;
const measured: Measured = { ...result, ms, peakMb: peakMemoryMb() };
writeFileSync(target, JSON.stringify(measured));
// Some engines leave timers or streams open.
process.exit(0);
