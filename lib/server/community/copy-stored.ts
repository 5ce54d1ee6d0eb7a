// Copies of stored files under keys of their own, so that nothing public leads to a private file.

import type { Deps } from "@/lib/server/deps";
import type { StoredFile } from "@/lib/server/storage/file-store";

export interface StoredCopies {
  /** A file that `work` has stored itself. */
  readonly note: (key: string) => string;
  readonly copy: (key: string, maxBytes: number) => Promise<StoredFile>;
  /** For work that succeeds without needing them. */
  readonly removeAll: () => Promise<void>;
}

/** Runs `work`, and removes what it has copied or noted if it throws. */
export async function withCopies<T>(
  { store }: Pick<Deps, "store">,
  work: (copies: StoredCopies) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  const note = (key: string): string => {
    keys.push(key);
    return key;
  };
  const copy = async (key: string, maxBytes: number): Promise<StoredFile> => {
    const stored = await store.put(await store.open(key), { maxBytes });
    note(stored.key);
    return stored;
  };
  const removeAll = async (): Promise<void> => {
    for (const key of keys.splice(0)) await store.remove(key);
  };
  try {
    return await work({ note, copy, removeAll });
  } catch (error) {
    await removeAll();
    throw error;
  }
}
