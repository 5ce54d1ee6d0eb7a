// The stored pictures of a board as answers: drawings as SVG, the board in space as PNG.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer } from "@/lib/server/http/context";
import { readWhole } from "@/lib/server/storage/file-store";
import { thinDrawing } from "./thin-drawing";

/** small: for lists, which show many at once. */
export type PictureSize = "whole" | "small";

const NAME_LENGTH = 16;

/** Public name of a picture; its key in the store stays secret. */
export function pictureName(key: string | null): string | null {
  return key && createHash("sha256").update(key).digest("base64url").slice(0, NAME_LENGTH);
}

const SMALL_DRAWINGS = 200;
/** By key, under which never another drawing lies; the one that was asked for longest ago goes first. */
const small = new Map<string, string>();

async function smallDrawing(deps: Deps, key: string): Promise<string> {
  const existing = small.get(key);
  const drawing = existing ?? thinDrawing(Buffer.from(await readWhole(deps.store, key)).toString("utf8"));
  small.delete(key);
  small.set(key, drawing);
  const [oldest] = small.keys();
  if (small.size > SMALL_DRAWINGS && oldest !== undefined) small.delete(oldest);
  return drawing;
}

async function whole(deps: Deps, key: string) {
  return Readable.toWeb(await deps.store.openCached(key)) as ReadableStream<Uint8Array>;
}

type Shown = { name: string; size?: PictureSize };

/** A drawing; NOT_FOUND where there is none. */
export async function drawingAnswer(
  deps: Deps,
  key: string | null,
  { name, size = "whole" }: Shown,
): Promise<FileAnswer> {
  if (key === null) throw new AppError("NOT_FOUND");
  return {
    ...{ name: `${name}.svg`, mime: "image/svg+xml", disposition: "inline" },
    body: size === "small" ? await smallDrawing(deps, key) : await whole(deps, key),
    tag: `${pictureName(key)}-${size}`,
  };
}

/** A board in space; NOT_FOUND where there is none. */
export async function board3dSnapshotAnswer(deps: Deps, key: string | null, name: string): Promise<FileAnswer> {
  if (key === null) throw new AppError("NOT_FOUND");
  const body = await whole(deps, key);
  return { body, name: `${name}-3d.png`, mime: "image/png", disposition: "inline", tag: pictureName(key) ?? undefined };
}
