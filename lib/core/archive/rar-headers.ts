// Reads the headers of a RAR archive before anything is unpacked.

import type { Container } from "@/lib/core/archive/container";
import type { RarEntry } from "@/lib/core/archive/rar-entry";
import { readRar4Headers } from "@/lib/core/archive/rar4-headers";
import { readRar5Headers } from "@/lib/core/archive/rar5-headers";

/**
 * The entries in stored order. Throws ArchiveRefusal for encrypted archives, parts of a split one, and inconsistent
 * headers: the library that unpacks RAR answers these with an empty list.
 */
export function readRarHeaders(container: Exclude<Container, "zip">, bytes: Uint8Array): RarEntry[] {
  return container === "rar4" ? readRar4Headers(bytes) : readRar5Headers(bytes);
}
