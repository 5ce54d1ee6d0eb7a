// Drawings written as text: shapes separated by ";", each a letter and numbers in steps of 0.254 mm.
import type { Fill, Graphic } from "../../model/graphic";
import type { SymbolGraphic } from "../../model/symbol";
import type { Point } from "../../model/units";
import { STEP } from "./length";

/** Height of letters in symbols: 1.27 mm. */
const TEXT_SIZE = 12_700;
const SIGN_SIZE = 20_000;
const stroke = { width: 0, line: "solid" } as const;

type TextGraphic = Extract<Graphic, { shape: "text" }>;

export const textGraphic = (text: string, x: number, y: number, size = TEXT_SIZE): TextGraphic => ({
  ...{ shape: "text", at: { x: Math.round(x * STEP), y: Math.round(y * STEP) }, text, rotation: 0 },
  style: { size, isBold: false, isItalic: false, horizontal: "middle", vertical: "middle" },
});

function toPoints(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push({ x: Math.round((numbers[i] ?? 0) * STEP), y: Math.round((numbers[i + 1] ?? 0) * STEP) });
  }
  return points;
}

/** Fill of the capital and the small letter of a shape; K and k are filled with the ink. */
const FILLS: Record<string, Fill> = { R: "body", C: "body", G: "body", K: "ink", k: "ink" };

/**
 * P polyline; G polygon with the body's fill, K with the ink's; R rectangle (two corners) and C circle (center, radius)
 * with the body's fill, r and c without, k circle of ink; A arc (start, point between, end); T text at x, y, S a large one.
 */
function readShape(text: string): Graphic {
  const [letter = "", ...words] = text.trim().split(/\s+/);
  const numbers = words.map(Number);
  const points = toPoints(numbers);
  const origin = { x: 0, y: 0 };
  const [first = origin, second = origin, third = origin] = points;
  const fill = FILLS[letter] ?? "none";
  if (letter === "T" || letter === "S") {
    return textGraphic(
      words.slice(2).join(" "),
      numbers[0] ?? 0,
      numbers[1] ?? 0,
      letter === "S" ? SIGN_SIZE : TEXT_SIZE,
    );
  }
  if (letter === "R" || letter === "r") return { shape: "rectangle", from: first, to: second, stroke, fill };
  if (letter === "A") return { shape: "arc", start: first, mid: second, end: third, stroke, fill };
  if (letter === "G" || letter === "K") return { shape: "polygon", points, stroke, fill };
  if (letter === "P") return { shape: "polyline", points, stroke, fill };
  return { shape: "circle", center: first, radius: Math.round((numbers[2] ?? 0) * STEP), stroke, fill };
}

export const readDrawing = (text: string, unit = 0, style = 0): SymbolGraphic[] =>
  text
    .split(";")
    .filter((shape) => shape.trim() !== "")
    .map((shape) => ({ unit, style, graphic: readShape(shape) }));
