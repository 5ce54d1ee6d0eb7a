// Opens and crops a picture in the browser; it is redrawn, so that no metadata is uploaded.
import { MEGABYTE } from "@/lib/base/units";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { type Crop, type PictureSize, squareOf } from "@/components/account/avatar/crop";

/** Sharp at twice the largest display size. */
const SIDE_PX = 512;
const QUALITY = 0.9;

export interface OpenPicture extends PictureSize {
  image: HTMLImageElement;
  /** Object URL of this page; `close` revokes it. */
  url: string;
  mime: string;
  close: () => void;
}

/** Null if the browser cannot show it. */
export async function openPicture(file: File): Promise<OpenPicture | null> {
  const url = URL.createObjectURL(file);
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
  if (width > 0 && height > 0) return { image, url, width, height, mime: file.type, close };
  close();
  return null;
}

function toBlob(canvas: HTMLCanvasElement, mime: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, mime, QUALITY));
}

/** The crop as a file; a JPEG if a PNG would be too large. */
export async function cropPicture(picture: OpenPicture, crop: Crop): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture.image, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  const png = picture.mime === "image/png" ? await toBlob(canvas, "image/png") : null;
  if (png && png.size <= MAX_FILE_MEGABYTES.avatar * MEGABYTE) return new File([png], "avatar.png", { type: png.type });
  const jpeg = await toBlob(canvas, "image/jpeg");
  return jpeg && new File([jpeg], "avatar.jpg", { type: jpeg.type });
}
