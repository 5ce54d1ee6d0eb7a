// RAR library for browsers, served from our origin and fetched with the first RAR (copied by scripts/wasm-assets.mjs).

import type { RarEngine } from "@/lib/core/archive/rar";

// The package imports `fs` and `path` and looks for its WebAssembly beside its script, which no browser bundler
// resolves, so the bundler is told to leave the import alone.
export async function loadRarFrom(wasmUrl: string): Promise<RarEngine> {
  const library: Promise<Omit<RarEngine, "wasmBinary">> = import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ `${wasmUrl}libarchive.mjs`
  );
  const program = fetch(`${wasmUrl}libarchive.wasm`).then((response) => {
    if (!response.ok) throw new Error(`libarchive.wasm: ${response.status}`);
    return response.arrayBuffer();
  });
  const [{ ArchiveReader, libarchiveWasm }, wasmBinary] = await Promise.all([library, program]);
  return { ArchiveReader, libarchiveWasm, wasmBinary: new Uint8Array(wasmBinary) };
}
