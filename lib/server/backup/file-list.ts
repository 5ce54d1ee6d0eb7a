// The list of stored files in a backup: one record a line, sorted by key.

import { createReadStream } from "node:fs";
import path from "node:path";
import { FILE_LIST, type FileRecord, fileRecord } from "@/lib/server/backup/format";
import { linesOf } from "@/lib/server/backup/streams";

/** Throws on a line that is no record. */
export async function* readFileList(directory: string): AsyncGenerator<FileRecord> {
  for await (const line of linesOf(createReadStream(path.join(directory, FILE_LIST))))
    yield fileRecord.parse(JSON.parse(line));
}

/** Looks keys up that are asked for in order, reading the list once; undefined for one that it does not have. */
export function sortedLookup(records: AsyncIterator<FileRecord>): (key: string) => Promise<FileRecord | undefined> {
  let next: IteratorResult<FileRecord> | undefined;
  return async (key) => {
    next ??= await records.next();
    while (!next.done && next.value.key < key) next = await records.next();
    return !next.done && next.value.key === key ? next.value : undefined;
  };
}
