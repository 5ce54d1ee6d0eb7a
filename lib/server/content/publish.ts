// Versions of documents: saved, scheduled, published and taken back.

import type { ContentDraft } from "@/lib/contracts/ops-content";
import { AppError } from "@/lib/contracts/errors";
import type { Database, Transaction } from "@/lib/server/db/client";
import { withTransaction } from "@/lib/server/db/client";
import * as adminRows from "./admin-rows";
import { loadContent } from "./load";
import * as rows from "./rows";
import { type StoredContent, storedContent } from "./stored-content";

export type Action = { do: "draft" | "publish" } | { do: "schedule"; at: Date };
export type Save = {
  documentId: string | undefined;
  draft: ContentDraft;
  action: Action;
  note: string;
  authorId: string;
  now: Date;
};
export type Saved = { documentId: string; versionId: string; number: number };

/** NOT_FOUND for an unknown document, NAME_EXISTS for a slug that another document has. */
export async function saveVersion(tx: Transaction, save: Save): Promise<Saved> {
  const { draft, now } = save;
  await rows.lockSlug(tx, draft.kind, draft.slug);
  const taken = await rows.findBySlug(tx, draft.kind, draft.slug);
  if (taken && taken.id !== save.documentId) throw new AppError("NAME_EXISTS");
  const documentId = save.documentId ?? (await rows.insertDocument(tx, newDocument(draft)));
  const document = await adminRows.lockDocument(tx, documentId);
  if (!document || document.kind !== draft.kind) throw new AppError("NOT_FOUND");
  const content = await toContent(tx, documentId, draft, now);
  await adminRows.endPending(tx, documentId);
  const { action, note, authorId } = save;
  if (action.do === "publish") await rows.replacePublished(tx, documentId);
  const { id, number } = await rows.insertVersion(tx, {
    documentId,
    state: action.do === "publish" ? "published" : action.do === "schedule" ? "scheduled" : "draft",
    content,
    publishAt: action.do === "schedule" ? action.at : null,
    note,
    createdBy: authorId,
  });
  await adminRows.changeDocument(tx, documentId, { updatedAt: now });
  if (action.do === "publish") await takeEffect(tx, documentId, content, now);
  return { documentId, versionId: id, number };
}

const newDocument = ({ kind, slug }: ContentDraft) => ({ kind, slug, origin: "staff", seedHash: null }) as const;

/** Dates and files of the document, which a draft does not carry, come from its latest version. */
async function toContent(tx: Transaction, documentId: string, draft: ContentDraft, now: Date): Promise<StoredContent> {
  const [latest] = await adminRows.listVersions(tx, documentId);
  const before = latest ? storedContent.parse(latest.version.content) : null;
  const today = now.toISOString().slice(0, 10);
  return storedContent.parse({
    ...draft,
    published: before?.published ?? today,
    updated: today,
    texts: {
      en: { ...draft.texts.en, files: before?.texts.en.files ?? [] },
      zh: { ...draft.texts.zh, files: before?.texts.zh.files ?? [] },
    },
  });
}

/** From now on the document is staff's, under the slug of the version; the former slug leads to it. */
async function takeEffect(tx: Transaction, documentId: string, content: StoredContent, now: Date): Promise<void> {
  const document = await adminRows.findDocument(tx, documentId);
  if (!document) return;
  const { kind, slug } = content;
  await adminRows.dropRedirect(tx, kind, slug);
  if (document.slug !== slug) await adminRows.keepRedirect(tx, kind, document.slug, documentId);
  await adminRows.changeDocument(tx, documentId, { slug, origin: "staff", updatedAt: now });
}

/** Publishes what is scheduled and due; true where anything was. */
export async function publishDue(db: Database, now: Date): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const due = await adminRows.lockDue(tx, now);
    for (const version of due) {
      await rows.replacePublished(tx, version.documentId);
      await adminRows.setVersionState(tx, version.id, "published");
      await takeEffect(tx, version.documentId, storedContent.parse(version.content), now);
    }
    return due.length > 0;
  });
}

/** Takes a document off the site. */
export async function withdraw(tx: Transaction, documentId: string, now: Date): Promise<void> {
  if (!(await adminRows.lockDocument(tx, documentId))) throw new AppError("NOT_FOUND");
  await rows.replacePublished(tx, documentId);
  await adminRows.endPending(tx, documentId);
  await adminRows.changeDocument(tx, documentId, { origin: "staff", updatedAt: now });
}

export const CONTENT_TASK_MS = 15_000;

type Parts = {
  db: Database;
  refreshPages: () => Promise<boolean>;
  /** The revision that the pages were made with. */
  revision: string;
};

/** Publishes what is due and loads what other processes have published; pages are made again where anything changed. */
export function createContentTask({ db, refreshPages, revision }: Parts): (now: Date) => Promise<void> {
  let loaded = revision;
  let shown = revision;
  return async (now) => {
    await publishDue(db, now);
    loaded = await loadContent(db, loaded);
    if (loaded !== shown && (await refreshPages())) shown = loaded;
  };
}
