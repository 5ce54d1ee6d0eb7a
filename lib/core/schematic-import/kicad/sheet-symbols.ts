// Sheet symbols of a KiCad sheet, with their entries.
import {
  type KicadPlacedSheet,
  type KicadSheetPin,
  propertyOf,
  SHEET_FILE,
  SHEET_NAME,
} from "@/lib/core/formats/kicad/schematic-symbol";
import type { SheetEntry } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import { TEXT_SIZE } from "@/lib/core/schematic/paint/measures";
import { ownSize, pointOf, rotationOf } from "./measures";
import { type SheetContext, shown } from "./sheet-context";
import { directionOf, netNameOf } from "./wiring";

const MAX_NAME = 200;
const SIDES = { 0: "right", 90: "top", 180: "left", 270: "bottom" } as const;

/** The edge on which a pin lies; its angle where it lies on none or on two. */
function sideOf({ at }: KicadSheetPin, point: Point, from: Point, to: Point): SheetEntry["side"] {
  const edges = [
    ["left", point.x === from.x],
    ["right", point.x === to.x],
    ["top", point.y === from.y],
    ["bottom", point.y === to.y],
  ] as const;
  const on = edges.filter(([, isOn]) => isOn);
  const byAngle = SIDES[rotationOf(at?.angleDeg)];
  return on.length === 1 ? (on[0]?.[0] ?? byAngle) : byAngle;
}

export interface SheetTarget {
  readonly id: string;
  readonly targetId: string;
  /** False for a sheet whose file is not there. */
  readonly isKnown: boolean;
}

export function addSheetSymbol(
  symbol: KicadPlacedSheet,
  { id, targetId, isKnown }: SheetTarget,
  context: SheetContext,
): void {
  const { line, at, size, isLocked } = symbol;
  const [from, to] = [pointOf(at), at && size ? pointOf({ x: at.x + size[0], y: at.y + size[1] }) : null];
  const nameField = propertyOf(symbol, SHEET_NAME);
  const name = (nameField?.text ?? "").slice(0, MAX_NAME);
  const look = { ...ownSize("size", nameField?.effects.font?.heightMm, TEXT_SIZE), ...(isLocked && { isLocked }) };
  if (!from || !to) return context.lost({ construct: "sheets", code: "outsideSheet", line });
  const { sheetId } = context;
  context.builder.add({ kind: "sheet-symbol", id, sheetId, targetId, name, from, to, ...look });
  const about = { construct: "sheets", line, at: from } as const;
  const file = propertyOf(symbol, SHEET_FILE)?.text ?? "";
  if (!isKnown) context.changed({ ...about, code: "sheetMissing", values: { name: shown(name), file: shown(file) } });
  if (symbol.isDnp || !symbol.isInBom || !symbol.isOnBoard || !symbol.isSimulated)
    context.changed({ ...about, code: "sheetFlags", values: { name: shown(name) } });
  if (symbol.hasColor) context.changed({ ...about, code: "sheetColor", values: { name: shown(name) } });
  for (const property of symbol.properties) {
    if ([...SHEET_FILE, ...SHEET_NAME].includes(property.name) || property.text === "") continue;
    context.report.found("fields");
    const values = { field: shown(property.name), value: shown(property.text), name: shown(name) };
    context.lost({ construct: "fields", code: "sheetField", line: property.line, values, at: from });
  }
  for (const pin of symbol.pins) addEntry(pin, { id, from, to }, context);
}

function addEntry(
  pin: KicadSheetPin,
  symbol: { readonly id: string; readonly from: Point; readonly to: Point },
  context: SheetContext,
): void {
  const { line, name, shape, uuid } = pin;
  const point = pointOf(pin.at);
  context.report.found("labels");
  if (!point) return context.lost({ construct: "labels", code: "outsideSheet", line });
  context.builder.add({
    ...{ kind: "sheet-entry", id: context.newId(uuid), sheetId: context.sheetId, sheetSymbolId: symbol.id, at: point },
    side: sideOf(pin, point, symbol.from, symbol.to),
    text: netNameOf(context.resolve(name, { line, construct: "labels" }), context.version),
    direction: directionOf(shape),
    ...ownSize("size", pin.effects.font?.heightMm, TEXT_SIZE),
  });
}
