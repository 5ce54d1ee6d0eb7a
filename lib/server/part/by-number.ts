// Parts of the program's own catalogue by their ordering codes.

import { mpnKey, type Part } from "@/lib/core/part/part";

/** Whatever the code's punctuation; of several makers' none, as none is meant. */
export function byNumber(parts: Iterable<Part>): (mpn: string) => Part | null {
  const known = new Map<string, Part | null>();
  for (const part of parts) {
    const key = mpnKey(part.mpn);
    known.set(key, known.has(key) ? null : part);
  }
  return (mpn) => known.get(mpnKey(mpn)) ?? null;
}
