// Kept simulation results of a person's projects, for the file of all that is kept of the account.

import type { Deps } from "@/lib/server/deps";
import { listOfAccount } from "@/lib/server/project/result-rows";
import { readWhole } from "@/lib/server/storage/file-store";

/** Results beyond it come without their content: each can be opened from the editor. */
const MAX_RESULT_BYTES = 20 * 1024 * 1024;

export interface ExportedResult {
  readonly id: string;
  readonly projectId: string;
  readonly name: string | null;
  readonly summary: string;
  readonly size: number;
  readonly createdAt: Date;
  /** A zip in base64; null beyond the limit. */
  readonly content: string | null;
}

export async function readResults(
  { db, store }: Pick<Deps, "db" | "store">,
  accountId: string,
): Promise<ExportedResult[]> {
  const results: ExportedResult[] = [];
  let bytes = 0;
  for (const { id, projectId, name, summary, size, createdAt, storageKey } of await listOfAccount(db, accountId)) {
    const isWritten = bytes + size <= MAX_RESULT_BYTES;
    if (isWritten) bytes += size;
    const content = isWritten ? Buffer.from(await readWhole(store, storageKey)).toString("base64") : null;
    results.push({ id, projectId, name, summary, size, createdAt, content });
  }
  return results;
}
