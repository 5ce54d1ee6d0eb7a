// Runs ngspice, compiled to WebAssembly; replies once for each netlist, one at a time.
import { ok } from "@/lib/base/result";
import { readRawFile } from "@/lib/core/spice/raw-file";
import type { RawRun } from "@/lib/core/spice/result";
import { withEmbeddedWasm } from "@/lib/workers/spice/embedded-wasm";
import { keepRawBytes } from "@/lib/workers/spice/raw-bytes";
import type { SpiceReply, SpiceRequest } from "@/lib/workers/spice/spice-messages";

/** While the engine runs forever nothing else is heard from it. */
const MAX_FORWARDED = 40;

globalThis.fetch = withEmbeddedWasm(globalThis.fetch.bind(globalThis));

/** 20 MB: browsers fetch it as a file of its own (copied by scripts/wasm-assets.mjs), which no bundler takes in. */
const ENGINE = typeof location === "undefined" ? "eecircuit-engine" : `${location.origin}/wasm/ngspice.mjs`;
const engine: Promise<typeof import("eecircuit-engine")> = import(
  /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ ENGINE
);
const started = engine.then(async ({ Simulation }) => {
  const simulation = new Simulation();
  await simulation.start();
  return { simulation, takeBytes: keepRawBytes(simulation) };
});
// The failure is answered to each run that is asked for.
started.catch(() => {});

const reply = (message: SpiceReply, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

let forwarded = 0;
let onExit = (): void => {};

// The engine prints each error here, and offers no other way to hear of it before the run has ended.
Object.assign(globalThis.console, {
  info: () => {},
  error: (text: unknown) => {
    const line = String(text);
    if (forwarded++ < MAX_FORWARDED && line.trim() !== "") reply({ kind: "progress", progress: line });
    if (/fatal error in ngspice/i.test(line)) onExit();
  },
});

const EMPTY = { header: "", names: [], types: [], real: [], imaginary: null };

let runNumber = 0;

async function run(netlist: string | null): Promise<RawRun> {
  const { simulation, takeBytes } = await started;
  if (netlist === null) return { ...EMPTY, log: "", hasExited: false };
  forwarded = 0;
  // After a failed run the engine hands out the vectors of the run before; its title tells them apart.
  const title = `run ${++runNumber}`;
  simulation.setNetList(netlist.replace(/^.*$/m, title));
  const exited = new Promise<null>((resolve) => {
    onExit = () => resolve(null);
  });
  const result = await Promise.race([simulation.runSim(), exited]);
  const log = simulation.getInfo();
  if (result === null) return { ...EMPTY, log, hasExited: true };
  const bytes = takeBytes();
  const read = bytes && readRawFile(bytes);
  if (!read || !new RegExp(`^Title: ${title}$`, "m").test(read.header)) return { ...EMPTY, log, hasExited: false };
  return { ...read, log, hasExited: false };
}

self.addEventListener("message", ({ data }: MessageEvent<SpiceRequest>) => {
  void run(data.netlist).then(
    (raw) =>
      reply(
        { kind: "done", result: ok(raw) },
        [...raw.real, ...(raw.imaginary ?? [])].map(({ buffer }) => buffer),
      ),
    // Such as the engine's file that could not be fetched, or memory that ran out.
    (error: unknown) =>
      reply({ kind: "done", result: { ok: false, code: "ENGINE_FAILED", details: { message: String(error) } } }),
  );
});
