// A file chosen on one page and opened on the next, kept in this browser's database meanwhile.

import { deviceDatabase } from "@/stores/drafts/draft";

/** Pages that a file is carried to: the quote of a board, and that of a parts list. */
export type IncomingKind = "gerber" | "bom";

const keyOf = (kind: IncomingKind) => `incoming-${kind}`;

/** Rejects if the browser cannot store it (no IndexedDB, no space left). */
export function putIncomingFile(file: File, kind: IncomingKind = "gerber"): Promise<void> {
  return deviceDatabase.set(keyOf(kind), file);
}

/** Takes the stored file once; `null` if there is none. */
export async function takeIncomingFile(kind: IncomingKind = "gerber"): Promise<File | null> {
  const found = await deviceDatabase.get(keyOf(kind));
  if (!(found instanceof File)) return null;
  await deviceDatabase.delete(keyOf(kind));
  return found;
}
