// Proof that a backup can be restored, without a database.

import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { requireKnown } from "@/lib/server/backup/catalog";
import { readFileList } from "@/lib/server/backup/file-list";
import {
  FILE_LIST,
  filePath,
  type Manifest,
  type Part,
  readManifest,
  SECRET,
  type TableRecord,
  tablePath,
} from "@/lib/server/backup/format";
import { partMeter, readPart, rowMeter } from "@/lib/server/backup/streams";
import type { Migration } from "@/lib/server/db/migrate";

/** The first problems of a damaged backup are enough. */
const MAX_PROBLEMS = 100;

export type Check = { manifest: Manifest; problems: string[] };

/**
 * Reads all of a backup: hashes of each part and file, and the rows of each table. Throws where there is no manifest of
 * this format, or where its schema is newer than this program.
 */
export async function checkBackup(directory: string, known: readonly Migration[]): Promise<Check> {
  const manifest = await readManifest(directory);
  requireKnown(manifest.migrations, known, "The backup");
  const problems: string[] = [];
  for await (const problem of findProblems(directory, manifest)) {
    problems.push(problem);
    if (problems.length >= MAX_PROBLEMS) break;
  }
  return { manifest, problems };
}

async function* findProblems(directory: string, manifest: Manifest): AsyncGenerator<string> {
  for (const table of manifest.tables) yield* tableProblems(directory, table);
  const { list, count, bytes } = manifest.files;
  if (!(await isPart(path.join(directory, FILE_LIST), list))) return yield `${FILE_LIST} is missing or damaged`;
  if (manifest.secret && !(await isPart(path.join(directory, SECRET), manifest.secret)))
    yield `${SECRET} is missing or damaged`;
  const found = { count: 0, bytes: 0 };
  for await (const record of readFileList(directory)) {
    found.count += 1;
    found.bytes += record.bytes;
    if (!(await isPart(filePath(directory, record.key), record))) yield `file ${record.key} is missing or damaged`;
  }
  if (found.count !== count || found.bytes !== bytes) yield `${FILE_LIST} has ${found.count} of ${count} files`;
}

async function* tableProblems(directory: string, { name, rows, digest, part }: TableRecord): AsyncGenerator<string> {
  const meters = { part: partMeter(), rows: rowMeter() };
  try {
    const read = createReadStream(tablePath(directory, name));
    await pipeline(
      read,
      meters.part.stream,
      createGunzip(),
      meters.rows.stream,
      async (lines: AsyncIterable<Buffer>) => {
        for await (const _chunk of lines);
      },
    );
  } catch (error) {
    return yield `table ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  const [packed, found] = [meters.part.seen(), meters.rows.seen()];
  if (packed.sha256 !== part.sha256) yield `table ${name} is damaged`;
  else if (found.rows !== rows || found.digest !== digest) yield `table ${name} has ${found.rows} of ${rows} rows`;
}

async function isPart(file: string, expected: Part): Promise<boolean> {
  const found = await readPart(file).catch(() => null);
  return found?.bytes === expected.bytes && found.sha256 === expected.sha256;
}
