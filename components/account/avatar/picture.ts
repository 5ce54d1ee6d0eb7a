// Crops a picture in the browser.
import { MEGABYTE } from "@/lib/base/units";
import { blobOf, type OpenPicture } from "@/lib/client/open-picture";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { type Crop, squareOf } from "@/components/account/avatar/crop";

/** Sharp at twice the largest display size. */
const SIDE_PX = 512;
const QUALITY = 0.9;

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
  const png = picture.mime === "image/png" ? await blobOf(canvas, "image/png") : null;
  if (png && png.size <= MAX_FILE_MEGABYTES.avatar * MEGABYTE) return new File([png], "avatar.png", { type: png.type });
  const jpeg = await blobOf(canvas, "image/jpeg", QUALITY);
  return jpeg && new File([jpeg], "avatar.jpg", { type: jpeg.type });
}
