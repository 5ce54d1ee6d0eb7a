// Small picture of a board: its drawing, or its 3D view.

import type { DownloadedFile } from "@/lib/client/upload/download";

/** SVG text of a drawing, or an image file. */
export type BoardImage = string | Blob;

export function toBoardImage({ file }: DownloadedFile): Promise<BoardImage> {
  return file.type === "image/png" ? Promise.resolve(file) : file.text();
}
