// Symbols that begin empty, and what their names are made of.
import { GRID } from "../model/units";
import type { SchematicSymbol } from "../model/symbol";

/** Library of symbols that belong to one drawing. */
export const PROJECT_LIBRARY = "project";

/** Distance of names from the pin, inside the body: 0.508 mm. */
export const PIN_NAME_OFFSET = 5_080;

/** Usual distance of pins and length of a pin: 2.54 mm. */
export const PITCH = 2 * GRID;

export const newSymbol = (id: string): SchematicSymbol => ({
  ...{ id, kind: "symbol", name: `${PROJECT_LIBRARY}:`, prefix: "U", description: "", keywords: [] },
  ...{ unitCount: 1, styleCount: 1, power: null },
  ...{ showsPinNumbers: true, showsPinNames: true, pinNameOffset: PIN_NAME_OFFSET },
  ...{ pins: [], graphics: [], fields: {} },
});

/** Name without its library. */
export const shortName = ({ name }: Pick<SchematicSymbol, "name">): string => name.slice(name.indexOf(":") + 1);

/** A symbol with another name belongs to the drawing. Its value is its name, as long as no other was given. */
export function renamed(symbol: SchematicSymbol, name: string): SchematicSymbol {
  const before = shortName(symbol);
  if (name === before) return symbol;
  const { value = before } = symbol.fields;
  const fields = value === before ? { ...symbol.fields, value: name } : symbol.fields;
  return { ...symbol, name: `${PROJECT_LIBRARY}:${name}`, fields };
}
