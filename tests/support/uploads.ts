// Files that somebody sent, known to the database alone: nothing of them is in the store.

import type { Database } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";

interface Owner {
  accountId?: string;
  visitorHash?: string;
}

/** A table of twelve bytes, called "bom.xlsx" unless `change` says otherwise; answers its handle. */
export async function addUpload(
  db: Database,
  { accountId, visitorHash }: Owner,
  change: Partial<typeof files.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const file = { fileType: 10, name: "bom.xlsx", size: 12, sha256: "0".repeat(64), mime: "text/plain" };
  await db.insert(files).values({ id, storageKey: id, accountId, visitorHash, ...file, ...change });
  return id;
}
