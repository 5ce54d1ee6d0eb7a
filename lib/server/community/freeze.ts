// A version that is published: copies of the drawing, its images, and the board's files with what was measured on them.

import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { boardFacts } from "@/lib/contracts/gerber";
import type { FoundSecret } from "@/lib/core/community/secrets";
import type { BomRow } from "@/lib/core/schematic/export/bom-rows";
import type { Deps } from "@/lib/server/deps";
import * as dfmRows from "@/lib/server/dfm/rows";
import * as fileRows from "@/lib/server/file/rows";
import * as gerberRows from "@/lib/server/gerber/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as imageRows from "@/lib/server/project/image-rows";
import * as projectRows from "@/lib/server/project/rows";
import type { StoredCopies } from "./copy-stored";
import type { DrawingReading } from "./drawing-reading";
import * as drawingRows from "./drawing-rows";
import type { PublishedImage, VersionRow, VersionSummary } from "./rows";
import * as rows from "./rows";

const MAX_DRAWING_BYTES = 64 * 1024 * 1024;
const MAX_BOARD_BYTES = MAX_FILE_BYTES[FILE_TYPES.gerber] ?? 0;
const MAX_IMAGE_BYTES = MAX_FILE_BYTES[FILE_TYPES.image] ?? 0;

export type FrozenBoard = Pick<
  VersionRow,
  | "facts"
  | "layers"
  | "warnings"
  | "fileKey"
  | "fileName"
  | "fileMime"
  | "fileSha256"
  | "fileSize"
  | "topPictureKey"
  | "bottomPictureKey"
  | "dfm"
>;

export interface Source {
  readonly project: projectRows.ProjectRow;
  /** The drawing as JSON; null for a board alone. */
  readonly text: string | null;
  readonly documentVersion: number | null;
  readonly board: gerberRows.ProjectRow | null;
  readonly bom: BomRow[];
  /** In the texts of the drawing. */
  readonly secrets: readonly FoundSecret[];
  /** Changes since the version `before`. */
  readonly compared: { readonly before: number; readonly changes: DrawingReading["changes"] };
}

export const NO_BOARD: FrozenBoard = {
  ...{ facts: null, layers: [], warnings: [], fileKey: null, fileName: null, fileMime: null, fileSha256: null },
  ...{ fileSize: null, topPictureKey: null, bottomPictureKey: null, dfm: null },
};

type Named = { projectId: string; boardProjectId?: string | undefined };

/** Number of the version that the next one follows: a draft is replaced. 0 without one. */
const versionBefore = (publication: rows.PublicationRow | null): number =>
  publication === null ? 0 : publication.state === "draft" ? publication.version - 1 : publication.version;

type Drawing = NonNullable<Awaited<ReturnType<typeof drawingRows.findDrawing>>>;

/** PARSE_TIMEOUT and PARSE_TOO_LARGE beyond the limits of the worker. */
async function readDrawing(deps: Deps, { text, changes }: Drawing, before: string | null): Promise<DrawingReading> {
  const reading = await deps.readDrawing({ text, changes, before });
  if (reading.ok) return reading.value;
  throw new AppError(isErrorCode(reading.code) ? reading.code : "PARSE_FAILED", { values: reading.details });
}

/** One's own project with its drawing, and the board that is published with it. NOT_FOUND for those of others. */
export async function readSource(deps: Deps, { projectId, boardProjectId }: Named, context: RequestContext<Viewer>) {
  const owned = await projectRows.findOwned(deps.db, context.viewer.accountId, projectId, "live");
  if (!owned) throw new AppError("NOT_FOUND");
  const { project } = owned;
  const isBoard = project.projectType === gerberRows.BOARD_PROJECT;
  const drawing = isBoard ? null : await drawingRows.findDrawing(deps.db, projectId);
  if (!isBoard && !drawing) throw new AppError("NOT_FOUND");
  const boardId = isBoard ? projectId : boardProjectId;
  const board = boardId === undefined ? null : await gerberRows.findOwned(deps.db, context.owner(), boardId);
  const isReadable = board === null || (board.projectType === gerberRows.BOARD_PROJECT && board.deletedAt === null);
  if ((boardId !== undefined && board === null) || !isReadable) throw new AppError("NOT_FOUND");
  const before = versionBefore(await rows.find(deps.db, projectId));
  const textBefore = drawing && (await drawingRows.findPublished(deps.db, projectId, before));
  const reading = drawing && (await readDrawing(deps, drawing, textBefore));
  const source: Source = {
    ...{ project, board, text: reading?.text ?? drawing?.text ?? null, documentVersion: drawing?.version ?? null },
    ...{ bom: reading?.bom ?? [], secrets: reading?.secrets ?? [] },
    compared: { before, changes: reading?.changes ?? null },
  };
  return source;
}

async function freezeBoard(
  deps: Deps,
  { board }: Source,
  context: RequestContext<Viewer>,
  copies: StoredCopies,
): Promise<FrozenBoard> {
  if (board === null) return NO_BOARD;
  const file = board.fileId === null ? null : await fileRows.findOwned(deps.db, context.owner(), board.fileId);
  if (!file) throw new AppError("NOT_FOUND");
  const drawing = async (key: string | null) => (key === null ? null : (await copies.copy(key, MAX_DRAWING_BYTES)).key);
  const { key: fileKey, sha256, size } = await copies.copy(file.storageKey, MAX_BOARD_BYTES);
  const check = await dfmRows.find(deps.db, board.id);
  const count = (severity: string) => check?.report.findings.filter((each) => each.severity === severity).length ?? 0;
  return {
    ...{ facts: board.facts, layers: board.layers, warnings: board.warnings },
    ...{ fileKey, fileName: file.name, fileMime: file.mime, fileSha256: sha256, fileSize: size },
    topPictureKey: await drawing(board.topPictureKey),
    bottomPictureKey: await drawing(board.bottomPictureKey),
    dfm: check && { risk: count("risk"), warning: count("warning"), notice: count("notice") },
  };
}

/** Images that no version before has published. */
async function freezeImages(deps: Deps, { project, text }: Source, copies: StoredCopies): Promise<PublishedImage[]> {
  if (text === null) return [];
  const published = new Set((await rows.listImages(deps.db, project.id)).map(({ file }) => file));
  const images: PublishedImage[] = [];
  for (const { createdAt: _createdAt, ...image } of await imageRows.list(deps.db, project.id)) {
    if (published.has(image.file)) continue;
    const { key: storageKey } = await copies.copy(image.storageKey, MAX_IMAGE_BYTES);
    images.push({ ...image, storageKey });
  }
  return images;
}

export interface Frozen {
  readonly board: FrozenBoard;
  readonly images: readonly PublishedImage[];
}

export async function freeze(
  deps: Deps,
  source: Source,
  context: RequestContext<Viewer>,
  copies: StoredCopies,
): Promise<Frozen> {
  return {
    board: await freezeBoard(deps, source, context, copies),
    images: await freezeImages(deps, source, copies),
  };
}

export const isBoardChanged = (before: VersionSummary | null, board: FrozenBoard): boolean =>
  before !== null && before.fileSha256 !== board.fileSha256;

/** Fields of a version that lists filter and show. `isComplete`: the catalog has the part of every line. */
export function listedFacts(
  { project, text, bom }: Pick<Source, "project" | "text" | "bom">,
  board: FrozenBoard,
  isComplete: boolean,
) {
  const facts = boardFacts.safeParse(board.facts).data ?? null;
  const toUm = (mm: number | null | undefined) => (mm === null || mm === undefined ? null : Math.round(mm * 1_000));
  const contents = [
    ...(text === null ? [] : ["schematic"]),
    ...(board.fileKey === null ? [] : ["board"]),
    ...(project.projectType === 1 ? ["simulation"] : []),
    ...(bom.length > 0 ? ["bom"] : []),
    ...(bom.length > 0 && isComplete ? ["completeBom"] : []),
  ];
  return {
    ...{ projectType: project.projectType, contents, layers: facts?.layers ?? null },
    ...{ widthUm: toUm(facts?.widthMm), heightUm: toUm(facts?.heightMm), lineCount: bom.length },
    partCount: bom.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
