// Publishing one's own projects: the first version, later ones, texts, and the end of it.

import type {
  editPublication,
  listOwnPublications,
  OwnPublication,
  publishProject,
  publishVersion,
} from "@/lib/contracts/community-publish";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { getById } from "@/lib/server/account/rows";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as changeRows from "@/lib/server/project/change-rows";
import * as projectRows from "@/lib/server/project/rows";
import { copyAttachments, putAttachments } from "./attachments";
import { checkParts, findProblems } from "./check";
import { requireConfirmed } from "./confirmed";
import { withCopies } from "./copy-stored";
import { type Cover, drawnCover, uploadedCover } from "./cover";
import { freeze, type Frozen, isBoardChanged, listedFacts, readSource, type Source } from "./freeze";
import * as rows from "./rows";
import { searchTextOf } from "./search-text";
import { coverUrlOf, summaryOf, toAttachment, toVersion } from "./to-card";

type Context = RequestContext<Viewer>;
type PublishInput = ParsedInputOf<typeof publishProject>;
type EditInput = ParsedInputOf<typeof editPublication>;
type VersionInput = ParsedInputOf<typeof publishVersion>;

const MAX_PUBLICATIONS = 500;
const MAX_VERSIONS = 100;
/** Limit of one person: more than anybody draws in a day. */
const PUBLISHED = { points: 50, seconds: 86_400 };

async function toOwn(deps: Deps, publication: rows.PublicationRow): Promise<OwnPublication> {
  const { projectId, state, title, introduction, license, tags, links, boardProjectId, version } = publication;
  const current = await changeRows.findVersion(deps.db, projectId);
  const proposals = await rows.countOpenProposals(deps.db, [projectId]);
  return {
    ...{ projectId, state, title, introduction, license, tags, links, boardProjectId, version },
    attachments: (await rows.listAttachments(deps.db, projectId)).map(toAttachment),
    coverUrl: coverUrlOf(publication),
    versions: (await rows.listVersions(deps.db, projectId)).map(toVersion),
    isChanged: current !== null && current !== publication.documentVersion,
    heldReason: publication.heldReason,
    openProposals: proposals.get(projectId) ?? 0,
    createTime: publication.createdAt.toISOString(),
    updateTime: publication.updatedAt.toISOString(),
  };
}

export async function getOwn(deps: Deps, projectId: string, { viewer }: Context): Promise<OwnPublication> {
  const publication = await rows.findOwned(deps.db, viewer.accountId, projectId);
  if (!publication) throw new AppError("NOT_FOUND");
  return toOwn(deps, publication);
}

export async function listOwn(deps: Deps, page: ParsedInputOf<typeof listOwnPublications>, { viewer }: Context) {
  const { rows: found, total } = await rows.listOwned(deps.db, viewer.accountId, page);
  const ids = found.map(({ projectId }) => projectId);
  const proposals = await rows.countOpenProposals(deps.db, ids);
  return {
    rows: found.map((publication) => ({
      ...{ projectId: publication.projectId, state: publication.state, title: publication.title },
      ...{ coverUrl: coverUrlOf(publication), version: publication.version },
      openProposals: proposals.get(publication.projectId) ?? 0,
      updateTime: publication.updatedAt.toISOString(),
    })),
    total,
  };
}

/** PUBLICATION_PROBLEMS with all findings if one of them is an error. */
async function requireUnproblematic(deps: Deps, source: Source, input: EditInput, context: Context): Promise<void> {
  const findings = await findProblems(deps, source, input, context);
  if (findings.some(({ severity }) => severity === "error"))
    throw new AppError("PUBLICATION_PROBLEMS", { data: { findings } });
}

type Texts = Pick<EditInput, "title" | "introduction" | "license" | "tags" | "links">;

const textColumns = ({ title, introduction, license, tags, links }: Texts) => ({
  ...{ title, introduction, summary: summaryOf(introduction), license, tags, tagsZh: tags, links, translations: {} },
});

interface NewVersion {
  readonly version: number;
  readonly name: string | undefined;
  readonly note: string;
}

async function addVersion(tx: Transaction, source: Source, frozen: Frozen, made: NewVersion, now: Date): Promise<void> {
  const { project, text, bom, compared } = source;
  const before = await rows.findVersion(tx, project.id, made.version - 1);
  await rows.insertVersion(tx, {
    ...{ projectId: project.id, version: made.version, name: made.name ?? `${made.version}.0`, note: made.note },
    ...{ text, bom, ...frozen.board, createdAt: now },
    // Unknown if another version was published since the drawing was read.
    changes: compared.before === made.version - 1 ? compared.changes : null,
    isBoardChanged: isBoardChanged(before, frozen.board),
  });
  await rows.insertImages(tx, frozen.images);
}

interface Prepared {
  readonly source: Source;
  readonly frozen: Frozen;
  readonly isComplete: boolean;
}

/** Columns of the latest version for lists. */
const versionColumns = ({ source, frozen, isComplete }: Prepared, made: NewVersion, now: Date) => ({
  ...{ version: made.version, versionName: made.name ?? `${made.version}.0`, updatedAt: now },
  ...{ documentVersion: source.documentVersion, boardProjectId: source.board?.id ?? null },
  ...listedFacts(source, frozen.board, isComplete),
});

/** Null if the project was never published. STALE_VERSION if it is, PUBLICATION_HELD while staff hold it. */
async function lockUnpublished(tx: Transaction, projectId: string, { viewer }: Context) {
  await projectRows.lockProjects(tx, viewer.accountId);
  const existing = await rows.lock(tx, projectId);
  if (existing?.state === "held") throw new AppError("PUBLICATION_HELD");
  if (existing?.state === "published") throw new AppError("STALE_VERSION");
  if (!existing && (await rows.countOwned(tx, viewer.accountId)) >= MAX_PUBLICATIONS)
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_PUBLICATIONS } });
  // In the recycle bin since it was read.
  if (!(await projectRows.findOwned(tx, viewer.accountId, projectId, "live"))) throw new AppError("NOT_FOUND");
  return existing;
}

/**
 * Number of the version that follows. A draft is replaced: nobody has checked it, and everybody could read it as an
 * earlier version otherwise. `gone` are keys of the store. TOO_MANY_RECORDS beyond 100 versions.
 */
async function placeOf(tx: Transaction, existing: rows.PublicationRow | null) {
  const { projectId = "", version = 0, state } = existing ?? {};
  if (state === "draft") return { version, gone: await rows.deleteVersion(tx, projectId, version) };
  if (version >= MAX_VERSIONS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_VERSIONS } });
  return { version: version + 1, gone: [] };
}

async function authorName(deps: Deps, { viewer }: Context): Promise<string> {
  return (await getById(deps.db, viewer.accountId)).username;
}

export async function publish(deps: Deps, input: PublishInput, context: Context): Promise<OwnPublication> {
  const { projectId, isDraft } = input;
  const { now, viewer } = context;
  const source = await readSource(deps, input, context);
  if (isDraft === 0) {
    await requireConfirmed(deps.db, context);
    await requireUnproblematic(deps, source, input, context);
    await deps.rateLimiter.take("publish", viewer.accountId, PUBLISHED);
  }
  const { isComplete } = await checkParts(deps, source);
  const author = await authorName(deps, context);
  const { publication, gone } = await withCopies(deps, async (copies) => {
    const frozen = await freeze(deps, source, context, copies);
    const attachments = await copyAttachments(deps, input, context, copies);
    const uploaded = input.coverUrl === undefined ? null : await uploadedCover(deps, input.coverUrl, context, copies);
    const hasCover = uploaded !== null || (await rows.findOwned(deps.db, viewer.accountId, projectId)) !== null;
    const cover = uploaded ?? (hasCover ? null : await drawnCover(deps, source, frozen.board, copies));
    return withTransaction(deps.db, async (tx) => {
      const existing = await lockUnpublished(tx, projectId, context);
      const place = await placeOf(tx, existing);
      const made = { version: place.version, name: input.versionName, note: input.note };
      const state = isDraft === 1 ? ("draft" as const) : ("published" as const);
      const columns = {
        ...{ ...textColumns(input), ...versionColumns({ source, frozen, isComplete }, made, now), state },
        searchText: searchTextOf({ ...input, author, bom: source.bom }),
        publishedAt: existing?.publishedAt ?? (isDraft === 1 ? null : now),
      };
      const kept = existing
        ? await rows.update(tx, projectId, { ...columns, ...cover })
        : await rows.insert(tx, {
            ...{ projectId, accountId: viewer.accountId, createdAt: now, ...columns },
            ...requireCover(cover),
          });
      await addVersion(tx, source, frozen, made, now);
      const keys = [...place.gone, ...(await putAttachments(tx, projectId, attachments))];
      return { publication: kept, gone: existing && cover ? [...keys, existing.coverKey] : keys };
    });
  });
  for (const key of gone) await deps.store.remove(key);
  return toOwn(deps, publication);
}

function requireCover(cover: Cover | null): Cover {
  if (cover === null) throw new AppError("STALE_VERSION");
  return cover;
}

export async function edit(deps: Deps, input: EditInput, context: Context): Promise<OwnPublication> {
  const { projectId } = input;
  const { accountId } = context.viewer;
  const before = await rows.findOwned(deps.db, accountId, projectId);
  if (!before) throw new AppError("NOT_FOUND");
  const named = { projectId, boardProjectId: before.boardProjectId ?? undefined };
  // A board that was deleted since stays published; the texts are checked alone then.
  const source = await readSource(deps, named, context).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return readSource(deps, { projectId }, context);
    throw error;
  });
  if (before.state === "published" || before.state === "held") {
    await requireConfirmed(deps.db, context);
    await requireUnproblematic(deps, { ...source, board: null }, input, context);
  }
  const author = await authorName(deps, context);
  const { publication, gone } = await withCopies(deps, async (copies) => {
    const attachments = await copyAttachments(deps, input, context, copies);
    const cover = input.coverUrl === undefined ? null : await uploadedCover(deps, input.coverUrl, context, copies);
    return withTransaction(deps.db, async (tx) => {
      const locked = await rows.lock(tx, projectId);
      if (!locked || locked.accountId !== accountId) throw new AppError("NOT_FOUND");
      const published = await rows.findVersion(tx, projectId, locked.version);
      const searchText = searchTextOf({ ...input, author, bom: published?.bom ?? [] });
      const change = { ...textColumns(input), ...cover, searchText, updatedAt: context.now };
      const kept = await rows.update(tx, projectId, change);
      const keys = await putAttachments(tx, projectId, attachments);
      return { publication: kept, gone: cover ? [...keys, locked.coverKey] : keys };
    });
  });
  for (const key of gone) await deps.store.remove(key);
  return toOwn(deps, publication);
}

/** PUBLICATION_HELD while staff hold it; MOVE_NOT_ALLOWED for a draft, which is published or kept anew. */
function requireVersioned({ state }: rows.PublicationRow): void {
  if (state === "held") throw new AppError("PUBLICATION_HELD");
  if (state === "draft") throw new AppError("MOVE_NOT_ALLOWED");
}

export async function addNewVersion(deps: Deps, input: VersionInput, context: Context): Promise<OwnPublication> {
  const { projectId } = input;
  const { now } = context;
  const { accountId } = context.viewer;
  const before = await rows.findOwned(deps.db, accountId, projectId);
  if (!before) throw new AppError("NOT_FOUND");
  requireVersioned(before);
  await requireConfirmed(deps.db, context);
  const source = await readSource(deps, input, context);
  await requireUnproblematic(deps, source, { ...before, attachments: [] }, context);
  await deps.rateLimiter.take("publish", accountId, PUBLISHED);
  const { isComplete } = await checkParts(deps, source);
  const author = await authorName(deps, context);
  const publication = await withCopies(deps, async (copies) => {
    const frozen = await freeze(deps, source, context, copies);
    return withTransaction(deps.db, async (tx) => {
      const locked = await rows.lock(tx, projectId);
      if (!locked || locked.accountId !== accountId) throw new AppError("NOT_FOUND");
      requireVersioned(locked);
      if (locked.version >= MAX_VERSIONS) throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_VERSIONS } });
      const made = { version: locked.version + 1, name: input.versionName, note: input.note };
      await addVersion(tx, source, frozen, made, now);
      const searchText = searchTextOf({ ...locked, author, bom: source.bom });
      return rows.update(tx, projectId, {
        ...{ ...versionColumns({ source, frozen, isComplete }, made, now), searchText },
      });
    });
  });
  return toOwn(deps, publication);
}

/** Its likes, comments and versions stay, for the day on which it is published again. */
export async function withdraw(deps: Deps, projectId: string, { viewer, now }: Context) {
  await withTransaction(deps.db, async (tx) => {
    const locked = await rows.lock(tx, projectId);
    if (!locked || locked.accountId !== viewer.accountId) throw new AppError("NOT_FOUND");
    if (locked.state === "held") throw new AppError("PUBLICATION_HELD");
    // Nobody else reads a draft: it stays one, so that publishing replaces it.
    if (locked.state === "published") await rows.update(tx, projectId, { state: "withdrawn", updatedAt: now });
  });
  return {};
}
