// The records of one KiCad sheet: each kind of item has a reader of its own.
import type { KicadSchematicItem, KicadWire } from "@/lib/core/formats/kicad/schematic";
import type { KicadPlacedSheet } from "@/lib/core/formats/kicad/schematic-symbol";
import { propertyOf, SHEET_FILE, SHEET_NAME } from "@/lib/core/formats/kicad/schematic-symbol";
import { newSheet } from "@/lib/core/schematic/format/schematic-file";
import { addComponent, type InstanceLists } from "./components";
import type { DesignSheet } from "./design-sheet";
import { addGraphic, addGroup, addRuleArea, addTable, addText } from "./drawings";
import { stemOf } from "./file-names";
import { addImage } from "./images";
import { sizeOf, titleBlockOf } from "./paper";
import { type SheetContext, shown } from "./sheet-context";
import { addSheetSymbol } from "./sheet-symbols";
import { addBusEntry, addLabel, addPoint, addWire, type BusIndex, busIndexOf } from "./wiring";

/** Ids of our sheets by name of their file. */
export type SheetIds = ReadonlyMap<string, string>;

const MAX_NAME = 200;

export function addSheetRecord(context: SheetContext): void {
  const { builder, report, sheetId: id, file, model } = context;
  report.found("sheets");
  report.found("texts", model.titleBlock.length);
  const titleBlock = titleBlockOf(model, (text) => context.resolve(text, { line: null, construct: "texts" }));
  const name = stemOf(file).slice(0, MAX_NAME);
  builder.add({ kind: "sheet", id, name, ...sizeOf(model.paper), titleBlock });
  for (const { line, name: variant } of model.variants) {
    report.found("variants");
    context.lost({ construct: "variants", code: "variant", line, values: { name: shown(variant) } });
  }
  for (const { line, name: embedded } of model.embeddedFiles) {
    report.found("models");
    context.lost({ construct: "models", code: "embeddedFile", line, values: { name: shown(embedded) } });
  }
  for (const { line, name: alias, members } of model.busAliases) {
    report.found("buses");
    if (members.length === 0)
      context.lost({ construct: "buses", code: "busAliasWithoutMembers", line, values: { name: shown(alias) } });
  }
}

export interface SheetLists {
  readonly lists: InstanceLists;
  readonly sheetIds: SheetIds;
}

interface ItemReader {
  readonly lists: InstanceLists;
  readonly buses: BusIndex;
  readonly addSheet: (symbol: KicadPlacedSheet) => void;
}

export function addSheetItems(sheet: DesignSheet, { lists, sheetIds }: SheetLists, context: SheetContext): void {
  const { items } = sheet.model;
  const buses = busIndexOf(items.filter((item): item is KicadWire => item.kind === "bus"));
  const missing = new Map<string, string>();
  const addSheet = (symbol: KicadPlacedSheet): void => {
    const id = context.tree.ids.get(symbol);
    if (id === undefined) return;
    const file = sheet.children.get(symbol);
    const known = file === undefined ? undefined : sheetIds.get(file);
    const targetId = known ?? missingSheet(symbol, missing, context);
    addSheetSymbol(symbol, { id, targetId, isKnown: known !== undefined }, context);
    if (file !== undefined && !context.tree.placed.has(symbol) && context.placements.length > 0)
      noteUnplaced(symbol, context);
  };
  const reader: ItemReader = { lists, buses, addSheet };
  for (const item of items) if (item.kind !== "group") addItem(item, reader, context);
  for (const item of items) if (item.kind === "group") addGroup(item, context);
}

/** An empty sheet in place of one whose file is not there. */
function missingSheet(symbol: KicadPlacedSheet, missing: Map<string, string>, context: SheetContext): string {
  const file = propertyOf(symbol, SHEET_FILE)?.text ?? "";
  const known = missing.get(file);
  if (known !== undefined) return known;
  const id = context.builder.newId();
  missing.set(file, id);
  context.report.found("sheets");
  context.builder.add(newSheet(id, stemOf(file).slice(0, MAX_NAME)));
  return id;
}

/** A sheet within itself, or one too many of a design that doubles with each level. */
function noteUnplaced(symbol: KicadPlacedSheet, context: SheetContext): void {
  const values = { name: shown(propertyOf(symbol, SHEET_NAME)?.text ?? "") };
  context.changed({ construct: "sheets", code: "sheetUnplaced", line: symbol.line, values });
}

function addItem(item: KicadSchematicItem, { lists, buses, addSheet }: ItemReader, context: SheetContext): void {
  switch (item.kind) {
    case "wire":
    case "bus":
      return addWire(item, context);
    case "bus_entry":
      return addBusEntry(item, buses, context);
    case "junction":
    case "no_connect":
      return addPoint(item, context);
    case "label":
    case "global_label":
    case "hierarchical_label":
    case "directive_label":
      return addLabel(item, context);
    case "symbol":
      return addComponent(item, lists, context);
    case "sheet":
      return addSheet(item);
    case "text":
      return addText(item, context);
    case "graphic":
      return addGraphic(item, context);
    case "table":
      return addTable(item, context);
    case "rule_area":
      return addRuleArea(item, context);
    case "image":
      return addImage(item, context);
    case "group":
      return addGroup(item, context);
    case "untyped": {
      context.report.found("drawings");
      const values = { name: shown(item.name) };
      return context.lost({ construct: "drawings", code: "unknownRecord", line: item.line, values });
    }
  }
}
