// An archive as it is opened in the tests of it: its texts by name, or why not.

import { type ArchiveOptions, openArchive } from "@/lib/core/archive/archive";
import { loadRarFromPackage } from "@/lib/core/archive/load-rar";
import type { ArchiveWarning } from "@/lib/core/archive/refusal";

export const GERBER = "G04 made by hand*\n%FSLAX46Y46*%\n%MOMM*%\n%ADD10C,0.1*%\nD10*\nX0Y0D03*\nM02*\n";

export async function open(bytes: Uint8Array, options: ArchiveOptions = {}) {
  const warnings: ArchiveWarning[] = [];
  const result = await openArchive(bytes, {
    loadRar: loadRarFromPackage,
    onWarning: (warning) => warnings.push(warning),
    ...options,
  });
  const files = result.ok
    ? Object.fromEntries(result.value.map((file) => [file.name, new TextDecoder().decode(file.bytes)]))
    : undefined;
  return {
    files,
    code: result.ok ? undefined : result.code,
    details: result.ok ? undefined : result.details,
    warnings,
  };
}
