// Objects of a sheet of KiCad's old files beside its components.
import type {
  LegacyBitmap,
  LegacyEntry,
  LegacyItem,
  LegacyText,
  LegacyWire,
} from "@/lib/core/formats/kicad-legacy/schematic";
import type { LegacySheetSymbol } from "@/lib/core/formats/kicad-legacy/sheet-symbol";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { SheetEntry, SignalDirection } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
import { addComponent } from "./components";
import { placeInFile, type SheetContext } from "./context";
import { textSize, toPoint, units } from "./coordinates";
import { withLines, withOverbars } from "./names";
import { lookUp } from "../look-up";

const SHAPES: Readonly<Record<string, SignalDirection>> = {
  ...{ Input: "input", Output: "output", BiDi: "bidirectional", "3State": "tri-state", UnSpc: "passive" },
};
const PIN_TYPES: Readonly<Record<string, SignalDirection>> = {
  ...{ I: "input", O: "output", B: "bidirectional", T: "tri-state", U: "passive" },
};
const SIDES: Readonly<Record<string, SheetEntry["side"]>> = { L: "left", R: "right", T: "top", B: "bottom" };
const MAX_LABEL = 1_000;

const TURNS: readonly Rotation[] = [0, 90, 180, 270];
/** Labels that leave their sheet begin at the other side. */
const FLAG_TURNS: readonly Rotation[] = [180, 90, 0, 270];

function addText(text: LegacyText, context: SheetContext): void {
  const { records, report, sheet } = context;
  const at = toPoint(text);
  const common = { id: records.newId(), sheetId: sheet.id, at };
  if (text.type === "Notes") {
    report.found("texts");
    const style = { size: textSize(text.size), isBold: false, isItalic: text.isItalic } as const;
    records.add({
      ...{ kind: "text", ...common, text: withLines(text.text).slice(0, 20_000) },
      rotation: TURNS[text.orientation] ?? 0,
      style: { ...style, horizontal: "start", vertical: "end" },
    });
    return;
  }
  report.found("labels");
  const label = { ...common, text: withOverbars(text.text).slice(0, MAX_LABEL), size: textSize(text.size) };
  const direction = lookUp(SHAPES, text.shape) ?? "passive";
  if (text.type === "GLabel")
    records.add({ kind: "port", ...label, rotation: FLAG_TURNS[text.orientation] ?? 0, direction });
  else if (text.type === "HLabel")
    records.add({ kind: "sheet-label", ...label, rotation: FLAG_TURNS[text.orientation] ?? 0, direction });
  else records.add({ kind: "net-label", ...label, rotation: TURNS[text.orientation] ?? 0 });
}

const LINES: Readonly<Record<string, "solid" | "dashed" | "dotted" | "dash-dot">> = {
  ...{ solid: "solid", dashed: "dashed", dotted: "dotted", dash_dot: "dash-dot", line: "solid" },
};

function addWire(wire: LegacyWire, context: SheetContext): void {
  const { records, report, sheet } = context;
  const [from, to] = [toPoint(wire.from), toPoint(wire.to)];
  const common = { id: records.newId(), sheetId: sheet.id };
  if (wire.layer !== "Wire" && wire.layer !== "Bus") {
    report.found("drawings");
    const stroke = { width: 0, line: lookUp(LINES, wire.style) ?? "dashed" } as const;
    records.add({ kind: "drawing", ...common, graphic: { shape: "line", points: [from, to], stroke, fill: "none" } });
    return;
  }
  const construct = wire.layer === "Bus" ? "buses" : "wires";
  report.found(construct);
  if (isSamePoint(from, to)) {
    const place = { sheetId: sheet.id, at: from };
    report.lost({ construct, code: "kicadLegacy.emptyWire", source: placeInFile(context, wire.line), place });
    return;
  }
  records.add({ kind: wire.layer === "Bus" ? "bus" : "wire", ...common, from, to });
}

const isOn = ({ x, y }: Point, { from, to }: LegacyWire): boolean => {
  const cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  const within = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return cross === 0 && within(x, from.x, to.x) && within(y, from.y, to.y);
};

/** The file does not tell which end lies on the bus. */
function addEntry(entry: LegacyEntry, buses: readonly LegacyWire[], context: SheetContext): void {
  const { records, report, sheet } = context;
  report.found("buses");
  const isTurned = !buses.some((bus) => isOn(entry.from, bus)) && buses.some((bus) => isOn(entry.to, bus));
  const [bus, wire] = isTurned ? [entry.to, entry.from] : [entry.from, entry.to];
  const kind = entry.layer === "Bus" ? "bus-bus-entry" : "bus-entry";
  records.add({ kind, id: records.newId(), sheetId: sheet.id, bus: toPoint(bus), wire: toPoint(wire) });
}

function addSheetSymbol(symbol: LegacySheetSymbol, context: SheetContext): void {
  const { records, sheet } = context;
  const placed = sheet.symbols.get(symbol);
  if (!placed) return;
  const from = toPoint(symbol);
  records.add({
    ...{ kind: "sheet-symbol", id: placed.id, sheetId: sheet.id, targetId: placed.targetId },
    name: (symbol.name || symbol.file).slice(0, 200),
    from,
    to: { x: from.x + units(symbol.width), y: from.y + units(symbol.height) },
  });
  for (const pin of symbol.pins)
    records.add({
      ...{ kind: "sheet-entry", id: records.newId(), sheetId: sheet.id, sheetSymbolId: placed.id, at: toPoint(pin) },
      ...{ side: lookUp(SIDES, pin.side) ?? "left", text: withOverbars(pin.name).slice(0, MAX_LABEL) },
      direction: lookUp(PIN_TYPES, pin.type) ?? "passive",
    });
}

/** KiCad shows pictures with 300 pixels per inch. */
const MILS_PER_PIXEL = 1000 / 300;
const MAX_PIXELS = 20_000;

/** Width and height in the header of a PNG file; null for anything else. */
function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 33 || bytes[0] !== 0x89 || bytes[1] !== 0x50) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 && width <= MAX_PIXELS && height <= MAX_PIXELS ? { width, height } : null;
}

function addBitmap(bitmap: LegacyBitmap, context: SheetContext): void {
  const { records, report, sheet, images } = context;
  report.found("images");
  const size = pngSize(bitmap.bytes);
  if (!size) {
    report.lost({ construct: "images", code: "kicadLegacy.image", source: placeInFile(context, bitmap.line) });
    return;
  }
  const scale = bitmap.scale > 0 && bitmap.scale < 100 ? bitmap.scale : 1;
  const width = units(size.width * MILS_PER_PIXEL * scale);
  const height = units(size.height * MILS_PER_PIXEL * scale);
  const center = toPoint(bitmap);
  const file = `image${images.length + 1}`;
  images.push({ file, type: "image/png", bytes: bitmap.bytes });
  records.add({
    ...{ kind: "image", id: records.newId(), sheetId: sheet.id, width, height, file },
    at: { x: center.x - Math.round(width / 2), y: center.y - Math.round(height / 2) },
  });
}

function addItem(item: LegacyItem, buses: readonly LegacyWire[], context: SheetContext): void {
  const { records, report, sheet } = context;
  switch (item.kind) {
    case "component":
      return addComponent(item, context);
    case "sheet":
      return addSheetSymbol(item, context);
    case "wire":
      return addWire(item, context);
    case "entry":
      return addEntry(item, buses, context);
    case "text":
      return addText(item, context);
    case "bitmap":
      return addBitmap(item, context);
    case "connection":
      report.found("junctions");
      records.add({ kind: "junction", id: records.newId(), sheetId: sheet.id, at: toPoint(item) });
      return;
    case "no-connect":
      report.found("no-connects");
      records.add({ kind: "no-connect", id: records.newId(), sheetId: sheet.id, at: toPoint(item) });
  }
}

const MAX_TITLE = 1_000;
const TITLES: Readonly<Record<string, string>> = { Title: "title", Date: "date", Rev: "revision", Comp: "company" };
/** A4 in landscape, in mils. */
const [A4_WIDTH, A4_HEIGHT] = [11_693, 8_268];

export function drawSheet(context: SheetContext): void {
  const { records, report, sheet } = context;
  report.found("sheets");
  const { id, schematic } = sheet;
  const { paper, titleBlock = new Map<string, string>(), items = [], rest = [] } = schematic ?? {};
  const isPaper = paper !== undefined && paper.width > 0 && paper.height > 0;
  const [width, height] = isPaper ? [paper.width, paper.height] : [A4_WIDTH, A4_HEIGHT];
  records.add({
    ...{ kind: "sheet", id, name: sheet.name.slice(0, 200), width: units(width), height: units(height) },
    titleBlock: Object.fromEntries(
      [...titleBlock].flatMap(([name, text]) =>
        text === "" ? [] : [[lookUp(TITLES, name) ?? name.toLowerCase(), text.slice(0, MAX_TITLE)]],
      ),
    ),
  });
  const buses = items.flatMap((item) => (item.kind === "wire" && item.layer === "Bus" ? [item] : []));
  for (const item of items) addItem(item, buses, context);
  for (const { line, text } of rest) {
    report.found("settings");
    report.lost({
      ...{ construct: "settings", code: "kicadLegacy.unknownLine", values: { text: text.slice(0, 60) } },
      source: placeInFile(context, line),
    });
  }
}
