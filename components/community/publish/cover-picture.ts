// Draws covers in the browser: a crop of a picture, or a drawing on its ground. Redrawn, so that no metadata is sent.
import { cropArea, type CoverCrop } from "@/components/community/publish/cover-crop";
import { MEGABYTE } from "@/lib/base/units";
import { blobOf, type OpenPicture } from "@/lib/client/open-picture";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";

/** Sharp at twice the size of a card. */
const COVER = { width: 1_350, height: 900 };
const MARGIN_PX = 60;
const QUALITIES = [0.9, 0.75, 0.6];
const MAX_BYTES = MAX_FILE_MEGABYTES.cover * MEGABYTE;

/** PNG where it is small enough, else JPEG of falling quality; null if none is. */
async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const png = await blobOf(canvas, "image/png");
  if (png && png.size <= MAX_BYTES) return new File([png], "cover.png", { type: "image/png" });
  for (const quality of QUALITIES) {
    const jpeg = await blobOf(canvas, "image/jpeg", quality);
    if (jpeg && jpeg.size <= MAX_BYTES) return new File([jpeg], "cover.jpg", { type: "image/jpeg" });
  }
  return null;
}

function blankCover(ground: string): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } | null {
  const canvas = document.createElement("canvas");
  canvas.width = COVER.width;
  canvas.height = COVER.height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.fillStyle = ground;
  context.fillRect(0, 0, COVER.width, COVER.height);
  return { canvas, context };
}

/** `ground` is seen through transparent pictures. */
export async function croppedCover(picture: OpenPicture, crop: CoverCrop, ground: string): Promise<File | null> {
  const blank = blankCover(ground);
  if (!blank) return null;
  const { left, top, width, height } = cropArea(picture, crop);
  blank.context.drawImage(picture.image, left, top, width, height, 0, 0, COVER.width, COVER.height);
  return fileOf(blank.canvas);
}

/** The whole picture with a margin. */
export async function framedCover({ image, width, height }: OpenPicture, ground: string): Promise<File | null> {
  const blank = blankCover(ground);
  if (!blank) return null;
  const scale = Math.min((COVER.width - 2 * MARGIN_PX) / width, (COVER.height - 2 * MARGIN_PX) / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  blank.context.drawImage(
    image,
    (COVER.width - drawnWidth) / 2,
    (COVER.height - drawnHeight) / 2,
    drawnWidth,
    drawnHeight,
  );
  return fileOf(blank.canvas);
}
