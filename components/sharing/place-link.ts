// Links to a place of a drawing: "at=sheetId,x,y" in the address, in units of the sheet.
import type { Point } from "@/lib/core/schematic/model/units";

export interface SheetPlace {
  readonly sheetId: string;
  readonly at: Point;
}

const PLACE = /^([\w-]{1,64}),(-?\d{1,8}),(-?\d{1,8})$/;

/** The address of the editor with this project, at the first placement of the sheet. */
export const placeHref = (projectId: string, { sheetId, at }: SheetPlace): string =>
  `/eda/sch?id=${encodeURIComponent(projectId)}&at=${sheetId},${at.x},${at.y}`;

/** Null where the address names no place. */
export function linkedPlace(search: string): SheetPlace | null {
  const [, sheetId, x, y] = PLACE.exec(new URLSearchParams(search).get("at") ?? "") ?? [];
  return sheetId === undefined ? null : { sheetId, at: { x: Number(x), y: Number(y) } };
}
