// Small picture of a board: its drawing, or its 3D view.

import type { DownloadedFile } from "@/lib/client/upload/download";

/** A drawing as SVG text, or a picture as it was taken. */
export type BoardImage = string | Blob;

export function toBoardImage({ file }: DownloadedFile): Promise<BoardImage> {
  return file.type === "image/png" ? Promise.resolve(file) : file.text();
}
