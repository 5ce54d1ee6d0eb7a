// Pins of libraries, which are binary records; schematics write the same fields as properties.
import { AltiumProperties } from "@/lib/core/formats/altium/properties";
import { FieldReader } from "@/lib/core/formats/altium/record-stream";

const PIN_RECORD = 2;
/** Parts of one unit in the fractions of coordinates. */
const FRACTION_BYTES = 12;

const signed = (value: number): number => (value > 0x7fff ? value - 0x10000 : value);

/**
 * Null for another record. The fields by their order: kind, unit, display mode, four symbols, description, electrical
 * type, flags, length, place, color, name, designator. `fraction` has those of x, y and the length, in 32 bits each.
 */
export function readBinaryPin(bytes: Uint8Array, fraction?: Uint8Array | null): AltiumProperties | null {
  const fields = new FieldReader(bytes);
  if (fields.uint32() !== PIN_RECORD) return null;
  fields.skip(1);
  const values = new Map<string, string>([["RECORD", String(PIN_RECORD)]]);
  const set = (name: string, value: string | number): unknown => values.set(name, String(value));
  set("OWNERPARTID", signed(fields.uint16()));
  for (const name of ["OWNERPARTDISPLAYMODE", "SYMBOL_INNEREDGE", "SYMBOL_OUTEREDGE", "SYMBOL_INNER", "SYMBOL_OUTER"])
    set(name, fields.byte());
  set("DESCRIPTION", fields.text(1));
  fields.skip(1);
  for (const name of ["ELECTRICAL", "PINCONGLOMERATE"]) set(name, fields.byte());
  for (const name of ["PINLENGTH", "LOCATION.X", "LOCATION.Y"]) set(name, signed(fields.uint16()));
  set("COLOR", fields.uint32());
  set("NAME", fields.text(1));
  set("DESIGNATOR", fields.text(1));
  if (fraction && fraction.length >= FRACTION_BYTES) {
    const parts = new FieldReader(fraction);
    for (const name of ["LOCATION.X_FRAC", "LOCATION.Y_FRAC", "PINLENGTH_FRAC"]) set(name, parts.int32());
  }
  return new AltiumProperties(values);
}
