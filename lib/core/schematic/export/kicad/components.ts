// Components as KiCad's placed symbols.
import { fieldPlaces } from "../../paint/field-places";
import { symbolDrawing } from "../../paint/symbol-drawing";
import type { TextAlign, TextStyle } from "../../model/graphic";
import type { SheetInstance } from "../../model/instances";
import { type Placement, placeDirection } from "../../model/placement";
import type { ComponentField, FieldPlace, SchematicComponent } from "../../model/records";
import type { Direction, SchematicSymbol } from "../../model/symbol";
import { TEXT_SIZE } from "../../paint/measures";
import { stableUuid } from "../stable-uuid";
import { effects, flag, list, place, quote, uuid } from "./list";
import { FIELD_NAMES, fieldName } from "./symbols";

export interface KicadPaths {
  readonly project: string;
  readonly rootId: string;
}

/** UUIDs of the root and of the sheet symbols down to a placement. */
export const kicadPath = ({ path }: SheetInstance, { rootId }: KicadPaths): string =>
  [rootId, ...path.split("/")]
    .filter((id) => id !== "")
    .map((id) => `/${stableUuid(id)}`)
    .join("");

const READING: Record<0 | 90, Direction> = { 0: "right", 90: "up" };
const ABOVE: Record<0 | 90, Direction> = { 0: "up", 90: "left" };
const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };

/** KiCad turns the box of a field with its symbol: its angle and alignment are those before. */
function beforeTurn({ rotation, style }: Omit<FieldPlace, "offset">, placement: Placement): Omit<FieldPlace, "offset"> {
  const isTurned = placement.rotation % 180 !== 0;
  const own = isTurned ? (rotation === 0 ? 90 : 0) : rotation;
  const reading = placeDirection(READING[own], placement);
  const above = placeDirection(ABOVE[own], placement);
  const flip = (align: TextAlign, isFlipped: boolean) => (isFlipped ? OPPOSITE[align] : align);
  return {
    rotation: own,
    style: {
      ...style,
      horizontal: flip(style.horizontal, reading === "left" || reading === "down"),
      vertical: flip(style.vertical, above === "down" || above === "right"),
    },
  };
}

const VERTICAL = { top: "start", middle: "middle", alphabetic: "end", bottom: "end" } as const;
const PLAIN: TextStyle = { size: TEXT_SIZE, isBold: false, isItalic: false, horizontal: "middle", vertical: "middle" };

interface NamedField {
  readonly name: string;
  readonly field: ComponentField;
}

/** Fields in the order in which they are drawn, the designator first. */
function fieldsOf(component: SchematicComponent, symbol: SchematicSymbol): NamedField[] {
  const { designator, value, ...others } = component.fields;
  const [pin] = symbol.pins;
  const isVisible = symbol.power === null;
  const ofPower = { text: pin?.name ?? "", isVisible: true, place: null };
  const shown: ComponentField = designator ?? { text: "", isVisible, place: null };
  const net = value ?? (symbol.power === null ? { text: "", isVisible: false, place: null } : ofPower);
  return [
    { name: "designator", field: shown },
    { name: "value", field: net },
    ...["footprint", "datasheet", "description"].flatMap((name) => ({
      name,
      field: others[name] ?? { text: "", isVisible: false, place: null },
    })),
    ...Object.keys(others)
      .filter((name) => !Object.hasOwn(FIELD_NAMES, name))
      .flatMap((name) => (others[name] ? [{ name, field: others[name] }] : [])),
  ];
}

/** Places of the fields that have none of their own: those that our sheets show. */
function automaticPlaces(component: SchematicComponent, symbol: SchematicSymbol, fields: readonly NamedField[]) {
  const free = fields.filter(
    ({ name, field }) => field.isVisible && field.place === null && (name === "designator" || field.text !== ""),
  );
  const anchors = fieldPlaces(symbolDrawing(symbol, component), free.length);
  return new Map(
    free.flatMap(({ name }, at): [string, FieldPlace][] => {
      const anchor = anchors[at];
      const style = anchor && { ...PLAIN, horizontal: anchor.align, vertical: VERTICAL[anchor.baseline] };
      return anchor && style ? [[name, { offset: anchor.at, rotation: 0, style }]] : [];
    }),
  );
}

function properties(component: SchematicComponent, symbol: SchematicSymbol, reference: string): string[] {
  const fields = fieldsOf(component, symbol);
  const automatic = automaticPlaces(component, symbol, fields);
  return fields.map(({ name, field }) => {
    const { offset, ...stand } = field.place ??
      automatic.get(name) ?? { offset: { x: 0, y: 0 }, rotation: 0, style: PLAIN };
    const at = { x: component.at.x + Math.round(offset.x), y: component.at.y + Math.round(offset.y) };
    const { rotation, style } = beforeTurn(stand, component);
    const isHidden = !field.isVisible || (name === "designator" && reference.startsWith("#"));
    const text = name === "designator" ? reference : field.text;
    return list("property", quote(fieldName(name)), quote(text), place(at, rotation), effects({ ...style, isHidden }));
  });
}

export interface KicadSymbolIds {
  /** "Library:Name", as the symbol is called. */
  readonly libraryId: string;
  /** Its name in the file. */
  readonly fileId: string;
}

export interface PlacedIn {
  readonly symbol: SchematicSymbol;
  readonly ids: KicadSymbolIds;
  readonly instances: readonly SheetInstance[];
  readonly paths: KicadPaths;
}

export function placedSymbol(component: SchematicComponent, { symbol, ids, instances, paths }: PlacedIn): string {
  const { designators, unit, mirror } = component;
  const referenceAt = ({ path }: SheetInstance): string => designators[path] ?? `${symbol.prefix}?`;
  const [first] = instances;
  const reference = first ? referenceAt(first) : `${symbol.prefix}?`;
  const placements = instances.map((instance) =>
    list(
      ...(["path", quote(kicadPath(instance, paths))] as const),
      list("reference", quote(referenceAt(instance))),
      list("unit", String(unit)),
    ),
  );
  const alternates = Object.entries(component.alternates).map(([number, name]) =>
    list("pin", quote(number), uuid(`${component.id} ${number}`), list("alternate", quote(name))),
  );
  return list(
    "symbol",
    ids.fileId === ids.libraryId ? "" : list("lib_name", quote(ids.fileId)),
    list("lib_id", quote(ids.libraryId)),
    place(component.at, component.rotation),
    mirror === "none" ? "" : list("mirror", mirror),
    list("unit", String(unit)),
    component.style > 1 ? list("convert", String(component.style)) : "",
    flag("exclude_from_sim", !component.isSimulated),
    ...[flag("in_bom", component.isInBom), flag("on_board", component.isOnBoard), flag("dnp", !component.isPopulated)],
    uuid(component.id),
    ...properties(component, symbol, reference),
    ...alternates,
    list("instances", list("project", quote(paths.project), ...placements)),
  );
}
