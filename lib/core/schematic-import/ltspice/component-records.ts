// Parts of a sheet: components, and blocks as symbols of their sheets.
import type { LtspicePlacedSymbol, LtspiceWindow } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";
import type { ComponentField, FieldPlace, SheetEntry, SignalDirection } from "@/lib/core/schematic/model/records";
import { place as placePoint, type Placement } from "@/lib/core/schematic/model/placement";
import type { Point } from "@/lib/core/schematic/model/units";
import { extentOf } from "../paper";
import { modelFields, primitiveFields } from "../simulation-fields";
import { ownParameters, parametersOf } from "./block-parameters";
import type { DesignSheet } from "./design-sheet";
import { directionOf } from "./net-records";
import { placeLtspice, type PlacedPart } from "./placed-part";
import { orientationOf, shapePoints, textStand, toPoint, turnStand } from "./placing";
import type { SheetContext } from "./sheet-context";
import { clip, prefixOf } from "./symbol-record";

/** Numbers of the windows of attributes. */
const WINDOWS: Readonly<Record<string, number>> = {
  ...{ InstName: 0, Value: 3, SpiceModel: 38, SpiceLine: 39, SpiceLine2: 40, Value2: 123 },
};

/** Our names of fields. */
const FIELDS: Readonly<Record<string, string>> = { Value: "value", Description: "description" };

const ORIGIN: Point = { x: 0, y: 0 };
const MAX_FIELDS = 190;

/** Size 0 at the origin is how LTspice writes a window that is not shown. */
const isShown = ({ at, size, justification }: LtspiceWindow): boolean =>
  justification.isVisible && !(size === 0 && at.x === 0 && at.y === 0);

function fieldPlace({ at, justification, size }: LtspiceWindow, source: LtspicePlacedSymbol): FieldPlace {
  const orientation = orientationOf(source);
  const offset = placePoint(toPoint(at), { at: ORIGIN, ...orientation });
  return { offset, ...turnStand(textStand(justification, size), orientation) };
}

function attributesOf({ attributes }: LtspicePlacedSymbol, symbol: LtspiceSymbol | null): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, text] of symbol?.attributes ?? []) if (text !== "") all.set(name, text);
  // An empty text is written as two quotes.
  for (const [name, text] of attributes) all.set(name, text === '""' ? "" : text);
  return all;
}

/** Whatever the designator is, LTspice tells the element by the prefix of its symbol. */
function spiceFields(designator: string, attributes: ReadonlyMap<string, string>, symbol: LtspiceSymbol | null) {
  const prefix = (attributes.get("Prefix") ?? symbol?.attributes.get("Prefix") ?? "").toUpperCase();
  const letter = prefix.slice(0, 1);
  const fields = primitiveFields(designator, letter, prefix.slice(1, 2));
  const model = attributes.get("SpiceModel");
  if (model && letter === "X") fields.push(["Spice_Model", model]);
  // A source takes what stands in its other lines, too.
  const isSource = letter === "V" || letter === "I";
  const names = isSource ? ["Value", "Value2", "SpiceLine", "SpiceLine2"] : ["Value"];
  fields.push(...modelFields(letter, names.flatMap((name) => attributes.get(name) ?? []).join(" ")));
  return fields;
}

const hiddenField = (text: string): ComponentField => ({ text: clip(text, 20_000), isVisible: false, place: null });

function fieldsOf(source: LtspicePlacedSymbol, symbol: LtspiceSymbol | null): Record<string, ComponentField> {
  const attributes = attributesOf(source, symbol);
  const windowOf = (name: string): LtspiceWindow | undefined => {
    const index = WINDOWS[name];
    return index === undefined ? undefined : (source.windows.get(index) ?? symbol?.windows.get(index));
  };
  const fields: [string, ComponentField][] = [];
  const named = windowOf("InstName");
  if (named) fields.push(["designator", { text: "", isVisible: isShown(named), place: fieldPlace(named, source) }]);
  for (const [name, text] of attributes) {
    if (name === "InstName" || name === "" || fields.length >= MAX_FIELDS) continue;
    const window = windowOf(name);
    const isVisible = window !== undefined && isShown(window) && text !== "";
    const own = { text: clip(text, 20_000), isVisible, place: window ? fieldPlace(window, source) : null };
    fields.push([clip(FIELDS[name] ?? name, 200), own]);
  }
  const extra = spiceFields(attributes.get("InstName") ?? "", attributes, symbol);
  fields.push(...extra.map(([name, text]): [string, ComponentField] => [name, hiddenField(text)]));
  return Object.fromEntries(fields);
}

export const instanceName = ({ attributes }: LtspicePlacedSymbol, symbol: LtspiceSymbol | null): string =>
  clip(attributes.get("InstName")?.trim() || `${symbol ? prefixOf(symbol) : "U"}?`, 48);

/** `designators` by path of the sheet's placements. */
export function addComponent(
  part: PlacedPart,
  context: SheetContext,
  symbolId: string,
  designators: Readonly<Record<string, string>>,
): void {
  const { source, symbol } = part;
  const placement: Placement = { at: context.pointOf(source.at), ...orientationOf(source) };
  context.report.found("fields", source.attributes.size);
  context.builder.add({
    ...{ kind: "component", ...context.newObject(), ...placement, symbolId, unit: 1, style: 1, designators },
    ...{ fields: fieldsOf(source, symbol), alternates: {} },
    ...{ isPopulated: true, isInBom: true, isOnBoard: true, isSimulated: true },
  });
}

/** The edge of the box that is nearest to a point. */
function sideOf({ x, y }: Point, from: Point, to: Point): SheetEntry["side"] {
  const distances: [SheetEntry["side"], number][] = [
    ["left", Math.abs(x - from.x)],
    ["right", Math.abs(to.x - x)],
    ["top", Math.abs(y - from.y)],
    ["bottom", Math.abs(to.y - y)],
  ];
  return distances.reduce((best, item) => (item[1] < best[1] ? item : best))[0];
}

function portDirection(child: DesignSheet | undefined, name: string): SignalDirection {
  const flag = child?.sheet.flags.find((known) => known.name.toLowerCase() === name.toLowerCase());
  const pin = flag && child?.sheet.ioPins.find(({ at }) => at.x === flag.at.x && at.y === flag.at.y);
  return pin ? directionOf(pin.direction) : "passive";
}

export interface PlacedBlock {
  readonly id: string;
  readonly name: string;
  readonly child: string;
}

/** A block that is not free to have a sheet of its own loses its parameters, and each what is no assignment. */
function noteParameters(part: PlacedPart, context: SheetContext, target: DesignSheet | undefined): void {
  const { text, parameters, rest } = parametersOf(part);
  if (text === "") return;
  const { line, at } = part.source;
  const name = instanceName(part.source, part.symbol);
  const kept = target?.instance === undefined ? [] : ownParameters(target, parameters);
  const lost = [...parameters.filter((own) => !kept.includes(own)).map((own) => `${own.name}=${own.value}`), rest];
  const note = (words: readonly string[]) => ({ name, text: clip(words.filter(Boolean).join(" "), 200) });
  context.report.found("models");
  if (lost.some(Boolean)) context.lost({ construct: "models", code: "blockParameters", line, values: note(lost) }, at);
  else context.changed({ construct: "models", code: "blockCopy", line, values: note([text]) }, at);
}

export function addBlock(
  part: PlacedPart,
  context: SheetContext,
  target: { readonly id: string; readonly sheet: DesignSheet | undefined; readonly isOwn: boolean },
): PlacedBlock {
  const { source, symbol, child } = part;
  const name = instanceName(source, symbol);
  const placement: Placement = { at: context.pointOf(source.at), ...orientationOf(source) };
  const pins = (symbol?.pins ?? []).map((pin) => ({ pin, at: context.pointOf(placeLtspice(pin.at, source)) }));
  const corners = (symbol?.shapes ?? []).flatMap(shapePoints).map((point) => placePoint(point, placement));
  const extent = extentOf([...pins.map(({ at }) => at), ...corners]) ?? { min: placement.at, max: placement.at };
  const object = context.newObject();
  context.builder.add({
    ...{ kind: "sheet-symbol", ...object, targetId: target.id, name, from: extent.min, to: extent.max },
  });
  for (const { pin, at } of pins) {
    if (pin.name === "") continue;
    context.builder.add({
      ...{ kind: "sheet-entry", ...context.newObject(), sheetSymbolId: object.id, at },
      side: sideOf(at, extent.min, extent.max),
      text: context.names.nameOf(pin.name).text,
      direction: portDirection(target.sheet, pin.name),
    });
  }
  context.changed({ construct: "components", code: "blockDrawing", line: source.line, values: { name } }, source.at);
  noteParameters(part, context, target.isOwn ? target.sheet : undefined);
  return { id: object.id, name, child: child ?? "" };
}
