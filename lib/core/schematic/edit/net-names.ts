// Names that objects give to nets, and the labels and sheet entries that must agree on them.
import type { SchematicObject, SchematicRecord, SheetEntry, SheetLabel, SheetSymbol } from "../model/records";

/** Null for an object that names nothing. */
export function nameOf(object: SchematicObject): string | null {
  switch (object.kind) {
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return object.text;
    case "power-port":
      return object.name;
    case "component":
      return object.fields.value?.text ?? null;
    default:
      return null;
  }
}

/** The object with another name. */
export function named(object: SchematicObject, name: string): SchematicObject {
  switch (object.kind) {
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return { ...object, text: name };
    case "power-port":
      return { ...object, name };
    case "component": {
      const { value } = object.fields;
      return value ? { ...object, fields: { ...object.fields, value: { ...value, text: name } } } : object;
    }
    default:
      return object;
  }
}

type Partner = SheetLabel | SheetEntry;

const isPartner = (record: SchematicRecord): record is Partner =>
  record.kind === "sheet-label" || record.kind === "sheet-entry";

/** With the labels inside and the entries outside of the same sheets and names, so that they go on to meet. */
export function withPartners(
  records: readonly SchematicRecord[],
  objects: readonly SchematicObject[],
): SchematicObject[] {
  const symbols = new Map(
    records
      .filter((record): record is SheetSymbol => record.kind === "sheet-symbol")
      .map((symbol) => [symbol.id, symbol]),
  );
  const keyOf = (partner: Partner): string => {
    const sheetId = partner.kind === "sheet-label" ? partner.sheetId : symbols.get(partner.sheetSymbolId)?.targetId;
    return `${sheetId ?? ""} ${partner.text}`;
  };
  const keys = new Set(objects.filter(isPartner).map(keyOf));
  const partners = records.filter((record): record is Partner => isPartner(record) && keys.has(keyOf(record)));
  return [...new Map([...objects, ...partners].map((object) => [object.id, object])).values()];
}
