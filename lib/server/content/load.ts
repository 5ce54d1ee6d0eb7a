// The seed brought into the database, and what is published there loaded for the pages of this process.

import { createHash } from "node:crypto";
import { documentKey } from "@/lib/core/content/content-document";
import { type Database, type Transaction, withTransaction } from "@/lib/server/db/client";
import * as rows from "./rows";
import { readSeed, type SeedDocument } from "./seed-files";
import { createSnapshot, shareContent } from "./snapshot";
import { storedContent } from "./stored-content";

/**
 * Publishes what is new in the seed. A document that staff have published follows its files no longer; one whose files
 * are gone stays. Processes that start together do so one after the other.
 */
export async function syncSeed(db: Database, now: Date, seed?: readonly SeedDocument[]): Promise<void> {
  const given = seed ?? (await readSeed());
  const known = new Map((await rows.listDocuments(db)).map((row) => [documentKey(row), row]));
  const isDue = ({ content, hash }: SeedDocument) => isChanged(known.get(documentKey(content)), hash);
  for (const document of given.filter(isDue)) await withTransaction(db, (tx) => publishSeed(tx, document, now));
}

const isChanged = (row: rows.DocumentRow | undefined, hash: string) =>
  row === undefined || (row.origin === "seed" && row.seedHash !== hash);

async function publishSeed(tx: Transaction, { content, hash }: SeedDocument, now: Date): Promise<void> {
  const { kind, slug } = content;
  await rows.lockSlug(tx, kind, slug);
  const row = await rows.findBySlug(tx, kind, slug);
  if (!isChanged(row, hash)) return;
  const id = row?.id ?? (await rows.insertDocument(tx, { kind, slug, origin: "seed", seedHash: hash }));
  if (row) await rows.setSeedHash(tx, id, hash, now);
  await rows.replacePublished(tx, id);
  await rows.insertVersion(tx, { documentId: id, state: "published", content });
}

/** Loads what is published where its revision is not `known`; answers the present one. */
export async function loadContent(db: Database, known?: string): Promise<string> {
  const names = (await rows.listPublishedIds(db)).sort();
  const redirects = await rows.listRedirects(db);
  const former = redirects.map(({ kind, slug, to }) => `${kind}/${slug}:${to}`).sort();
  const revision = createHash("sha256")
    .update([...names, ...former].join("\n"))
    .digest("hex")
    .slice(0, 16);
  if (revision === known) return revision;
  const contents = (await rows.listPublished(db)).map((content) => storedContent.parse(content));
  shareContent(createSnapshot(contents, { revision, redirects }));
  return revision;
}
