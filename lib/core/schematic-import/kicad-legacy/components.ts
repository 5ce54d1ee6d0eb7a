// Components of KiCad's old sheets.
import type { LegacyComponent } from "@/lib/core/formats/kicad-legacy/component";
import type { LegacyField } from "@/lib/core/formats/kicad-legacy/field";
import type { ComponentField, SchematicComponent } from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import { placeInFile, type SheetContext } from "./context";
import { applied, IDENTITY, type Matrix, orientationOf, standText, toPoint, units } from "./coordinates";

const NAMES: readonly string[] = ["designator", "value", "footprint", "datasheet"];
const MAX_TEXT = 20_000;
const MAX_FIELDS = 190;
const MAX_PLACEMENTS = 200;
const MAX_DESIGNATOR = 64;

/** Fields are placed as if the component were not turned. */
function toField(field: LegacyField, { x, y }: LegacyComponent, matrix: Matrix): ComponentField {
  const offset = applied({ x: field.x - x, y: field.y - y }, matrix);
  return {
    text: (field.text === "~" ? "" : field.text).slice(0, MAX_TEXT),
    isVisible: field.isVisible,
    place: { offset: { x: units(offset.x), y: units(offset.y) }, ...standText(field, matrix) },
  };
}

/** The name of the net of a power symbol is that of its pin, whatever its value says. */
function supplyName(symbol: SchematicSymbol): string | undefined {
  if (symbol.power === null) return undefined;
  const pins = symbol.pins.filter(({ type }) => type === "power-input");
  const [first] = pins;
  return first !== undefined && first.name !== "" && pins.length === 1 ? first.name : undefined;
}

function fieldsOf(component: LegacyComponent, matrix: Matrix, symbol: SchematicSymbol, context: SheetContext) {
  const { report } = context;
  const fields: Record<string, ComponentField> = {};
  for (const field of component.fields) {
    report.found("fields");
    const name = NAMES[field.number] ?? (field.name || `Field${field.number}`);
    const key = name.slice(0, 200);
    const made = toField(field, component, matrix);
    if ((made.text === "" && key !== "value") || key in fields || Object.keys(fields).length >= MAX_FIELDS) continue;
    fields[key] = key === "designator" ? { ...made, text: "" } : made;
  }
  const supply = supplyName(symbol);
  const { value } = fields;
  if (supply === undefined || value?.text === supply) return fields;
  report.changed({
    ...{ construct: "power-ports", code: "kicadLegacy.supplyName", values: { value: value?.text ?? "", net: supply } },
    source: placeInFile(context, component.line),
    place: { sheetId: context.sheet.id, at: toPoint(component) },
  });
  return { ...fields, value: { isVisible: true, place: null, ...value, text: supply } };
}

/** References by placement; the one of the component itself where a placement has none. */
function designatorsOf(component: LegacyComponent, context: SheetContext): Record<string, string> {
  const byPath = new Map(component.instances.map(({ path, reference }) => [path, reference]));
  const { placements } = context.sheet;
  if (placements.length > MAX_PLACEMENTS)
    context.report.changed({
      ...{ construct: "components", code: "kicadLegacy.tooManyPlacements", values: { part: component.reference } },
      source: placeInFile(context, component.line),
    });
  return Object.fromEntries(
    placements.slice(0, MAX_PLACEMENTS).map(({ path, stamps }) => {
      const reference = byPath.get(`${stamps}/${component.timestamp}`) ?? component.reference;
      return [path, reference.slice(0, MAX_DESIGNATOR)];
    }),
  );
}

const lettersOf = (reference: string): string => /^#?[^\d?#]*/.exec(reference)?.[0] || "U";

function noteMissing(component: LegacyComponent, context: SheetContext): void {
  context.report.changed({
    ...{ construct: "components", code: "kicadLegacy.symbolMissing" },
    values: { part: component.reference, symbol: component.symbol },
    source: placeInFile(context, component.line),
    place: { sheetId: context.sheet.id, at: toPoint(component) },
  });
}

export function addComponent(component: LegacyComponent, context: SheetContext): void {
  const { records, report, sheet, symbols } = context;
  report.found("components");
  const found = symbols.symbolFor(component.symbol);
  if (!found) noteMissing(component, context);
  const symbol =
    found ??
    symbols.placeholderFor(component.symbol, {
      prefix: lettersOf(component.reference),
      units: context.unitsOf(component.symbol),
    });
  const known = orientationOf(component.matrix);
  if (!known)
    report.changed({
      ...{ construct: "components", code: "kicadLegacy.orientation", values: { part: component.reference } },
      source: placeInFile(context, component.line),
    });
  const matrix = known ? component.matrix : IDENTITY;
  const clipped = (value: number, most: number): number => Math.max(1, Math.min(most, Math.round(value) || 1));
  const isPart = !component.reference.startsWith("#") && symbol.power === null;
  if (symbol.power !== null) report.found("power-ports");
  const record: SchematicComponent = {
    ...{ kind: "component", id: records.newId(component.timestamp), sheetId: sheet.id, at: toPoint(component) },
    ...(known ?? { rotation: 0, mirror: "none" }),
    ...{ symbolId: symbol.id, unit: clipped(component.unit, symbol.unitCount) },
    style: clipped(component.style, symbol.styleCount),
    designators: designatorsOf(component, context),
    fields: fieldsOf(component, matrix, symbol, context),
    ...{ alternates: {}, isPopulated: true, isInBom: isPart, isOnBoard: isPart, isSimulated: isPart },
  };
  records.add(record);
}
