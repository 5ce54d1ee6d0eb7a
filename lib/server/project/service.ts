// A person's projects: created, copied, renamed, deleted, restored.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  type copyProject,
  type createProject,
  type deletedProjectRow,
  type listDeletedProjects,
  type listProjects,
  type ProjectRow,
  type renameProject,
} from "@/lib/contracts/project";
import { type SchematicContent, schematicFile } from "@/lib/contracts/schematic-file";
import { isExample } from "@/lib/contracts/project-example";
import { newSchematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { copyOrigin } from "@/lib/server/community/origin-rows";
import { withdrawOf } from "@/lib/server/community/rows";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { pictureName } from "@/lib/server/gerber/picture-answer";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import * as importRows from "@/lib/server/project-import/import-rows";
import { publishRightsChanged } from "@/lib/server/realtime/publish";
import en from "@/messages/en/project.json";
import zh from "@/messages/zh/project.json";
import type * as z from "zod/mini";
import { requireProject } from "./access";
import { openExample } from "./examples";
import * as imageRows from "./image-rows";
import * as resultRows from "./result-rows";
import { freeName, requireFreeName } from "./names";
import * as rows from "./rows";
import { isFree } from "./sample";

type Context = RequestContext<Viewer>;

/** Enough for a company, too few to fill a disk. */
const MAX_PROJECTS = 5_000;
const WORDS = { en, zh };

/** Name of a project's picture: the version of its drawing, or that of a board's picture. */
const thumbnailOf = ({ project, version }: rows.ListedProject): string | null =>
  version === null ? pictureName(project.board3dSnapshotKey ?? project.topPictureKey) : `v${version}`;

export function toProjectRow(listed: rows.ListedProject): ProjectRow {
  const { project, share, isImported } = listed;
  const { id, name, projectType, createdAt, updatedAt, openCount, visitCount, copyCount } = project;
  return {
    ...{ projectId: id, projectName: name, projectType: projectType as ProjectRow["projectType"] },
    ...{ createTime: createdAt.toISOString(), updateTime: (updatedAt ?? createdAt).toISOString() },
    ...{ openCount, visitCount, copyCount, isShared: share !== null },
    ...{ example: false, free: isFree(name), thumbnail: thumbnailOf(listed), isImported },
  };
}

export async function list(deps: Deps, input: ParsedInputOf<typeof listProjects>, { viewer }: Context) {
  const { found, total } = await rows.list(deps.db, viewer.accountId, { ...input, place: "live" });
  return { rows: found.map(toProjectRow), total };
}

export async function listDeleted(deps: Deps, input: ParsedInputOf<typeof listDeletedProjects>, { viewer }: Context) {
  const query = { ...input, place: "bin", sort: "deleted", order: "desc" } as const;
  const { found, total } = await rows.list(deps.db, viewer.accountId, query);
  const toRow = (each: rows.ListedProject): z.infer<typeof deletedProjectRow> => ({
    ...toProjectRow(each),
    deleteTime: (each.project.deletedAt ?? each.project.createdAt).toISOString(),
  });
  return { rows: found.map(toRow), total };
}

type NewProject = { name: string; projectType: number; content: SchematicContent };

/** A drawing of the viewer's own; TOO_MANY_RECORDS beyond 5,000 projects. */
export async function insertDrawing(
  tx: Transaction,
  { name, projectType, content }: NewProject,
  { viewer, now }: Context,
) {
  const { accountId } = viewer;
  if ((await rows.countOwned(tx, accountId)) >= MAX_PROJECTS)
    throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_PROJECTS } });
  const project = await rows.insertProject(tx, { id: newId(), accountId, name, projectType, createdAt: now });
  await rows.insertDocument(tx, { projectId: project.id, content, savedAt: now });
  return toProjectRow({ project, share: null, version: 1, isImported: false });
}

export function create(deps: Deps, input: ParsedInputOf<typeof createProject>, context: Context): Promise<ProjectRow> {
  const { accountId } = context.viewer;
  const { untitled, rootSheet } = WORDS[context.locale];
  return withTransaction(deps.db, async (tx) => {
    await rows.lockProjects(tx, accountId);
    const wanted = input.projectName;
    if (wanted !== undefined) await requireFreeName(tx, accountId, { name: wanted, exceptId: null });
    const name = wanted ?? (await freeName(tx, accountId, untitled));
    const content = schematicFile.parse(writeSchematic(newSchematic(newId(), rootSheet)));
    return insertDrawing(tx, { name, projectType: input.projectType, content }, context);
  });
}

async function copyExample(tx: Transaction, projectId: string, context: Context): Promise<ProjectRow> {
  const { projectName, projectType, content } = await openExample(projectId, context.locale);
  const name = await freeName(tx, context.viewer.accountId, projectName);
  return insertDrawing(tx, { name, projectType, content }, context);
}

/** Boards are copied by uploading their files: only projects with a document can be copied. */
export function copy(deps: Deps, input: ParsedInputOf<typeof copyProject>, context: Context): Promise<ProjectRow> {
  const { accountId } = context.viewer;
  return withTransaction(deps.db, async (tx) => {
    await rows.lockProjects(tx, accountId);
    if (isExample(input.projectId)) return copyExample(tx, input.projectId, context);
    const { project, right } = await requireProject(tx, context.viewer, input, "copy");
    const document = await rows.findDocument(tx, project.id);
    if (!document) throw new AppError("NOT_FOUND");
    const name = await freeName(tx, accountId, project.name);
    const { content } = document;
    const made = await insertDrawing(tx, { name, projectType: project.projectType, content }, context);
    await imageRows.copyTo(tx, project.id, made.projectId);
    const isImported = await importRows.copyTo(tx, project.id, made.projectId);
    await copyOrigin(tx, project.id, made.projectId, context.now);
    if (right !== "owner") await rows.raise(tx, project.id, "copyCount");
    return { ...made, isImported };
  });
}

async function requireOwned(tx: Transaction, { viewer }: Context, id: string, place: "live" | "bin") {
  const owned = await rows.findOwned(tx, viewer.accountId, id, place);
  if (!owned) throw new AppError("NOT_FOUND");
  return owned;
}

export function rename(deps: Deps, input: ParsedInputOf<typeof renameProject>, context: Context): Promise<ProjectRow> {
  const { accountId } = context.viewer;
  const { projectId, projectName: name } = input;
  return withTransaction(deps.db, async (tx) => {
    await rows.lockProjects(tx, accountId);
    const { project, ...facts } = await requireOwned(tx, context, projectId, "live");
    await requireFreeName(tx, accountId, { name, exceptId: projectId });
    await rows.changeProject(tx, projectId, { name, updatedAt: context.now });
    return toProjectRow({ project: { ...project, name, updatedAt: context.now }, ...facts });
  });
}

/** Neither its link nor its publication comes back when it is restored. */
export async function remove(deps: Deps, projectId: string, context: Context): Promise<Record<string, never>> {
  await withTransaction(deps.db, async (tx) => {
    await requireOwned(tx, context, projectId, "live");
    await rows.changeProject(tx, projectId, { deletedAt: context.now });
    await rows.deleteShares(tx, [projectId]);
    await withdrawOf(tx, [projectId], context.now);
  });
  publishRightsChanged(deps, projectId);
  return {};
}

export async function restore(deps: Deps, projectIds: readonly string[], context: Context) {
  const { accountId } = context.viewer;
  await withTransaction(deps.db, async (tx) => {
    await rows.lockProjects(tx, accountId);
    for (const id of new Set(projectIds)) {
      const { project } = await requireOwned(tx, context, id, "bin");
      await rows.changeProject(tx, id, { name: await freeName(tx, accountId, project.name), deletedAt: null });
    }
  });
  return {};
}

/** A project that an order or a quote names stays in the database, but no longer in the person's workbench. */
export async function purge(deps: Deps, projectIds: readonly string[], context: Context) {
  const keys = await withTransaction(deps.db, async (tx) => {
    const ids = [...new Set(projectIds)];
    for (const id of ids) await requireOwned(tx, context, id, "bin");
    const referenced = await rows.findReferenced(tx, ids);
    for (const id of referenced) await rows.changeProject(tx, id, { purgedAt: context.now });
    const deleted = ids.filter((id) => !referenced.has(id));
    const unused = await imageRows.remove(tx, deleted);
    // Projects that an order names as well lose theirs: nobody can open them any more.
    const results = await resultRows.removeOf(tx, ids);
    await rows.deleteProjects(tx, deleted);
    return [...unused, ...results];
  });
  for (const key of keys) await deps.store.remove(key);
  return {};
}

export async function open(deps: Deps, projectId: string, { viewer, locale }: Context): Promise<Record<string, never>> {
  if (isExample(projectId)) {
    await openExample(projectId, locale);
    return {};
  }
  if (!(await rows.findOwned(deps.db, viewer.accountId, projectId, "live"))) throw new AppError("NOT_FOUND");
  await rows.raise(deps.db, projectId, "openCount");
  return {};
}
