// Kept versions of a drawing: under a name, and by the server from time to time while it is edited.

import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { deleteVersion, getVersion, keepVersion, listVersions, VersionRow } from "@/lib/contracts/project-version";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { requireProject } from "./access";
import * as rows from "./rows";
import * as versionRows from "./version-rows";

type Context = RequestContext<Viewer>;

const KEEP_EVERY_MS = 30 * 60_000;
const MAX_UNNAMED = 50;
const MAX_NAMED = 200;

const toRow = ({ id, version, name, createdAt, author }: versionRows.ListedVersion): VersionRow => ({
  ...{ id, version, name, createTime: createdAt.toISOString(), author: author ?? "" },
});

interface Change {
  readonly projectId: string;
  /** Before the change. */
  readonly version: number;
  readonly accountId: string;
  readonly now: Date;
}

/** Keeps the drawing before the first change, and before one that comes half an hour after the version kept last. */
export async function keepBefore(tx: Transaction, { projectId, version, accountId, now }: Change): Promise<void> {
  const last = await versionRows.findLatest(tx, projectId);
  if (last && (last.version === version || now.getTime() - last.createdAt.getTime() < KEEP_EVERY_MS)) return;
  const document = await rows.findDocument(tx, projectId);
  if (!document) return;
  const { content } = document;
  await versionRows.insert(tx, { id: newId(), projectId, version, name: null, content, accountId, createdAt: now });
  await versionRows.thinOut(tx, projectId, MAX_UNNAMED);
}

export async function list(
  deps: Deps,
  input: ParsedInputOf<typeof listVersions>,
  { viewer }: Context,
): Promise<OutputOf<typeof listVersions>> {
  const { project } = await requireProject(deps.db, viewer, input, "edit");
  return { rows: (await versionRows.list(deps.db, project.id)).map(toRow) };
}

export function keep(deps: Deps, input: ParsedInputOf<typeof keepVersion>, { viewer, now }: Context) {
  return withTransaction(deps.db, async (tx) => {
    const { project } = await requireProject(tx, viewer, input, "edit");
    const { id: projectId } = project;
    const document = await rows.findDocument(tx, projectId);
    if (!document) throw new AppError("NOT_FOUND");
    if ((await versionRows.countNamed(tx, projectId)) >= MAX_NAMED)
      throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_NAMED } });
    const { accountId } = viewer;
    const made = { id: newId(), projectId, name: input.name, ...document, accountId, createdAt: now };
    await versionRows.insert(tx, made);
    const kept = await versionRows.find(tx, projectId, made.id);
    if (!kept) throw new Error("a version that was kept was not found");
    return toRow(kept);
  });
}

export async function get(deps: Deps, input: ParsedInputOf<typeof getVersion>, { viewer }: Context) {
  const { project } = await requireProject(deps.db, viewer, input, "edit");
  const found = await versionRows.find(deps.db, project.id, input.id);
  if (!found) throw new AppError("NOT_FOUND");
  return { ...toRow(found), content: found.content };
}

export async function remove(
  deps: Deps,
  { projectId, id }: ParsedInputOf<typeof deleteVersion>,
  { viewer }: Context,
): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await rows.findOwned(tx, viewer.accountId, projectId, "live"))) throw new AppError("NOT_FOUND");
    if (!(await versionRows.remove(tx, projectId, id))) throw new AppError("NOT_FOUND");
  });
  return {};
}
