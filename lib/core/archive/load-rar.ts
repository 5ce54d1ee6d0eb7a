// The RAR library of the installed package, for Node; browsers load a copy from /wasm/
// (lib/workers/archive/load-rar.ts).

import type { RarEngine } from "@/lib/core/archive/rar";

/** The library loads its WebAssembly file from its own folder, so it must not be bundled. */
export async function loadRarFromPackage(): Promise<RarEngine> {
  const { ArchiveReader, libarchiveWasm } = await import("libarchive-wasm");
  return { ArchiveReader, libarchiveWasm };
}
