// The stored pictures of a board as answers: drawings as SVG, the board in space as PNG.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer } from "@/lib/server/http/context";

const NAME_LENGTH = 16;

/** What pages know a picture by: its key in the store is for nobody to know. */
export function pictureName(key: string | null): string | null {
  return key && createHash("sha256").update(key).digest("base64url").slice(0, NAME_LENGTH);
}

async function answer(deps: Deps, key: string | null, file: Pick<FileAnswer, "name" | "mime">): Promise<FileAnswer> {
  if (key === null) throw new AppError("NOT_FOUND");
  const stream = await deps.store.open(key);
  return { ...file, body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, disposition: "inline" };
}

/** A drawing; NOT_FOUND where there is none. */
export const drawingAnswer = (deps: Deps, key: string | null, name: string) =>
  answer(deps, key, { name: `${name}.svg`, mime: "image/svg+xml" });

/** A board in space; NOT_FOUND where there is none. */
export const spaceAnswer = (deps: Deps, key: string | null, name: string) =>
  answer(deps, key, { name: `${name}-3d.png`, mime: "image/png" });
