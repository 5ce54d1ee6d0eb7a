// A board from its archive: read on the server, kept as a project, shown to its owner.

import { Readable } from "node:stream";
import type { Board } from "@/lib/contracts/gerber";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import * as files from "@/lib/server/file/service";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import { recordAct } from "@/lib/server/ops/records/audit";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { readWhole } from "@/lib/server/storage/file-store";
import { confirmedBefore } from "./confirm";
import { drawingAnswer, type PictureSize } from "./picture-answer";
import * as rows from "./rows";
import { findSubmitted } from "./submitted-rows";
import { toBoard } from "./to-board";

const PICTURE_LIMIT_BYTES = 64 * 1024 * 1024;

async function keepPicture(deps: Deps, svg: string): Promise<string> {
  return (await deps.store.put(Readable.from([Buffer.from(svg)]), { maxBytes: PICTURE_LIMIT_BYTES })).key;
}

export async function createProject(
  deps: Deps,
  input: { gerberUrl: string; projectName: string },
  context: RequestContext,
): Promise<Board> {
  const owner = context.owner();
  const file = await fileRows.findOwned(deps.db, owner, input.gerberUrl);
  if (!file) throw new AppError("NOT_FOUND");
  if (file.fileType !== FILE_TYPES.gerber) throw new AppError("WRONG_FILE_FORMAT");
  const bytes = await readWhole(deps.store, file.storageKey);
  const reading = await deps.readBoardFile(bytes, { fileName: file.name });
  if (!reading.ok) {
    throw new AppError(isErrorCode(reading.code) ? reading.code : "PARSE_FAILED", { values: reading.details });
  }
  const { layers, warnings, topSvg, bottomSvg } = reading.value;
  const upload = { fileId: file.id, sha256: file.sha256, questions: reading.value.facts.questions };
  const facts = { ...reading.value.facts, confirmed: await confirmedBefore(deps.db, owner, upload) };
  const project = {
    id: newId(),
    ...owner,
    name: input.projectName,
    projectType: rows.BOARD_PROJECT,
    fileId: file.id,
    facts,
    layers,
    warnings,
    topPictureKey: await keepPicture(deps, topSvg),
    bottomPictureKey: await keepPicture(deps, bottomSvg),
  };
  await rows.insertProject(deps.db, project);
  return { projectId: project.id, projectName: project.name, facts, layers, warnings, board3dSnapshot: null };
}

/** A board of the caller's own; NOT_FOUND for another's, and for a project that is no board. */
export async function getOwned(deps: Deps, projectId: string, context: RequestContext): Promise<rows.ProjectRow> {
  const project = await rows.findOwned(deps.db, context.owner(), projectId);
  if (!project || project.projectType !== rows.BOARD_PROJECT) throw new AppError("NOT_FOUND");
  return project;
}

/** One's own, or for staff one that is part of an order or a quote; NOT_FOUND for every other. */
export async function getReadable(deps: Deps, projectId: string, context: RequestContext): Promise<rows.ProjectRow> {
  const submitted = context.viewer?.isStaff ? await findSubmitted(deps.db, projectId) : null;
  return submitted?.project ?? getOwned(deps, projectId, context);
}

export async function getBoard(deps: Deps, projectId: string, context: RequestContext): Promise<Board> {
  return toBoard(await getReadable(deps, projectId, context));
}

export async function getArchive(deps: Deps, projectId: string, context: RequestContext): Promise<FileAnswer> {
  const { viewer } = context;
  const submitted = viewer?.isStaff ? await findSubmitted(deps.db, projectId) : null;
  if (viewer && submitted?.file && submitted.project.accountId !== viewer.accountId) {
    const { project, file } = submitted;
    const act = { kind: "file-fetched", accountId: project.accountId, subject: `project:${projectId}` };
    await recordAct(deps.db, { viewer, now: context.now }, { ...act, details: { file: file.name } });
    return storedAnswer(deps, file);
  }
  const { fileId } = await getOwned(deps, projectId, context);
  if (fileId === null) throw new AppError("NOT_FOUND");
  return files.download(deps, fileId, context);
}

export async function getPicture(
  deps: Deps,
  { projectId, side, size }: { projectId: string; side: "top" | "bottom"; size: PictureSize },
  context: RequestContext,
): Promise<FileAnswer> {
  const project = await getReadable(deps, projectId, context);
  const key = side === "top" ? project.topPictureKey : project.bottomPictureKey;
  return drawingAnswer(deps, key, { name: `${project.name}-${side}`, size });
}
