// A file chosen on one page and opened on the next: kept in this browser's database between the two.

import { deviceDatabase } from "@/stores/drafts/draft";

const KEY = "incoming-gerber";

/** Rejects where the browser keeps nothing (no IndexedDB, no room left). */
export function putIncomingFile(file: File): Promise<void> {
  return deviceDatabase.set(KEY, file);
}

/** The carried file, once; `null` when there is none. */
export async function takeIncomingFile(): Promise<File | null> {
  const found = await deviceDatabase.get(KEY);
  if (!(found instanceof File)) return null;
  await deviceDatabase.delete(KEY);
  return found;
}
