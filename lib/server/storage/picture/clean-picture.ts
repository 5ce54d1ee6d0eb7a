// A picture as it may be shown to everybody: read through, and nothing kept but what draws it.

import { MAX_PICTURE_SIDE_PX } from "@/lib/contracts/file-limits";
import { cleanJpeg } from "./clean-jpeg";
import { cleanPng } from "./clean-png";
import type { PictureSize } from "./picture-size";

export type CleanPicture = { bytes: Buffer; mime: "image/jpeg" | "image/png"; size: PictureSize };

/** Null for what is no whole JPEG or PNG of up to 4096 pixels a side. */
export function cleanPicture(bytes: Buffer): CleanPicture | null {
  const jpeg = cleanJpeg(bytes);
  const picture = jpeg ? { ...jpeg, mime: "image/jpeg" as const } : withMime(cleanPng(bytes));
  if (!picture) return null;
  const sides = [picture.size.width, picture.size.height];
  return sides.every((side) => side > 0 && side <= MAX_PICTURE_SIDE_PX) ? picture : null;
}

function withMime(png: ReturnType<typeof cleanPng>): CleanPicture | null {
  return png && { ...png, mime: "image/png" };
}
