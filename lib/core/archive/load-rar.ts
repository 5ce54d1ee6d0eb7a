// The RAR library of the installed package, for Node; browsers load a copy of ours from /wasm/ (lib/workers/archive/load-rar.ts).

import type { RarEngine } from "@/lib/core/archive/rar";

/** It reads its program from its own folder, so it has to stay outside of bundles. */
export async function loadRarFromPackage(): Promise<RarEngine> {
  const { ArchiveReader, libarchiveWasm } = await import("libarchive-wasm");
  return { ArchiveReader, libarchiveWasm };
}
