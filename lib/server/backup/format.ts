// The layout of a backup: a directory with a manifest, the rows of each table, and the stored files.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const FORMAT = "boardwright-backup";
export const FORMAT_VERSION = 1;
export const MANIFEST = "manifest.json";
export const FILE_LIST = "files.ndjson";
export const SECRET = "secret";
/** Name of a backup that is being written. */
export const PARTIAL = ".partial";

/** Names become parts of paths and of statements, and a manifest may have been edited. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
export const storageKey = z.string().regex(/^[\w-]{1,128}$/);

const part = z.strictObject({ bytes: count, sha256 });
export type Part = z.infer<typeof part>;

const table = z.strictObject({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: count,
  /** Sum over the rows, see row-digest.ts. */
  digest: sha256,
  part,
});
export type TableRecord = z.infer<typeof table>;

const sequence = z.strictObject({ name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() });
export type SequenceRecord = z.infer<typeof sequence>;

const migration = z.strictObject({ name: z.string(), checksum: sha256, appliedAt: z.string() });
export type MigrationRecord = z.infer<typeof migration>;

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION, { error: "is of a newer program" }),
  /** Version of the program that wrote it. */
  product: z.string(),
  /** Moment of the snapshot, ISO 8601. */
  takenAt: z.iso.datetime(),
  database: z.strictObject({ kind: z.enum(["embedded", "postgres"]), server: z.string() }),
  /** In the order in which they were applied. */
  migrations: z.array(migration).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.strictObject({
    count,
    bytes: count,
    list: part,
    /** Keys whose file and record went while the backup was written. */
    removed: z.array(z.string()),
    /** Keys that records name and the store does not have. */
    missing: z.array(z.string()),
    /** Keys whose content is not what their record says. */
    damaged: z.array(z.string()),
  }),
  /** The installation's secret, by which visitors' keys and codes are hashed; null where there was none. */
  secret: part.nullable(),
});
export type Manifest = z.infer<typeof manifest>;

/** A line of the list of files, which is sorted by key. */
export const fileRecord = z.strictObject({ key: storageKey, bytes: count, sha256 });
export type FileRecord = z.infer<typeof fileRecord>;

export const tablePath = (directory: string, name: string) => path.join(directory, "database", `${name}.copy.gz`);

/** Two levels of directories keep each of them small. */
export const filePath = (directory: string, key: string) =>
  path.join(directory, "files", key.slice(0, 2), key.slice(2, 4), key);

/** Throws an Error with one sentence where the directory holds no backup that this program can read. */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(path.join(directory, MANIFEST), "utf8").catch(() => {
    throw new Error(`${directory} holds no backup: ${MANIFEST} is missing or unreadable.`);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${MANIFEST} of ${directory} cannot be read: ${issue?.path.join(".")} ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
