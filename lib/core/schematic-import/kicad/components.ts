// Placed symbols of a KiCad sheet.
import type { KicadInstance, KicadPlacedSymbol } from "@/lib/core/formats/kicad/schematic-symbol";
import { propertyOf } from "@/lib/core/formats/kicad/schematic-symbol";
import type { Placement } from "@/lib/core/schematic/model/placement";
import type { ComponentField, SchematicComponent } from "@/lib/core/schematic/model/records";
import type { SchematicSymbol } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";
import { fieldNameOf, readFields } from "./fields";
import { addJumperLabels } from "./jumper-pins";
import { overbarsOf, pointOf, rotationOf, unescapeText } from "./measures";
import { type SheetContext, shown } from "./sheet-context";
import type { SheetPlacement } from "./sheet-placements";

const MAX_DESIGNATORS = 200;
const MAX_DESIGNATOR = 64;
const MAX_ALTERNATES = 200;
const MAX_UNITS = 256;
const MAX_STYLES = 16;

/** Instances by what finds them: the path with the root's UUID, that without it, and the lists of version 6. */
export interface InstanceLists {
  /** Empty for a sheet of ours above several top-level sheets. */
  readonly rootUuid: string;
  /** Instances of the root file, until version 6, by the path with the symbol's UUID at its end. */
  readonly symbolInstances: ReadonlyMap<string, KicadInstance>;
}

const withoutRoot = (path: string): string => path.replace(/^\/[^/]*/, "");

/** A copied file may hold instances of other projects, and other roots: the path decides, then what is below the root. */
function instanceAt(
  symbol: KicadPlacedSymbol,
  { uuids }: SheetPlacement,
  { rootUuid, symbolInstances }: InstanceLists,
  project: string,
): KicadInstance | undefined {
  const { instances, uuid } = symbol;
  const own = (found: readonly KicadInstance[]) => found.find((one) => one.project === project) ?? found[0];
  return (
    own(instances.filter(({ path }) => path === (rootUuid === "" ? uuids : `/${rootUuid}${uuids}`))) ??
    symbolInstances.get(`${uuids}/${uuid ?? ""}`) ??
    own(instances.filter(({ path }) => withoutRoot(path) === uuids))
  );
}

/** Versions before this name the net of a power symbol after its hidden pin. */
const POWER_VALUE_VERSION = 20230221;

function netOfPower(symbol: SchematicSymbol, version: number): string | null {
  const [first] = symbol.pins;
  const isNamedByPin = symbol.power === "global" && version < POWER_VALUE_VERSION;
  return isNamedByPin && first?.type === "power-input" && first.isHidden ? first.name : null;
}

/** Texts of other fields of the symbol, and of the symbol itself, by the names of KiCad's variables. */
function ownVariables(symbol: KicadPlacedSymbol, reference: string) {
  const names: Readonly<Record<string, string>> = {
    ...{ REFERENCE: reference, VALUE: "Value", FOOTPRINT: "Footprint", DATASHEET: "Datasheet" },
    DESCRIPTION: "Description",
  };
  return (name: string): string | undefined => {
    if (name === "REFERENCE") return reference;
    const wanted = Object.hasOwn(names, name) ? names[name] : name;
    return symbol.properties.find((property) => property.name === wanted)?.text;
  };
}

interface PlacedUnits {
  readonly designators: Record<string, string>;
  readonly unit: number;
}

function placedUnits(symbol: KicadPlacedSymbol, lists: InstanceLists, at: Point, context: SheetContext): PlacedUnits {
  const designators = new Map<string, string>();
  const { placements, project } = context;
  const fallback = propertyOf(symbol, ["Reference"])?.text ?? "";
  const found = placements.map((placement) => instanceAt(symbol, placement, lists, project.name));
  for (const [index, placement] of placements.slice(0, MAX_DESIGNATORS).entries())
    designators.set(placement.path, (found[index]?.reference ?? fallback).slice(0, MAX_DESIGNATOR));
  const units = [...new Set(found.map((instance) => instance?.unit ?? symbol.unit))];
  const values = { designator: designators.get(placements[0]?.path ?? "/") ?? fallback };
  const about = { construct: "components", line: symbol.line, values, at } as const;
  if (units.length > 1) context.changed({ ...about, code: "unitsOfPlacements" });
  if (placements.length > MAX_DESIGNATORS) context.changed({ ...about, code: "tooManyPlacements" });
  if (found.some((instance) => (instance?.variants.length ?? 0) > 0)) {
    context.report.found("variants");
    context.lost({ ...about, construct: "variants", code: "variantOfSymbol" });
  }
  return {
    designators: Object.fromEntries(designators),
    unit: Math.min(MAX_UNITS, Math.max(1, Math.round(units[0] ?? 1))),
  };
}

function fieldsOf(
  symbol: KicadPlacedSymbol,
  placement: Placement,
  designator: string,
  context: SheetContext,
): Map<string, ComponentField> {
  const { version } = context;
  const own = ownVariables(symbol, designator);
  context.report.found("fields", symbol.properties.filter(({ name }) => fieldNameOf(name) !== null).length);
  const fields = new Map<string, ComponentField>();
  for (const property of symbol.properties) {
    const resolve = (text: string) => context.resolve(text, { line: property.line, construct: "fields", own });
    for (const [name, field] of readFields([property], { version, placement, resolve })) {
      if (fields.has(name) || fields.size >= 200) continue;
      fields.set(name, field);
      const values = { name: shown(property.name), designator };
      if (property.showsName && field.isVisible)
        context.changed({ construct: "fields", code: "fieldName", line: property.line, values, at: placement.at });
    }
  }
  return fields;
}

export function addComponent(symbol: KicadPlacedSymbol, lists: InstanceLists, context: SheetContext): void {
  const { line, at, mirror, uuid, isLocked } = symbol;
  const name = symbol.libraryName ?? symbol.libraryId;
  const reference = propertyOf(symbol, ["Reference"])?.text ?? "";
  const prefix = reference.replace(/[\d?]+$/, "");
  const stored = context.symbols.find(context.model, context.file, name, prefix);
  const { power } = stored.symbol;
  const construct = power === null ? "components" : "power-ports";
  context.report.found(construct);
  const point = pointOf(at);
  if (!point) return context.lost({ construct, code: "outsideSheet", line });
  const placement: Placement = { at: point, rotation: rotationOf(at?.angleDeg), mirror: mirror ?? "none" };
  const { designators, unit } = placedUnits(symbol, lists, point, context);
  const [designator = reference] = Object.values(designators);
  const fields = fieldsOf(symbol, placement, designator, context);
  const net = netOfPower(stored.symbol, context.version);
  const value = fields.get("value");
  if (net !== null && value && value.text !== net) {
    const values = { value: shown(value.text), net: shown(net) };
    context.changed({ construct, code: "powerValue", line, values, at: point });
    fields.set("value", { ...value, text: net });
  }
  if (!stored.source)
    context.changed({ construct, code: "symbolMissing", line, values: { name: shown(name), designator }, at: point });
  const component = context.builder.add<SchematicComponent>({
    ...{ kind: "component", id: context.newId(uuid), sheetId: context.sheetId, ...placement },
    ...{ symbolId: stored.symbol.id, unit, style: Math.min(MAX_STYLES, Math.max(1, Math.round(symbol.style))) },
    ...{ designators, fields: Object.fromEntries(fields), alternates: alternatesOf(symbol, context.version) },
    ...{ isPopulated: !symbol.isDnp, isInBom: symbol.isInBom, isOnBoard: symbol.isOnBoard },
    ...{ isSimulated: symbol.isSimulated, ...(isLocked && { isLocked }) },
  });
  addJumperLabels(component, stored, { line, designator }, context);
}

const alternatesOf = ({ alternates }: KicadPlacedSymbol, version: number): Record<string, string> =>
  Object.fromEntries(
    alternates
      .slice(0, MAX_ALTERNATES)
      .map(({ number, name }) => [number.slice(0, 40), unescapeText(overbarsOf(name, version)).slice(0, 200)]),
  );
