// A project as PDF, as it was last saved.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { printProject } from "@/lib/contracts/project-picture";
import { isExample } from "@/lib/contracts/project-example";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { ENGLISH_CAPTIONS } from "@/lib/core/schematic/paint/sheet-frame";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { requireDrawn } from "@/lib/server/schematic-render/sheet-renderer";
import type { ImageBytes } from "@/lib/server/schematic-render/sheet-worker-messages";
import { readWhole } from "@/lib/server/storage/file-store";
import { requireProject } from "./access";
import { openExample } from "./examples";
import * as imageRows from "./image-rows";
import * as rows from "./rows";

type Input = ParsedInputOf<typeof printProject>;

/** More is not sent to a thread at once. */
const MAX_IMAGE_BYTES = 64 * 1024 * 1024;

/** Bytes of the images that the drawing shows. DRAWING_TOO_LARGE where they are too large together. */
async function readImages(deps: Deps, projectId: string, { objects }: SchematicContent): Promise<ImageBytes> {
  const shown = new Set(objects.flatMap((object) => ("file" in object ? [object.file] : [])));
  const images = (await imageRows.list(deps.db, projectId)).filter(({ file }) => shown.has(file));
  if (images.reduce((sum, { size }) => sum + size, 0) > MAX_IMAGE_BYTES) throw new AppError("DRAWING_TOO_LARGE");
  const bytes = new Map<string, Uint8Array>();
  for (const { file, storageKey } of images) bytes.set(file, await readWhole(deps.store, storageKey));
  return bytes;
}

async function readDrawing(deps: Deps, input: Input, { viewer, locale }: RequestContext) {
  if (isExample(input.projectId)) {
    const { projectName: title, content } = await openExample(input.projectId, locale);
    return { title, content, images: null };
  }
  const { project } = await requireProject(deps.db, viewer, input, "view");
  const document = await rows.findDocument(deps.db, project.id);
  if (!document) throw new AppError("NOT_FOUND");
  return { title: project.name, content: document.content, images: project.id };
}

export async function print(deps: Deps, input: Input, context: RequestContext): Promise<FileAnswer> {
  const { title, content, images } = await readDrawing(deps, input, context);
  const body = await requireDrawn(deps.renderSheet, async () => ({
    ...{ kind: "pdf", title, content: JSON.stringify(content), captions: ENGLISH_CAPTIONS },
    images: images === null ? new Map() : await readImages(deps, images, content),
  }));
  return { name: `${title}.pdf`, mime: "application/pdf", body, size: Buffer.byteLength(body) };
}
