// Covers of publications: an uploaded picture, or a drawing of the board or of the root sheet.

import { Readable } from "node:stream";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import { thinDrawing } from "@/lib/server/gerber/thin-drawing";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { fieldMessage } from "@/lib/server/http/translate";
import { newId } from "@/lib/server/ids";
import { requireDrawn } from "@/lib/server/schematic-render/sheet-renderer";
import { readWhole } from "@/lib/server/storage/file-store";
import { cleanPicture } from "@/lib/server/storage/picture/clean-picture";
import type { StoredCopies } from "./copy-stored";
import type { FrozenBoard, Source } from "./freeze";

export interface Cover {
  readonly coverName: string;
  readonly coverKey: string;
  readonly coverMime: string;
}

/** "About 45:30" (specification, section 5): 3:2, give or take a fifth. */
const RATIO = { min: 1.5 * 0.8, max: 1.5 * 1.2 };
const MAX_DRAWN_BYTES = 16 * 1024 * 1024;

async function keep(deps: Deps, bytes: Buffer, mime: string, copies: StoredCopies): Promise<Cover> {
  const { key } = await deps.store.put(Readable.from([bytes]), { maxBytes: MAX_DRAWN_BYTES });
  return { coverName: newId(), coverKey: copies.note(key), coverMime: mime };
}

const refused = (key: string, { locale }: RequestContext) =>
  new AppError("INVALID_INPUT", { data: [{ field: "coverUrl", message: fieldMessage(locale, key) }] });

/** The upload stays until it expires. NOT_FOUND for another's upload, WRONG_FILE_FORMAT, FILE_TOO_LARGE above 1 MB. */
export async function uploadedCover(
  deps: Deps,
  fileUrl: string,
  context: RequestContext<Viewer>,
  copies: StoredCopies,
): Promise<Cover> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.image) throw new AppError("NOT_FOUND");
  if (file.size > PUBLICATION_LIMITS.coverBytes)
    throw new AppError("FILE_TOO_LARGE", { values: { limit: MAX_FILE_MEGABYTES.cover } });
  const picture = cleanPicture(Buffer.from(await readWhole(deps.store, file.storageKey)));
  if (!picture) throw new AppError("WRONG_FILE_FORMAT");
  const ratio = picture.size.width / picture.size.height;
  if (ratio < RATIO.min || ratio > RATIO.max) throw refused("community.coverRatio", context);
  return keep(deps, picture.bytes, picture.mime, copies);
}

/** The board from above, else the root sheet. */
export async function drawnCover(
  deps: Deps,
  { text }: Pick<Source, "text">,
  board: Pick<FrozenBoard, "topPictureKey">,
  copies: StoredCopies,
): Promise<Cover> {
  if (board.topPictureKey !== null) {
    const drawing = Buffer.from(await readWhole(deps.store, board.topPictureKey)).toString("utf8");
    return keep(deps, Buffer.from(thinDrawing(drawing)), "image/svg+xml", copies);
  }
  if (text === null) throw new AppError("NOT_FOUND");
  const job = { kind: "thumbnail", content: text, theme: "light" } as const;
  const svg = await requireDrawn(deps.renderSheet, job);
  return keep(deps, Buffer.from(String(svg)), "image/svg+xml", copies);
}
