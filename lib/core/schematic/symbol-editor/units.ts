// Units of a symbol, such as the gates of one package, and its second body style.
import type { SchematicSymbol } from "../model/symbol";

const MAX_UNITS = 256;

/** An empty unit after the last one. */
export const addUnit = (symbol: SchematicSymbol): SchematicSymbol =>
  symbol.unitCount >= MAX_UNITS ? symbol : { ...symbol, unitCount: symbol.unitCount + 1 };

/** The last unit stays; units after the removed one move up. */
export function removeUnit(symbol: SchematicSymbol, unit: number): SchematicSymbol {
  if (symbol.unitCount === 1 || unit < 1 || unit > symbol.unitCount) return symbol;
  const moved = <T extends { readonly unit: number }>(each: T): T =>
    each.unit > unit ? { ...each, unit: each.unit - 1 } : each;
  return {
    ...{ ...symbol, unitCount: symbol.unitCount - 1 },
    pins: symbol.pins.filter((pin) => pin.unit !== unit).map(moved),
    graphics: symbol.graphics.filter((drawn) => drawn.unit !== unit).map(moved),
  };
}

/** The second style begins as a copy of the first one's drawing; pins of all styles stay in both. */
export function addBodyStyle(symbol: SchematicSymbol): SchematicSymbol {
  if (symbol.styleCount > 1) return symbol;
  const both = symbol.graphics.flatMap((drawn) => [
    { ...drawn, style: 1 },
    { ...drawn, style: 2 },
  ]);
  return { ...symbol, styleCount: 2, graphics: both };
}

/** The first style stays, for all. */
export function removeBodyStyle(symbol: SchematicSymbol): SchematicSymbol {
  if (symbol.styleCount === 1) return symbol;
  const kept = <T extends { readonly style: number }>(items: readonly T[]): T[] =>
    items.filter(({ style }) => style <= 1).map((each) => (each.style === 0 ? each : { ...each, style: 0 }));
  return { ...symbol, styleCount: 1, pins: kept(symbol.pins), graphics: kept(symbol.graphics) };
}
