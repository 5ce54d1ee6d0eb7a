// Images of a project: stored by the server, and fetched by the name that image records have for them.

import { call } from "@/lib/client/transport/call";
import { imageFile } from "@/lib/client/upload/image-file";
import { sendFile } from "@/lib/client/upload/upload";
import { addProjectImage, getProjectImage, type StoredProjectImage } from "@/lib/contracts/project-image";

interface ImageToStore {
  readonly projectId: string;
  /** Of the link by which the project is open; null for one's own. */
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

/** The image's name and its size in pixels. Rejects with ApiError; quiet: the caller shows failures. */
export async function storeProjectImage(image: ImageToStore): Promise<StoredProjectImage> {
  const { projectId, token, blob, name, signal, onPercent } = image;
  const file = await imageFile(blob, name);
  const { fileUrl } = await sendFile(file, { purpose: "image", signal, onPercent, isQuiet: true });
  return call(addProjectImage, { projectId, fileUrl, ...withToken(token) }, { signal, isQuiet: true });
}

export interface ImagesOf {
  readonly projectId: string;
  readonly token: string | null;
}

/** The bytes of a stored image. */
export async function fetchProjectImage({ projectId, token }: ImagesOf, file: string): Promise<Blob> {
  return (await call(getProjectImage, { projectId, file, ...withToken(token) }, { isQuiet: true })).file;
}
