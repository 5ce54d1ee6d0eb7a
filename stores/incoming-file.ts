// A file chosen on one page and opened on the next, kept in this browser's database meanwhile.

import { deviceDatabase } from "@/stores/drafts/draft";

const KEY = "incoming-gerber";

/** Rejects if the browser cannot store it (no IndexedDB, no space left). */
export function putIncomingFile(file: File): Promise<void> {
  return deviceDatabase.set(KEY, file);
}

/** Takes the stored file once; `null` if there is none. */
export async function takeIncomingFile(): Promise<File | null> {
  const found = await deviceDatabase.get(KEY);
  if (!(found instanceof File)) return null;
  await deviceDatabase.delete(KEY);
  return found;
}
