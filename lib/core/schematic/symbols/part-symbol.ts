// The symbol of a catalog part: by its number, else by what kind of part it is.
import type { SymbolEntry } from "./build/entry";

/** What the choice needs of a part. */
export interface SymbolPart {
  readonly mpn: string;
  readonly category: string;
  readonly pins: number;
  readonly packageName: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Symbols of parts that differ by value alone. */
const BY_CATEGORY: Record<string, string> = {
  resistor: "passive:R",
  capacitor: "passive:C",
  inductor: "passive:L",
  ferrite: "passive:FerriteBead",
  diode: "diode:D",
  led: "diode:LED",
};
const BY_POLARITY: Record<string, string> = {
  npn: "transistor:NPN",
  pnp: "transistor:PNP",
  "n-channel": "transistor:NMOS",
  "p-channel": "transistor:PMOS",
  n: "transistor:NMOS",
  p: "transistor:PMOS",
};
/** The value that a category is named by. */
const VALUES: Record<string, string> = {
  resistor: "resistance",
  capacitor: "capacitance",
  inductor: "inductance",
  ferrite: "impedance",
  crystal: "frequency",
};
/** Shorter names begin too many numbers. */
const MIN_NAME = 4;

/** Names of the library at the beginning of the number, such as "NE555" of "NE555DR"; the longest one counts. */
function byNumber(entries: readonly SymbolEntry[], { mpn }: SymbolPart): SymbolEntry | undefined {
  const number = mpn.toUpperCase();
  const fits = entries.filter(({ name }) => name.length >= MIN_NAME && number.startsWith(name.toUpperCase()));
  return fits.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function idOf({ category, pins, parameters }: SymbolPart): string | undefined {
  if (category === "transistor") return BY_POLARITY[(parameters.polarity ?? "").toLowerCase()];
  if (category === "header") return `connector:Header_1x${String(pins).padStart(2, "0")}`;
  // Dual diodes and electrolytic capacitors of more pins are other symbols.
  return pins === 2 || category === "led" ? BY_CATEGORY[category] : undefined;
}

/** Undefined where the library has no symbol for the part. */
export function symbolOfPart(entries: readonly SymbolEntry[], part: SymbolPart): SymbolEntry | undefined {
  const named = byNumber(entries, part);
  if (named) return named;
  const id = idOf(part);
  return id === undefined ? undefined : entries.find((entry) => entry.id === id);
}

/** Fields of the placed component: value, number, and the package as footprint where the symbol has none of its own. */
export function fieldsOfPart(
  { mpn, category, packageName, parameters }: SymbolPart,
  entry: SymbolEntry,
): Record<string, string> {
  const value = parameters[VALUES[category] ?? ""] ?? mpn;
  const footprint = entry.fields.footprint ?? "";
  return { value, mpn, footprint: footprint === "" || BY_CATEGORY[category] ? packageName : footprint };
}
