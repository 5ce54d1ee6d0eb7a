// Extent of one unit of a symbol, with its pins and texts.
import type { Graphic } from "../model/graphic";
import type { SchematicSymbol } from "../model/symbol";
import type { Point } from "../model/units";
import { pinsOf } from "../model/symbol";
import { pinTexts } from "./pin-texts";

export interface Extent {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Mean width of a letter, as a part of the text's size. */
export const LETTER_WIDTH = 0.62;

const around = ({ x, y }: Point, dx: number, dy = dx): Point[] => [
  { x: x - dx, y: y - dy },
  { x: x + dx, y: y + dy },
];

function pointsOf(graphic: Graphic): readonly Point[] {
  switch (graphic.shape) {
    case "rectangle":
      return [graphic.from, graphic.to];
    case "circle":
      return around(graphic.center, graphic.radius);
    case "ellipse":
      return around(graphic.center, graphic.radiusX, graphic.radiusY);
    case "arc":
      return [graphic.start, graphic.mid, graphic.end];
    case "text": {
      const half = (graphic.text.length * graphic.style.size * LETTER_WIDTH) / 2;
      const isUpright = graphic.rotation === 90 || graphic.rotation === 270;
      return around(graphic.at, isUpright ? graphic.style.size / 2 : half, isUpright ? half : graphic.style.size / 2);
    }
    default:
      return graphic.points;
  }
}

export function symbolExtent(symbol: SchematicSymbol, unit = 1, style = 1): Extent {
  const drawn = symbol.graphics.filter(
    (graphic) => (graphic.unit === 0 || graphic.unit === unit) && (graphic.style === 0 || graphic.style === style),
  );
  const pins = pinsOf(symbol, unit, style).filter(({ isHidden }) => !isHidden);
  const points = [
    ...drawn.flatMap(({ graphic }) => pointsOf(graphic)),
    ...pins.map(({ at }) => at),
    ...pins.flatMap((pin) => pinTexts(symbol, pin).flatMap(({ at }) => around(at, 6_000))),
  ];
  if (points.length === 0) return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}
