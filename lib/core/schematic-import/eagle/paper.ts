// Paper of an Eagle sheet: the size of its frame, or of what is drawn on it.
import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import type { EagleSymbol } from "@/lib/core/formats/eagle/device-set";
import type { EagleModule, EaglePart } from "@/lib/core/formats/eagle/schematic";
import type { EagleSheet } from "@/lib/core/formats/eagle/sheet";
import { type Point, UNITS_PER_MM } from "@/lib/core/schematic/model/units";
import { type Origin, quarterTurn, units } from "./coordinates";
import type { Devices } from "./devices";
import { cornersOf } from "./graphics";
import { gateSymbol } from "./library-symbols";

export interface Frame {
  /** Parts that draw it and its title block; none for a frame of the sheet itself. */
  readonly parts: ReadonlySet<string>;
  readonly line: number;
  /** Its own words, without names that stand for others. */
  readonly texts: readonly string[];
}

export interface Paper {
  readonly origin: Origin;
  readonly width: number;
  readonly height: number;
  readonly frame: Frame | null;
}

interface Sources {
  readonly parts: ReadonlyMap<string, EaglePart>;
  readonly devices: Devices;
  readonly modules: ReadonlyMap<string, EagleModule>;
}

/** Least extent of a symbol without pins that is a frame, in millimeters. */
const MIN_FRAME = { width: 100, height: 60 };
const MARGIN = 12.7;
/** The corner lies on the grid of 0.1 inch, so that the drawing stays on ours. */
const STEP = 25_400;
const MAX_EXTENT = 2 ** 25 - 1;
/** Without a frame, no sheet is smaller. */
const SMALLEST = { width: 148, height: 105 };

const boxOf = (points: Iterable<Point>): Bbox => {
  const box = emptyBbox();
  for (const { x, y } of points) if (Number.isFinite(x) && Number.isFinite(y)) addPoint(box, x, y);
  return box;
};

function* symbolPoints({ graphics, pins, frames }: EagleSymbol): Generator<Point> {
  for (const graphic of graphics) if (graphic.kind !== "text") yield* cornersOf(graphic);
  for (const { x1, y1, x2, y2 } of frames)
    yield* [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
  yield* pins;
}

/** Symbols without pins that are as large as a page. */
export function isFrame(symbol: EagleSymbol): boolean {
  if (symbol.pins.length > 0) return false;
  if (symbol.frames.length > 0) return true;
  const { minX, maxX, minY, maxY } = boxOf(symbolPoints(symbol));
  return maxX - minX >= MIN_FRAME.width && maxY - minY >= MIN_FRAME.height;
}

/** Title blocks that are symbols of their own. */
const isTitleBlock = ({ graphics, pins }: EagleSymbol): boolean =>
  pins.length === 0 &&
  graphics.some(
    (graphic) => graphic.kind === "text" && /^\s*>(?:DRAWING_NAME|SHEET|LAST_DATE_TIME)\b/i.test(graphic.text),
  );

const wordsOf = ({ graphics }: EagleSymbol): string[] =>
  graphics.flatMap((graphic) =>
    graphic.kind === "text" && !graphic.text.trimStart().startsWith(">") && graphic.text.trim().length > 2
      ? [graphic.text.trim()]
      : [],
  );

interface PlacedBox {
  readonly box: Bbox;
  readonly symbol: EagleSymbol;
  readonly isPaper: boolean;
  readonly part: string;
  readonly line: number;
}

function boxesOf(sheet: EagleSheet, { devices, parts }: Sources): PlacedBox[] {
  return sheet.instances.flatMap((instance) => {
    const part = parts.get(instance.part);
    const device = part && devices.find(part);
    const symbol = device && gateSymbol(device, instance.gate);
    if (!symbol) return [];
    const { angleDeg, isMirrored } = instance.rotation;
    const angle = (quarterTurn(angleDeg) * Math.PI) / 180;
    const [sin, cos] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
    const points = [...symbolPoints(symbol)].map(({ x, y }) => {
      const along = x * cos - y * sin;
      return { x: instance.x + (isMirrored ? -along : along), y: instance.y + x * sin + y * cos };
    });
    // Some frames bring a logo onto the board, and stay parts.
    const isPaper = device?.device.package === "" && (isFrame(symbol) || isTitleBlock(symbol));
    return [{ box: boxOf(points), symbol, isPaper, part: instance.part, line: instance.line }];
  });
}

function* drawnPoints(sheet: EagleSheet, boxes: readonly PlacedBox[], { modules }: Sources): Generator<Point> {
  for (const graphic of sheet.plain) yield* cornersOf(graphic);
  for (const { segments } of [...sheet.nets, ...sheet.busses])
    for (const { wires, labels } of segments) {
      for (const wire of wires) yield* cornersOf(wire);
      yield* labels;
    }
  for (const { x, y, module } of sheet.modules) {
    const { dx = 0, dy = 0 } = modules.get(module) ?? {};
    for (const sign of [-1, 1]) yield { x: x + sign * (dx / 2 + 6), y: y + sign * (dy / 2 + 6) };
  }
  for (const { box } of boxes)
    if (!isEmptyBbox(box))
      yield* [
        { x: box.minX, y: box.minY },
        { x: box.maxX, y: box.maxY },
      ];
}

function frameOf(papers: readonly PlacedBox[], line: number | undefined): Frame | null {
  if (line === undefined) return null;
  const texts = papers.flatMap(({ symbol }) => wordsOf(symbol));
  return { parts: new Set(papers.map(({ part }) => part)), line, texts };
}

const down = (value: number): number => Math.floor(value / STEP) * STEP;

export function paperOf(sheet: EagleSheet, sources: Sources): Paper {
  const boxes = boxesOf(sheet, sources);
  const papers = boxes.filter(({ isPaper }) => isPaper);
  const placed = papers.find(({ symbol }) => isFrame(symbol));
  const [own] = sheet.frames;
  const frame = frameOf(placed ? papers : [], placed?.line ?? own?.line);
  const content = boxOf(drawnPoints(sheet, boxes, sources));
  if (!placed && own) {
    addPoint(content, own.x1, own.y1);
    addPoint(content, own.x2, own.y2);
  }
  if (isEmptyBbox(content)) addPoint(content, 0, 0);
  const margin = frame === null ? MARGIN : 0;
  const left = down(units(content.minX - margin));
  const top = -down(-units(content.maxY + margin));
  const smallest = frame === null ? SMALLEST : { width: 1, height: 1 };
  const extent = (length: number, least: number): number =>
    Math.min(MAX_EXTENT, Math.max(length, least * UNITS_PER_MM));
  return {
    origin: { x: left, y: top },
    width: extent(units(content.maxX + margin) - left, smallest.width),
    height: extent(top - units(content.minY - margin), smallest.height),
    frame,
  };
}
