// Pictures embedded in KiCad's sheets.
import type { KicadImage } from "@/lib/core/formats/kicad/group";
import { readPicture, USUAL_DENSITY } from "@/lib/core/schematic/model/picture";
import { pointOf } from "./measures";
import type { SheetContext } from "./sheet-context";

const UNITS_PER_INCH = 254_000;
/** Up to this version, the pictures' own density does not count. */
const USUAL_DENSITY_VERSION = 20230121;

function decode(pieces: readonly string[]): Uint8Array | null {
  try {
    const text = atob(pieces.join("").replace(/\s+/g, ""));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** `at` is the middle of the picture. */
export function addImage(image: KicadImage, context: SheetContext): void {
  context.report.found("images");
  const bytes = decode(image.data);
  const picture = bytes && readPicture(bytes);
  const center = pointOf(image.at);
  const own = context.version > USUAL_DENSITY_VERSION ? picture?.density : null;
  const unitsPerPixel = ((image.scale ?? 1) * UNITS_PER_INCH) / (own ?? USUAL_DENSITY);
  const [width, height] = [
    Math.round((picture?.width ?? 0) * unitsPerPixel),
    Math.round((picture?.height ?? 0) * unitsPerPixel),
  ];
  const corner = center && { x: center.x - Math.round(width / 2), y: center.y - Math.round(height / 2) };
  const at = corner && pointOf({ x: corner.x / 10_000, y: corner.y / 10_000 });
  const isSized = width > 0 && height > 0 && pointOf({ x: width / 10_000, y: height / 10_000 }) !== null;
  const file = bytes && picture && at && isSized ? context.images.add(picture.type, bytes) : null;
  if (file === null || !at) {
    context.lost({ construct: "images", code: "image", line: image.line, at: center });
    return;
  }
  const { sheetId } = context;
  context.builder.add({ kind: "image", id: context.newId(image.uuid), sheetId, at, width, height, file });
}
