// Uploaded files: only in the database, or in the file store as well.

import { Readable } from "node:stream";
import type { Database } from "@/lib/server/db/client";
import { files } from "@/lib/server/db/tables/project";
import { newId } from "@/lib/server/ids";
import type { TestApi } from "./api";

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

/** A file with content, in the store as well. */
export async function addStoredUpload(
  { db, deps }: Pick<TestApi, "db" | "deps">,
  owner: Owner,
  { name, content }: { name: string; content: string },
  change: Partial<typeof files.$inferInsert> = {},
): Promise<string> {
  const { key, size, sha256 } = await deps.store.put(Readable.from([content]), { maxBytes: 1_000_000 });
  return addUpload(db, owner, { name, storageKey: key, size, sha256, ...change });
}

export const PLACEMENTS = "Designator,Mid X (mm),Mid Y (mm),Rotation,Side\nR1,1,2,0,top\n";
