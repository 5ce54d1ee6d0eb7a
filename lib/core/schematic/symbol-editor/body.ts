// Bodies of symbols: the rectangles that pins stand around.
import type { Bbox } from "@/lib/base/bbox";
import type { SchematicSymbol, SymbolGraphic } from "../model/symbol";

const belongs = (of: number, wanted: number): boolean => of === 0 || of === wanted;

export function boxOfRectangle({ graphic }: SymbolGraphic): Bbox | null {
  if (graphic.shape !== "rectangle") return null;
  const { from, to } = graphic;
  return {
    ...{ minX: Math.min(from.x, to.x), maxX: Math.max(from.x, to.x) },
    ...{ minY: Math.min(from.y, to.y), maxY: Math.max(from.y, to.y) },
  };
}

/** Index of the first filled rectangle of a unit; -1 where it has none. */
export const bodyIndex = ({ graphics }: SchematicSymbol, unit: number, style = 1): number =>
  graphics.findIndex(
    (drawn) =>
      belongs(drawn.unit, unit) &&
      belongs(drawn.style, style) &&
      drawn.graphic.shape === "rectangle" &&
      drawn.graphic.fill === "body",
  );

export function bodyBox(symbol: SchematicSymbol, unit: number, style = 1): Bbox | null {
  const body = symbol.graphics[bodyIndex(symbol, unit, style)];
  return body ? boxOfRectangle(body) : null;
}
