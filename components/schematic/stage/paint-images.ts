// Images of a sheet on its canvas: the picture once it is loaded, a box until then, a crossed box with a word if it cannot be.
import { type Pen, pixelOf, toPixels, toSheetUnits } from "@/components/schematic/stage/canvas-pen";
import type { Painted } from "@/components/schematic/stage/painted";
import type { ShownImage } from "@/lib/client/schematic/project-images";
import type { ImagePrimitive } from "@/lib/core/schematic/paint/primitive";

export interface ImageSource {
  readonly shown: (file: string) => ShownImage;
  /** In the box of an image that could not be loaded. */
  readonly failedText: string;
}

/** Opacity of an image that is dragged or placed, so that what lies under it is seen. */
const GHOST_OPACITY = 0.6;
const TEXT_PX = 12;
/** Width of the word, as a part of the box, beyond which it is left out. */
const MAX_TEXT_PART = 0.9;

export function drawImages(pen: Pen, painted: readonly Painted[], source: ImageSource): void {
  for (const { images } of painted) for (const image of images) drawImage(pen, image, source);
}

function drawImage(pen: Pen, image: ImagePrimitive, { shown, failedText }: ImageSource): void {
  const { context, color } = pen;
  const { at, width, height, file } = image;
  const picture = shown(file);
  toSheetUnits(pen);
  if (typeof picture !== "string") {
    context.globalAlpha = color === undefined ? 1 : GHOST_OPACITY;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, at.x, at.y, width, height);
    context.globalAlpha = 1;
  }
  if (typeof picture === "string" || color !== undefined) drawBox(pen, image, picture === "failed");
  if (picture === "failed") drawWord(pen, image, failedText);
}

function drawBox({ context, inks, color, ratio, transform }: Pen, image: ImagePrimitive, isCrossed: boolean): void {
  const { at, width, height } = image;
  context.strokeStyle = color ?? inks.of.drawing;
  context.lineWidth = ratio / transform.scale;
  context.beginPath();
  context.rect(at.x, at.y, width, height);
  if (isCrossed) {
    context.moveTo(at.x, at.y);
    context.lineTo(at.x + width, at.y + height);
    context.moveTo(at.x + width, at.y);
    context.lineTo(at.x, at.y + height);
  }
  context.stroke();
}

/** On paper, so that the cross does not run through it; left out where the box is too small. */
function drawWord(pen: Pen, { at, width, height }: ImagePrimitive, text: string): void {
  const { context, inks, color, ratio, transform } = pen;
  const px = TEXT_PX * ratio;
  toPixels(pen);
  context.font = `400 ${px}px ${inks.font}`;
  const textWidth = context.measureText(text).width;
  if (textWidth > MAX_TEXT_PART * width * transform.scale || px > MAX_TEXT_PART * height * transform.scale) return;
  const { x, y } = pixelOf(pen, { x: at.x + width / 2, y: at.y + height / 2 });
  context.fillStyle = inks.fill.paper;
  context.fillRect(x - textWidth / 2 - px / 2, y - px, textWidth + px, 2 * px);
  context.fillStyle = color ?? inks.of.text;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}
