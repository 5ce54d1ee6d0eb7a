// Schema of the own format of schematics (lib/core/schematic/format): what a document may hold, and how much.

import * as z from "zod/mini";
import { PIN_VERDICTS, SEVERITIES } from "@/lib/core/schematic/model/checks";
import { LINE_STYLES } from "@/lib/core/schematic/model/graphic";
import { MAX_NETLIST_LENGTH } from "@/lib/core/schematic/format/netlist-document";
import { FORMAT, FORMAT_VERSION, RECORD_LISTS } from "@/lib/core/schematic/format/schematic-file";
import { KIND_CODES, SHAPE_CODES } from "@/lib/core/schematic/format/object-codes";
import { MAX_LIBRARIES, MAX_LIBRARY_LENGTH, MAX_LIBRARY_NAME } from "@/lib/core/schematic/model/spice-library";
import { PIN_SHAPES, PIN_TYPES } from "@/lib/core/schematic/model/symbol";
import { MAX_COORDINATE } from "@/lib/core/schematic/model/units";

/** Largest number of records of each list; the corpus' largest design has some 15,000 objects. */
const MAX_OBJECTS = 100_000;
const MAX_SYMBOLS = 5_000;
const MAX_SHEETS = 500;
const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;
const MAX_POINTS = 20_000;
const MAX_FIELDS = 200;
const MAX_TEXT = 20_000;
const MAX_WAIVERS = 10_000;
const MAX_SETUPS = 100;

const list = <T extends z.core.$ZodType>(item: T, max: number) => z.readonly(z.array(item).check(z.maxLength(max)));
const words = (max: number) => z.string().check(z.maxLength(max));
const recordId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const dictionary = <T extends z.core.$ZodType>(value: T) =>
  z.readonly(z.record(words(2_000), value).check(z.refine((entries) => Object.keys(entries).length <= MAX_FIELDS)));

const coordinate = z.int().check(z.gte(-MAX_COORDINATE), z.lte(MAX_COORDINATE));
const length = z.int().check(z.gte(0), z.lte(MAX_COORDINATE));
const point = z.readonly(z.object({ x: coordinate, y: coordinate }));
const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const mirror = z.enum(["none", "x", "y"]);
const align = z.enum(["start", "middle", "end"]);
const textStyle = z.readonly(
  z.object({ size: length, isBold: z.boolean(), isItalic: z.boolean(), horizontal: align, vertical: align }),
);
const stroke = z.readonly(z.object({ width: length, line: z.enum(LINE_STYLES) }));
const fill = z.enum(["none", "body", "ink"]);

const shape = { stroke, fill };
const pointPair = z.readonly(z.tuple([point, point]));
const drawnGraphics = {
  line: z.object({ shape: z.literal("line"), points: pointPair, ...shape }),
  polyline: z.object({ shape: z.literal("polyline"), points: list(point, MAX_POINTS), ...shape }),
  polygon: z.object({ shape: z.literal("polygon"), points: list(point, MAX_POINTS), ...shape }),
  rectangle: z.object({ shape: z.literal("rectangle"), from: point, to: point, ...shape }),
  circle: z.object({ shape: z.literal("circle"), center: point, radius: length, ...shape }),
  ellipse: z.object({ shape: z.literal("ellipse"), center: point, radiusX: length, radiusY: length, ...shape }),
  arc: z.object({ shape: z.literal("arc"), start: point, mid: point, end: point, ...shape }),
  bezier: z.object({
    shape: z.literal("bezier"),
    points: z.readonly(z.tuple([point, point, point, point])),
    ...shape,
  }),
};
const textGraphic = z.object({
  ...{ shape: z.literal("text"), at: point, text: words(MAX_TEXT), rotation, style: textStyle },
});
const graphic = z.discriminatedUnion("shape", [textGraphic, ...Object.values(drawnGraphics)]);

const unit = z.int().check(z.gte(0), z.lte(256));
const pinFunction = { name: words(200), type: z.enum(PIN_TYPES) };
const pin = z.object({
  ...pinFunction,
  number: words(40),
  at: point,
  direction: z.enum(["right", "down", "left", "up"]),
  length,
  shape: z.enum(PIN_SHAPES),
  isHidden: z.boolean(),
  ...{ nameSize: z.optional(length), numberSize: z.optional(length) },
  unit,
  style: unit,
  alternates: list(z.object(pinFunction), 100),
});

export const symbolSchema = z.object({
  id: recordId,
  name: words(200),
  prefix: words(16),
  description: words(1_000),
  keywords: list(words(100), 50),
  unitCount: z.int().check(z.gte(1), z.lte(256)),
  styleCount: z.int().check(z.gte(1), z.lte(16)),
  power: z.nullable(z.enum(["global", "local"])),
  showsPinNumbers: z.boolean(),
  showsPinNames: z.boolean(),
  pinNameOffset: length,
  pins: list(pin, MAX_PINS),
  graphics: list(z.object({ unit, style: unit, graphic }), MAX_GRAPHICS),
  fields: dictionary(words(MAX_TEXT)),
});

export type SymbolContent = z.output<typeof symbolSchema>;

const sheet = z.object({
  id: recordId,
  name: words(200),
  width: length,
  height: length,
  titleBlock: dictionary(words(1_000)),
});

const object = { id: recordId, sheetId: recordId, isLocked: z.optional(z.boolean()) };
const direction = z.enum(["input", "output", "bidirectional", "tri-state", "passive"]);
const label = { at: point, rotation, text: words(1_000), size: z.optional(length) };
const field = z.object({
  text: words(MAX_TEXT),
  isVisible: z.boolean(),
  place: z.nullable(z.object({ offset: point, rotation: z.union([z.literal(0), z.literal(90)]), style: textStyle })),
});
const note = { at: point, text: words(MAX_TEXT), rotation, style: textStyle };
const code = <K extends keyof typeof KIND_CODES>(kind: K) => z.literal(KIND_CODES[kind]);

const component = z.object({
  type: code("component"),
  ...object,
  at: point,
  rotation,
  mirror,
  symbolId: recordId,
  unit: z.int().check(z.gte(1), z.lte(256)),
  style: z.int().check(z.gte(1), z.lte(16)),
  designators: dictionary(words(64)),
  fields: dictionary(field),
  alternates: dictionary(words(200)),
  isPopulated: z.boolean(),
  isInBom: z.boolean(),
  isOnBoard: z.boolean(),
  isSimulated: z.boolean(),
});

const fileObject = z.discriminatedUnion("type", [
  component,
  z.object({ type: code("wire"), ...object, from: point, to: point }),
  z.object({ type: code("bus"), ...object, from: point, to: point }),
  z.object({ type: code("bus-entry"), ...object, bus: point, wire: point }),
  z.object({ type: code("bus-bus-entry"), ...object, bus: point, wire: point }),
  z.object({ type: code("junction"), ...object, at: point }),
  z.object({ type: code("no-connect"), ...object, at: point }),
  z.object({ type: code("net-label"), ...object, ...label }),
  z.object({ type: code("port"), ...object, ...label, direction }),
  z.object({ type: code("sheet-label"), ...object, ...label, direction }),
  z.object({
    ...{ type: code("power-port"), ...object, at: point, rotation, mirror },
    ...{ name: words(200), scope: z.enum(["global", "local"]), form: words(40) },
  }),
  z.object({
    ...{ type: code("sheet-symbol"), ...object, targetId: recordId, name: words(200), from: point, to: point },
    size: z.optional(length),
  }),
  z.object({
    ...{ type: code("sheet-entry"), ...object, sheetSymbolId: recordId, at: point },
    ...{ side: z.enum(["left", "right", "top", "bottom"]), text: words(1_000), direction },
    size: z.optional(length),
  }),
  z.object({ type: code("text"), ...object, ...note }),
  z.object({ type: code("spice-directive"), ...object, ...note, text: words(MAX_NETLIST_LENGTH) }),
  z.object({ type: code("image"), ...object, at: point, width: length, height: length, file: words(64) }),
  z.object({
    ...{ type: code("table"), ...object, at: point, line: z.enum(LINE_STYLES), fill },
    columnWidths: list(length, 200),
    rowHeights: list(length, 2_000),
    cells: list(list(words(MAX_TEXT), 200), 2_000),
  }),
  z.object({ type: code("voltage-probe"), ...object, at: point, name: words(200) }),
  z.object({ type: code("current-probe"), ...object, at: point, name: words(200) }),
  z.object({ type: code("group"), ...object, name: words(200), memberIds: list(recordId, MAX_OBJECTS) }),
  ...(Object.keys(drawnGraphics) as (keyof typeof drawnGraphics)[]).map((name) =>
    z.object({ type: z.literal(SHAPE_CODES[name]), ...object, graphic: drawnGraphics[name] }),
  ),
]);

function isWhole({ rootSheetId, sheets, objects, ...lists }: z.infer<typeof fields>): boolean {
  const { symbols, busAliases, ercSettings = [], ercWaivers = [], simulationSetups = [], spiceLibraries = [] } = lists;
  const sheetIds = new Set(sheets.map(({ id }) => id));
  const all = [sheets, symbols, busAliases, ercSettings, ercWaivers, simulationSetups, spiceLibraries, objects].flatMap(
    (records: readonly { id: string }[]) => records.map(({ id }) => id),
  );
  const areUnique = new Set(all).size === all.length;
  return areUnique && sheetIds.has(rootSheetId) && objects.every(({ sheetId }) => sheetIds.has(sheetId));
}

const ercSettings = z.object({
  id: recordId,
  severities: dictionary(z.enum(SEVERITIES)),
  verdicts: dictionary(z.enum(PIN_VERDICTS)),
});
const ercWaiver = z.object({ id: recordId, rule: words(64), fingerprint: words(64), reason: words(500) });
const setupVersion = z.int().check(z.gte(1), z.lte(1_000));
const simulationSetup = z.object({ id: recordId, name: words(100), setupVersion, setup: words(MAX_TEXT) });

const spiceLibrary = z.object({
  id: recordId,
  name: words(MAX_LIBRARY_NAME),
  text: words(MAX_LIBRARY_LENGTH),
});

const recordLists = {
  sheets: list(sheet, MAX_SHEETS),
  symbols: list(symbolSchema, MAX_SYMBOLS),
  busAliases: list(z.object({ id: recordId, name: words(200), members: list(words(200), 1_024) }), 1_000),
  objects: list(fileObject, MAX_OBJECTS),
  ercSettings: z.optional(list(ercSettings, 1)),
  ercWaivers: z.optional(list(ercWaiver, MAX_WAIVERS)),
  simulationSetups: z.optional(list(simulationSetup, MAX_SETUPS)),
  spiceLibraries: z.optional(list(spiceLibrary, MAX_LIBRARIES)),
};

const fields = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  rootSheetId: recordId,
  ...recordLists,
});

/** Ids are unique, the root is one of the sheets, and every object lies on one of them. */
export const schematicFile = fields.check(z.refine(isWhole, { error: "schematic.notWhole" }));

export type SchematicContent = z.output<typeof schematicFile>;

const changeFields = z.object({ ...recordLists, removed: list(recordId, MAX_OBJECTS) });

/** A change of a file: records as they are after it, and ids of those that it removes. No record is in both. */
export const schematicChange = changeFields.check(z.refine(hasEachOnce, { error: "schematic.notWhole" }));

function hasEachOnce({ removed, ...lists }: z.infer<typeof changeFields>): boolean {
  const ids = [...RECORD_LISTS.flatMap((list) => lists[list]?.map(({ id }) => id) ?? []), ...removed];
  return new Set(ids).size === ids.length;
}
