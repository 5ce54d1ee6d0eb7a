// Pictures that a person chooses, opened in the browser to be drawn anew: no metadata of the file is sent.

export interface OpenPicture {
  image: HTMLImageElement;
  /** Object URL of this page; `close` revokes it. */
  url: string;
  /** Size in pixels. */
  width: number;
  height: number;
  mime: string;
  close: () => void;
}

/** Null if the browser cannot show it. */
export async function openPicture(blob: Blob): Promise<OpenPicture | null> {
  const url = URL.createObjectURL(blob);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    close();
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width > 0 && height > 0) return { image, url, width, height, mime: blob.type, close };
  close();
  return null;
}

/** `quality` of a JPEG, 0 to 1. Null if the browser cannot write the type. */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));
