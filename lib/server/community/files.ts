// Files of published versions. Each is asked for again before a browser shows it: what is withdrawn is gone at once.

import * as z from "zod/mini";
import type { getCover, getPublishedPicture, getPublishedThumbnail } from "@/lib/contracts/community-file";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { boardFacts, boardLayer, boardWarning } from "@/lib/contracts/gerber";
import type { Deps } from "@/lib/server/deps";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import { drawingAnswer } from "@/lib/server/gerber/picture-answer";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { drawnAnswer } from "@/lib/server/project/thumbnail";
import { readWhole } from "@/lib/server/storage/file-store";
import * as rows from "./rows";
import { textsOf } from "./to-card";

type Asked = { projectId: string; version?: number | undefined };

/** NOT_FOUND for what is not published. */
async function requirePublished(deps: Pick<Deps, "db">, projectId: string): Promise<rows.PublicationRow> {
  const publication = await rows.findPublished(deps.db, projectId);
  if (!publication) throw new AppError("NOT_FOUND");
  return publication;
}

async function requireVersion(deps: Pick<Deps, "db">, { projectId, version }: Asked) {
  const publication = await requirePublished(deps, projectId);
  const found = await rows.findVersion(deps.db, projectId, version ?? publication.version);
  if (!found) throw new AppError("NOT_FOUND");
  return { publication, version: found };
}

async function requireContent(deps: Pick<Deps, "db">, { projectId, version }: Asked) {
  const publication = await requirePublished(deps, projectId);
  const number = version ?? publication.version;
  const content = await rows.findContent(deps.db, projectId, number);
  if (!content) throw new AppError("NOT_FOUND");
  return { publication, number, content };
}

export async function document(deps: Deps, input: Asked, { locale }: Pick<RequestContext, "locale">) {
  const { publication, number, content } = await requireContent(deps, input);
  const { title } = textsOf(publication, locale);
  const projectType = publication.projectType === 1 ? (1 as const) : (0 as const);
  return { projectId: input.projectId, title, projectType, version: number, content };
}

export async function bom(deps: Deps, input: Asked) {
  const { version } = await requireVersion(deps, input);
  const rowsOfBom = version.bom.map(({ designators, quantity, value, footprint, manufacturer, mpn }) => ({
    ...{ designators: [...designators], quantity, value, footprint, manufacturer, mpn },
  }));
  return { version: version.version, rows: rowsOfBom };
}

type BoardFile = { fileKey: string; fileName: string; fileMime: string; fileSize: number };

function boardFileOf({ fileKey, fileName, fileMime, fileSize }: rows.VersionSummary): BoardFile {
  if (fileKey === null || fileName === null || fileMime === null || fileSize === null) throw new AppError("NOT_FOUND");
  return { fileKey, fileName, fileMime, fileSize };
}

export async function board(deps: Deps, input: Asked) {
  const { version } = await requireVersion(deps, input);
  const { fileName, fileSize: size } = boardFileOf(version);
  return {
    ...{ version: version.version, fileName, size, facts: boardFacts.parse(version.facts) },
    layers: z.array(boardLayer).parse(version.layers),
    warnings: z.array(boardWarning).parse(version.warnings),
  };
}

export async function archive(deps: Deps, input: Asked): Promise<FileAnswer> {
  const { version } = await requireVersion(deps, input);
  const { fileKey: storageKey, fileName: name, fileMime: mime, fileSize: size } = boardFileOf(version);
  return storedAnswer(deps, { storageKey, size, name, mime });
}

export async function picture(
  deps: Deps,
  input: ParsedInputOf<typeof getPublishedPicture>,
  { locale }: RequestContext,
): Promise<FileAnswer> {
  const { publication, version } = await requireVersion(deps, input);
  const key = input.side === "top" ? version.topPictureKey : version.bottomPictureKey;
  const name = `${textsOf(publication, locale).title}-${input.side}`;
  return drawingAnswer(deps, key, { name, size: input.size });
}

export async function thumbnail(
  deps: Deps,
  input: ParsedInputOf<typeof getPublishedThumbnail>,
  { locale }: RequestContext,
): Promise<FileAnswer> {
  const { publication, number, content } = await requireContent(deps, input);
  const { projectId, theme } = input;
  const { title: name } = textsOf(publication, locale);
  const key = `published-${projectId}-${number}`;
  return drawnAnswer(deps, { name, key, theme, content: () => Promise.resolve(JSON.stringify(content)) });
}

export async function image(deps: Deps, { projectId, file }: { projectId: string; file: string }): Promise<FileAnswer> {
  await requirePublished(deps, projectId);
  const found = await rows.findImage(deps.db, projectId, file);
  if (!found) throw new AppError("NOT_FOUND");
  const { storageKey, size, mime } = found;
  const name = mime === "image/png" ? "image.png" : "image.jpg";
  return { ...storedAnswer(deps, { storageKey, size, name, mime }), disposition: "inline" };
}

const COVER_NAMES: Readonly<Record<string, string>> = {
  "image/png": "cover.png",
  "image/jpeg": "cover.jpg",
  "image/svg+xml": "cover.svg",
};

/** The author is shown that of a draft by its random name alone: an <img> carries no token. */
export async function cover(deps: Deps, { projectId, key }: ParsedInputOf<typeof getCover>): Promise<FileAnswer> {
  const publication = await rows.find(deps.db, projectId);
  const isShown = publication?.state === "published" || publication?.state === "draft";
  if (!publication || !isShown || publication.coverName !== key) throw new AppError("NOT_FOUND");
  const { coverKey, coverMime: mime, coverName } = publication;
  const body = () => readWhole(deps.store, coverKey);
  return { body, mime, name: COVER_NAMES[mime] ?? "cover", disposition: "inline", tag: coverName };
}

export async function attachment(
  deps: Deps,
  { projectId, attachmentId }: { projectId: string; attachmentId: string },
): Promise<FileAnswer> {
  await requirePublished(deps, projectId);
  const found = (await rows.listAttachments(deps.db, projectId)).find(({ id }) => id === attachmentId);
  if (!found) throw new AppError("NOT_FOUND");
  return storedAnswer(deps, found);
}
