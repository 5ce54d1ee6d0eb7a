// Sheets of EasyEDA Standard: parts have the axes of the sheet, and are turned back to make their symbols.
import { type EasyedaPoint, quarterTurn } from "@/lib/core/formats/easyeda/drawn";
import type { StdSheet } from "@/lib/core/formats/easyeda/std-document";
import { readStdShape, type StdDrawing, type StdLibrary, type StdShape } from "@/lib/core/formats/easyeda/std-shape";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { Point } from "@/lib/core/schematic/model/units";
import type { Construct } from "../report";
import type { DrawnName, DrawnNote, DrawnSegment, DrawnSheet, OpenSheet } from "./drawn-sheet";
import { placeFrame } from "./frame";
import { directionFrom, easyedaUnits, graphicOf, lengthOf, type PointMap, READING, styleOf, turned } from "./placing";
import { splitDesignator } from "./part-fields";
import { stdPart } from "./std-part";

const unitsOf = ({ x, y }: EasyedaPoint): Point => ({ x: easyedaUnits(x), y: easyedaUnits(y) });

function pointsOf(shape: StdShape): readonly EasyedaPoint[] {
  switch (shape.kind) {
    case "wire":
    case "bus":
      return shape.points;
    case "library":
      return [shape.at, ...shape.pins.map(({ at }) => at)];
    case "junction":
    case "no-connect":
    case "label":
    case "flag":
      return [shape.at];
    case "text":
      return [shape.text.at];
    case "image":
      return [shape.image.at];
    case "shape":
      return shape.shapes.flatMap((drawn) =>
        drawn.form === "path" ? drawn.points : drawn.form === "rectangle" ? [drawn.from, drawn.to] : [],
      );
    default:
      return [];
  }
}

const TITLES: Readonly<Record<string, string>> = {
  ...{ frame_title: "title", frame_version: "revision", frame_date: "date" },
  ...{ frame_company: "company", frame_drawn: "author" },
};

function titleBlockOf(drawings: readonly StdDrawing[], title: string): Record<string, string> {
  const texts = drawings.flatMap((drawing): [string, string][] => {
    const field = drawing.kind === "text" ? TITLES[drawing.tag] : undefined;
    return field !== undefined && drawing.kind === "text" ? [[field, drawing.text.text.slice(0, 1_000)]] : [];
  });
  return { title: title.slice(0, 1_000), ...Object.fromEntries(texts) };
}

function segmentsOf(points: readonly EasyedaPoint[], map: PointMap): DrawnSegment[] {
  const placed = points.map(map);
  return placed.slice(1).flatMap((to, at) => {
    const from = placed[at];
    return from && (from.x !== to.x || from.y !== to.y) ? [{ from, to, line: null }] : [];
  });
}

/** Flags by their part: "part_netLabel_gnD", "part_netLabel_netPort", "part_netLabel_+5V". */
function flagKind(part: string): DrawnName["kind"] {
  if (/gnd/i.test(part)) return "ground";
  return /netport/i.test(part) ? "port" : "supply";
}

const USUAL = { ground: "down", supply: "up", port: "right", label: "right" } as const;

function addFlag(flag: Extract<StdShape, { kind: "flag" }>, sheet: OpenSheet, map: PointMap): void {
  const kind = flagKind(flag.part);
  const at = map(flag.at);
  const points = flag.shapes.flatMap((shape) =>
    shape.form === "path"
      ? shape.points.map(map)
      : shape.form === "ellipse"
        ? [map(shape.center)]
        : shape.form === "rectangle"
          ? [map(shape.from), map(shape.to)]
          : [],
  );
  const toward = directionFrom(at, points, USUAL[kind]);
  sheet.names.push({ kind, at, line: null, text: flag.name, toward, direction: "passive", isHidden: false });
}

const noteOf = (construct: Construct, code: DrawnNote["code"], at: Point | null, values: DrawnNote["values"] = {}) =>
  ({ construct, outcome: "lost", code, line: null, values, at }) satisfies DrawnNote;

function addDrawing(drawing: StdDrawing, sheet: OpenSheet, map: PointMap): void {
  if (drawing.kind === "shape") sheet.graphics.push(...drawing.shapes.map((shape) => graphicOf(shape, map)));
  else if (drawing.kind === "text") {
    const { text } = drawing;
    if (!text.isVisible || text.text === "") return;
    sheet.texts.push({ at: map(text.at), line: null, text: text.text, rotation: text.rotation, style: styleOf(text) });
  } else {
    const { at, width, height, source } = drawing.image;
    sheet.images.push({ at: map(at), line: null, width: lengthOf(width), height: lengthOf(height), source });
  }
}

function addShape(shape: StdShape, sheet: OpenSheet, map: PointMap): void {
  switch (shape.kind) {
    case "wire":
      sheet.wires.push(...segmentsOf(shape.points, map));
      return;
    case "bus":
      sheet.buses.push(...segmentsOf(shape.points, map));
      return;
    case "bus-entry":
      sheet.busEntries.push({ from: map(shape.from), to: map(shape.to), line: null });
      return;
    case "junction":
      sheet.junctions.push({ at: map(shape.at), line: null });
      return;
    case "no-connect":
      sheet.noConnects.push({ at: map(shape.at), line: null });
      return;
    case "label": {
      const toward = READING[shape.rotation];
      const label = { kind: "label", toward, direction: "passive", isHidden: false } as const;
      sheet.names.push({ ...label, at: map(shape.at), line: null, text: shape.name });
      return;
    }
    case "flag":
      addFlag(shape, sheet, map);
      return;
    case "library":
      addLibrary(shape, sheet, map);
      return;
    case "unknown":
      sheet.notes.push(noteOf("drawings", "unknownShape", null, { name: shape.name.slice(0, 40) }));
      return;
    default:
      addDrawing(shape, sheet, map);
  }
}

function addLibrary(library: StdLibrary, sheet: OpenSheet, map: PointMap): void {
  if (library.frame) {
    const note = noteOf("drawings", "frameReplaced", null);
    sheet.notes.push({ ...note, outcome: "changed" });
    return;
  }
  const rotation: Rotation = turned(quarterTurn(-library.rotation), 0);
  const part = stdPart(library, map, rotation);
  const { designator, hasSuffix } = splitDesignator(part.designator);
  sheet.parts.push({ ...part, designator });
  const at = map(library.at);
  if (hasSuffix) {
    const values = { name: part.designator, text: designator };
    sheet.changes.push({ construct: "components", outcome: "changed", code: "partSuffix", line: null, values, at });
  }
  for (const name of library.unknown)
    sheet.notes.push(noteOf("drawings", "unknownShape", at, { name: name.slice(0, 40) }));
}

export function drawStdSheet(source: StdSheet, file: string): DrawnSheet {
  const shapes = source.shapes.map(readStdShape);
  const frames = shapes.filter((shape): shape is StdLibrary => shape.kind === "library" && shape.frame !== null);
  const corners = frames.flatMap(({ frame }) => (frame ? [frame.from, frame.to] : []));
  const { width, height, shift } = placeFrame(corners.map(unitsOf), shapes.flatMap(pointsOf).map(unitsOf));
  const map: PointMap = (point) => {
    const { x, y } = unitsOf(point);
    return { x: x + shift.x, y: y + shift.y };
  };
  const titleBlock = titleBlockOf(
    frames.flatMap(({ drawings }) => drawings),
    source.title,
  );
  const sheet: OpenSheet = {
    ...{ file, name: source.title, width, height, titleBlock, wires: [], buses: [], busEntries: [], junctions: [] },
    ...{ noConnects: [], names: [], parts: [], texts: [], graphics: [], images: [], notes: [], changes: [] },
  };
  for (const shape of shapes) addShape(shape, sheet, map);
  return sheet;
}
