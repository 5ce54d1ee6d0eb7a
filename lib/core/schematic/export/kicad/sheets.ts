// Sheet symbols, texts, tables and images as KiCad's lists.
import type { BusEntry, SchematicObject, SheetEntry, SheetSymbol, TextTable } from "../../model/records";
import type { SheetInstance } from "../../model/instances";
import { readPicture, USUAL_DENSITY } from "../../model/picture";
import type { Point } from "../../model/units";
import { TEXT_SIZE } from "../../paint/measures";
import { type KicadPaths, kicadPath } from "./components";
import { drawnGraphic } from "./graphics";
import { effects, flag, list, mm, netName, place, point, quote, uuid } from "./list";
import { label, labelEffects, wordOf } from "./wiring";

const ANGLES: Record<SheetEntry["side"], number> = { right: 0, top: 90, left: 180, bottom: 270 };

export interface SheetSymbolParts {
  readonly file: string;
  readonly entries: readonly SheetEntry[];
  readonly instances: readonly SheetInstance[];
  readonly paths: KicadPaths;
  /** Page number of a placement of the sheet, from 1. */
  readonly pageOf: (path: string) => number;
}

export function sheetSymbol(
  symbol: SheetSymbol,
  { file, entries, instances, paths, pageOf }: SheetSymbolParts,
): string {
  const { from, to, name, id, size: textSize = TEXT_SIZE } = symbol;
  const look = { size: textSize, horizontal: "start" } as const;
  const corner = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const size = { x: Math.abs(to.x - from.x), y: Math.abs(to.y - from.y) };
  const below: Point = { x: corner.x, y: corner.y + size.y };
  const pins = entries.map((entry) => {
    const angle = ANGLES[entry.side];
    // Texts of entries lie within the sheet.
    const written = labelEffects(angle === 0 || angle === 90 ? 180 : 0, false, entry.size);
    return list("pin", netName(entry.text), wordOf(entry.direction), place(entry.at, angle), uuid(entry.id), written);
  });
  const placements = instances.map((instance) =>
    list("path", quote(kicadPath(instance, paths)), list("page", quote(String(pageOf(`${instance.path}${id}/`))))),
  );
  return list(
    ...(["sheet", list("at", mm(corner.x), mm(corner.y)), point("size", size)] as const),
    ...[flag("exclude_from_sim", false), flag("in_bom", true), flag("on_board", true), flag("dnp", false)],
    "(stroke (width 0) (type solid))",
    "(fill (color 0 0 0 0.0000))",
    uuid(id),
    list("property", quote("Sheetname"), quote(name), place(corner, 0), effects({ ...look, vertical: "end" })),
    list("property", quote("Sheetfile"), quote(file), place(below, 0), effects({ ...look, vertical: "start" })),
    ...pins,
    list("instances", list("project", quote(paths.project), ...placements)),
  );
}

function busEntry({ bus, wire, id }: BusEntry): string {
  const size = point("size", { x: wire.x - bus.x, y: wire.y - bus.y });
  return list("bus_entry", list("at", mm(bus.x), mm(bus.y)), size, "(stroke (width 0) (type default))", uuid(id));
}

function table({ at, columnWidths, rowHeights, cells, id }: TextTable): string {
  let y = at.y;
  const all = rowHeights.flatMap((height, row) => {
    let x = at.x;
    const ofRow = columnWidths.map((width, column) => {
      const cell = list(
        ...(["table_cell", quote(cells[row]?.[column] ?? "")] as const),
        ...[flag("exclude_from_sim", false), place({ x, y }, 0), point("size", { x: width, y: height })],
        ...["(margins 0.9525 0.9525 0.9525 0.9525)", "(span 1 1)", "(fill (type none))"],
        effects({ size: TEXT_SIZE, horizontal: "start", vertical: "middle" }),
        uuid(`${id} ${row} ${column}`),
      );
      x += width;
      return cell;
    });
    y += height;
    return ofRow;
  });
  const lines = "(stroke (width 0) (type solid))";
  return list(
    ...(["table", list("column_count", String(columnWidths.length))] as const),
    list("border", flag("external", true), flag("header", true), lines),
    list("separators", flag("rows", true), flag("cols", true), lines),
    list("column_widths", ...columnWidths.map(mm)),
    list("row_heights", ...rowHeights.map(mm)),
    list("cells", ...all),
    uuid(id),
  );
}

export type ImageBytes = (file: string) => Uint8Array | undefined;

const UNITS_PER_INCH = 254_000;
const CHUNK = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** KiCad shows PNG and JPEG alone. */
function image(record: Extract<SchematicObject, { kind: "image" }>, imageOf: ImageBytes): string[] {
  const bytes = imageOf(record.file);
  const picture = bytes && readPicture(bytes);
  if (!picture || picture.type === "image/bmp") return [];
  const { at, width, height, id } = record;
  const usualWidth = (picture.width * UNITS_PER_INCH) / (picture.density ?? USUAL_DENSITY);
  const scale = usualWidth === 0 ? 1 : width / usualWidth;
  const center = { x: at.x + Math.round(width / 2), y: at.y + Math.round(height / 2) };
  const data = list("data", quote(base64(bytes)));
  return [list("image", list("at", mm(center.x), mm(center.y)), list("scale", scale.toFixed(6)), uuid(id), data)];
}

/** Objects that need nothing but themselves; the rest is none of them. */
export function plainObject(object: SchematicObject, imageOf: ImageBytes): string[] {
  switch (object.kind) {
    case "net-label":
    case "port":
    case "sheet-label":
      return [label(object)];
    case "bus-entry":
    case "bus-bus-entry":
      return [busEntry(object)];
    case "no-connect":
      return [list("no_connect", list("at", mm(object.at.x), mm(object.at.y)), uuid(object.id))];
    case "text":
    case "spice-directive": {
      const { text, at, rotation, style, id } = object;
      const isUpright = rotation === 90 || rotation === 270;
      return [
        list(
          "text",
          quote(text),
          flag("exclude_from_sim", false),
          place(at, isUpright ? 90 : 0),
          effects(style),
          uuid(id),
        ),
      ];
    }
    case "drawing":
      return [drawnGraphic(object.graphic, object.id)];
    case "table":
      return [table(object)];
    case "image":
      return image(object, imageOf);
    default:
      return [];
  }
}
