// What lies under the pointer in a symbol: pins first, then shapes, the one on top first.
import { alongPin } from "../paint/pin-texts";
import type { SchematicSymbol } from "../model/symbol";
import type { Point } from "../model/units";
import { distanceToGraphic } from "./graphics";
import type { ShownUnit } from "./arrange";

export type SymbolHit = { readonly pin: number } | { readonly graphic: number };

const isShown = (each: ShownUnit, { unit, style }: ShownUnit): boolean =>
  (each.unit === 0 || each.unit === unit) && (each.style === 0 || each.style === style);

function distanceToLine(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(from.x + part * dx - x, from.y + part * dy - y);
}

export function hitSymbol(symbol: SchematicSymbol, shown: ShownUnit, at: Point, reach: number): SymbolHit | null {
  let nearest: { hit: SymbolHit; distance: number } | null = null;
  for (const [index, pin] of symbol.pins.entries()) {
    if (!isShown(pin, shown)) continue;
    const distance = distanceToLine(pin.at, alongPin(pin, pin.length), at);
    if (distance <= reach && distance < (nearest?.distance ?? Infinity)) nearest = { hit: { pin: index }, distance };
  }
  if (nearest) return nearest.hit;
  for (const [index, drawn] of [...symbol.graphics.entries()].toReversed())
    if (isShown(drawn, shown) && distanceToGraphic(drawn.graphic, at) <= reach) return { graphic: index };
  return null;
}
