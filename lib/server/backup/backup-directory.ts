// The directory that holds backups: their names, the newest one, and those that are too old.

import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { MANIFEST, PARTIAL, readManifest } from "@/lib/server/backup/format";

const NAME = /^boardwright-\d{8}T\d{6}Z$/;
/** A draft that nothing was written to for so long belongs to a process that died. */
const DEAD_DRAFT_MS = 24 * 3_600_000;

/** `boardwright-20261128T120944Z`: names sort by time. */
export function backupName(now: Date): string {
  return `boardwright-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Paths of the whole backups in a directory, the oldest first. */
export async function listBackups(directory: string): Promise<string[]> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const names = (await readdir(directory)).filter((name) => NAME.test(name)).toSorted();
  const paths = names.map((name) => path.join(directory, name));
  const readable = await Promise.all(paths.map((each) => readManifest(each).catch(() => null)));
  return paths.filter((_path, at) => readable[at] !== null);
}

/** Deletes all but the newest `kept` backups, and drafts of processes that died; answers what was deleted. */
export async function pruneBackups(directory: string, kept: number, now: Date): Promise<string[]> {
  const old = (await listBackups(directory)).slice(0, -kept);
  const deleted = [...old, ...(await deadDrafts(directory, now))];
  for (const each of deleted) {
    // Without its manifest it is no backup: a deletion that is cut off leaves none that looks whole.
    await rm(path.join(each, MANIFEST), { force: true });
    await rm(each, { recursive: true, force: true });
  }
  return deleted;
}

async function deadDrafts(directory: string, now: Date): Promise<string[]> {
  const names = (await readdir(directory)).filter(
    (name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length)),
  );
  const drafts = names.map((name) => path.join(directory, name));
  const times = await Promise.all(drafts.map(async (draft) => (await stat(draft)).mtimeMs));
  return drafts.filter((_draft, at) => now.getTime() - (times[at] ?? 0) > DEAD_DRAFT_MS);
}
