// Copies of published drawings in people's own workbenches, with their origin.

import type { listOrigins } from "@/lib/contracts/community-copy";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import type { ProjectRow } from "@/lib/contracts/project";
import { LICENSES } from "@/lib/core/community/license";
import type { Locale } from "@/lib/core/market/area";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as imageRows from "@/lib/server/project/image-rows";
import { freeName } from "@/lib/server/project/names";
import * as projectRows from "@/lib/server/project/rows";
import { insertDrawing } from "@/lib/server/project/service";
import { type StoredCopies, withCopies } from "./copy-stored";
import * as countRows from "./count-rows";
import * as originRows from "./origin-rows";
import * as rows from "./rows";
import { textsOf } from "./to-card";

const MAX_IMAGE_BYTES = MAX_FILE_BYTES[FILE_TYPES.image] ?? 0;

/** The title, as names of projects are written: without a slash. */
export const projectNameOf = (publication: rows.PublicationRow, locale: Locale = "en"): string =>
  textsOf(publication, locale).title.replaceAll("/", "-");

async function copyImages(deps: Deps, projectId: string, copies: StoredCopies): Promise<rows.PublishedImage[]> {
  const images: rows.PublishedImage[] = [];
  for (const image of await rows.listImages(deps.db, projectId)) {
    const { key: storageKey } = await copies.copy(image.storageKey, MAX_IMAGE_BYTES);
    images.push({ ...image, storageKey });
  }
  return images;
}

export async function copy(deps: Deps, projectId: string, context: RequestContext<Viewer>): Promise<ProjectRow> {
  const { viewer, now, locale } = context;
  const { accountId } = viewer;
  const found = await rows.findWithAuthor(deps.db, projectId);
  const content = found && (await rows.findContent(deps.db, projectId, found.publication.version));
  if (!content) throw new AppError("NOT_FOUND");
  const { publication, author } = found;
  const { license, version, title } = publication;
  const isOwn = publication.accountId === accountId;
  if (!LICENSES[license].mayCopy && !isOwn) throw new AppError("LICENSE_FORBIDS");
  return withCopies(deps, async (copies) => {
    const images = await copyImages(deps, projectId, copies);
    return withTransaction(deps.db, async (tx) => {
      await projectRows.lockProjects(tx, accountId);
      if (!(await rows.findPublished(tx, projectId))) throw new AppError("NOT_FOUND");
      const name = await freeName(tx, accountId, projectNameOf(publication, locale));
      const made = await insertDrawing(tx, { name, projectType: publication.projectType, content }, context);
      const copyId = made.projectId;
      for (const image of images) await imageRows.insert(tx, { ...image, projectId: copyId, createdAt: now });
      await originRows.insertOrigin(tx, {
        ...{ copyId, originId: projectId, version, title, author: author.username, license, kind: "copy" },
        createdAt: now,
      });
      if (!isOwn) await countRows.add(tx, "copy", { projectId, by: accountId });
      return made;
    });
  });
}

export async function origins(
  { db }: Pick<Deps, "db">,
  { projectIds }: ParsedInputOf<typeof listOrigins>,
  { viewer }: RequestContext<Viewer>,
) {
  const found = await originRows.listOrigins(db, viewer.accountId, projectIds);
  return { rows: found.map((each) => ({ copyId: each.origin.copyId, origin: originRows.toOrigin(each) })) };
}
