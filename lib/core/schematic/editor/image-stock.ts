// Images for the placing tool: their first size, and the record that is put down.
import type { SheetImage } from "../model/records";
import { UNITS_PER_MM, type Point } from "../model/units";
import type { ToolHost } from "./tool";
import type { Stock } from "./tools/place-tool";

/** A stored image of the project; its size is in pixels. */
export interface PlacedImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** 96 pixels are an inch. */
const UNITS_PER_PIXEL = (25.4 * UNITS_PER_MM) / 96;
/** The most of the sheet that a new image takes up. */
const MAX_PART = { width: 1 / 3, height: 2 / 3 } as const;

export function imageSizeOn(sheet: Size, { width, height }: PlacedImage): Size {
  const limits = [UNITS_PER_PIXEL, (MAX_PART.width * sheet.width) / width, (MAX_PART.height * sheet.height) / height];
  const scale = Math.min(...limits);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const A4: Size = { width: 297 * UNITS_PER_MM, height: 210 * UNITS_PER_MM };

interface ImagePlace {
  readonly center: Point;
  readonly sheetId: string;
}

export function newImage({ workspace }: ToolHost, image: PlacedImage, { center, sheetId }: ImagePlace): SheetImage {
  const sheet = workspace.store.get(sheetId);
  const { width, height } = imageSizeOn(sheet?.kind === "sheet" ? sheet : A4, image);
  const at = { x: center.x - Math.round(width / 2), y: center.y - Math.round(height / 2) };
  return { kind: "image", id: workspace.newId(), sheetId, at, width, height, file: image.file };
}

/** Follows the pointer by its center, and is placed once. */
export function imageStock(host: ToolHost, image: PlacedImage, done: (ids: readonly string[]) => void): Stock {
  let isLeft = true;
  return {
    name: "image",
    isFree: true,
    next() {
      if (!isLeft) return null;
      isLeft = false;
      return [newImage(host, image, { center: { x: 0, y: 0 }, sheetId: host.view.sheetId })];
    },
    needs: () => [],
    placed: (placed) => done(placed.map(({ id }) => id)),
  };
}
