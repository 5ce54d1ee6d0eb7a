// Images of a project: stored by the server, and fetched by the name that image records have for them.

import { ApiError } from "@/lib/client/transport/api-error";
import { call } from "@/lib/client/transport/call";
import { BROWSER_CLOCK } from "@/lib/client/transport/retry";
import { imageFile } from "@/lib/client/upload/image-file";
import { sendFile } from "@/lib/client/upload/upload";
import {
  addProjectImage,
  getProjectImage,
  imageFileName,
  type StoredProjectImage,
} from "@/lib/contracts/project-image";

interface ImageToStore {
  readonly projectId: string;
  /** Token of the link by which the project is open; null for one's own. */
  readonly token?: string | null;
  /** A picture of any kind that the browser draws. */
  readonly blob: Blob;
  readonly name: string;
  readonly signal?: AbortSignal;
  /** Percent of the bytes sent, whole. */
  readonly onPercent?: (percent: number) => void;
}

const withToken = (token: string | null | undefined): { token?: string } =>
  token === null || token === undefined ? {} : { token };

/** Times that a call is sent again after the server said when. */
const MAX_WAITS = 3;
const LONGEST_WAIT_MS = 60_000;

/** An import stores more images than a minute's uploads allow: what was sent too soon is sent again when it may be. */
async function inTurn<T>(send: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const isTooSoon = error instanceof ApiError && error.status === 429 && waits < MAX_WAITS;
      if (!isTooSoon) throw error;
      await BROWSER_CLOCK.wait(Math.min(error.retryAfterMs ?? LONGEST_WAIT_MS, LONGEST_WAIT_MS), signal);
    }
  }
}

/** The image's name and its size in pixels. Rejects with ApiError; quiet: the caller shows failures. */
export async function storeProjectImage(image: ImageToStore): Promise<StoredProjectImage> {
  const { projectId, token, blob, name, signal, onPercent } = image;
  const file = await imageFile(blob, name);
  const options = { purpose: "image", signal, onPercent, isQuiet: true } as const;
  const { fileUrl } = await inTurn(() => sendFile(file, options), signal);
  const input = { projectId, fileUrl, ...withToken(token) };
  return inTurn(() => call(addProjectImage, input, { signal, isQuiet: true }), signal);
}

export interface ImagesOf {
  readonly projectId: string;
  readonly token: string | null;
}

/** The bytes of a stored image. Rejects for what is no name of one, as a drawing of others may have it. */
export async function fetchProjectImage({ projectId, token }: ImagesOf, file: string): Promise<Blob> {
  if (!imageFileName.safeParse(file).success) throw new ApiError("NOT_FOUND", "", { kind: "refused" });
  return (await call(getProjectImage, { projectId, file, ...withToken(token) }, { isQuiet: true })).file;
}
