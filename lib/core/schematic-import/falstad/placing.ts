// From the pixels of the file to our grid: 16 pixels, one step of the original's grid, are four steps of ours.
import type { FalstadPoint } from "@/lib/core/formats/falstad/falstad-model";
import type { Graphic, Rotation } from "@/lib/core/schematic/model/graphic";
import type { SchematicSymbol, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { type BodyShape, bodyOf } from "./bodies";
import type { ChipDrawing } from "./chips";

/** Multiples of 4 pixels are on the grid. */
export const pixelUnits = (pixels: number): number => Math.round((pixels * GRID) / 4) + 0;

export const toPoint = ({ x, y }: FalstadPoint): Point => ({ x: pixelUnits(x), y: pixelUnits(y) });

export const pixelKey = ({ x, y }: FalstadPoint): string => `${x} ${y}`;

export type Heading = "right" | "up" | "left" | "down";

/** The nearest of the four directions. */
export function headingOf(from: FalstadPoint, to: FalstadPoint): Heading {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** Counter-clockwise, of what is drawn to the right. */
export const TURNS: Readonly<Record<Heading, Rotation>> = { right: 0, up: 90, left: 180, down: 270 };

export interface PartDrawing {
  readonly kind: string;
  readonly prefix: string;
  /** "name:number" of each post. */
  readonly pins: readonly string[];
  readonly posts: readonly FalstadPoint[];
  /** The line along which it is drawn. */
  readonly from: FalstadPoint;
  readonly to: FalstadPoint;
  /** A box in place of the drawing of the kind. */
  readonly chip?: ChipDrawing | undefined;
}

export interface PlacedDrawing {
  readonly rotation: Rotation;
  /** Without its id. */
  readonly symbol: Omit<SchematicSymbol, "id">;
}

const STROKE = { width: 0, line: "solid" } as const;

function graphicOf({ shape, points }: BodyShape, put: (point: FalstadPoint) => Point): Graphic {
  const placed = points.map(put);
  const [first = { x: 0, y: 0 }, second = first] = placed;
  if (shape === "circle") {
    const center = { x: Math.round((first.x + second.x) / 2), y: Math.round((first.y + second.y) / 2) };
    const [from = { x: 0, y: 0 }, to = from] = points;
    return {
      shape,
      center,
      radius: Math.max(pixelUnits(Math.abs(to.x - from.x) / 2), 1),
      stroke: STROKE,
      fill: "none",
    };
  }
  if (shape === "polygon") return { shape, points: placed, stroke: STROKE, fill: "none" };
  return placed.length === 2
    ? { shape: "line", points: [first, second], stroke: STROKE, fill: "none" }
    : { shape: "polyline", points: placed, stroke: STROKE, fill: "none" };
}

/** Turned by quarters where it lies along the axes, so that equal parts share a symbol; drawn aslant elsewhere. */
export function placeDrawing({ kind, prefix, pins, posts, from, to, chip }: PartDrawing): PlacedDrawing {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const isStraight = dx === 0 || dy === 0;
  const [along, across] = length === 0 ? [1, 0] : [dx / length, dy / length];
  /** Frame of the body: to the right along the line. */
  const toFrame = ({ x, y }: FalstadPoint): FalstadPoint => {
    const [right, down] = [x - from.x, y - from.y];
    return { x: right * along + down * across, y: down * along - right * across };
  };
  const frame = posts.map(toFrame);
  const fromFrame = ({ x, y }: FalstadPoint): Point =>
    toPoint(isStraight ? { x, y } : { x: x * along - y * across, y: x * across + y * along });
  const pinAt = (index: number): Point => {
    const post = posts[index] ?? from;
    return toPoint(isStraight ? (frame[index] ?? { x: 0, y: 0 }) : { x: post.x - from.x, y: post.y - from.y });
  };
  const symbolPins = pins.map((pin, index): SymbolPin => {
    const [name = "", number = ""] = pin.split(":");
    const isFirst = (frame[index]?.x ?? 0) < length / 2;
    return {
      ...{ name, number, type: "passive", at: pinAt(index) },
      ...{ direction: chip?.directions[index] ?? (isFirst ? "right" : "left"), length: pixelUnits(chip?.lead ?? 0) },
      ...{ shape: "line", isHidden: false, unit: 0, style: 0, alternates: [] },
    };
  });
  return {
    rotation: isStraight ? TURNS[headingOf(from, to)] : 0,
    symbol: {
      ...{ kind: "symbol", name: `circuitjs:${kind}`, prefix, description: "", keywords: [] },
      ...{ unitCount: 1, styleCount: 1, power: null, showsPinNumbers: false, showsPinNames: chip !== undefined },
      pinNameOffset: chip ? GRID / 2 : 0,
      pins: symbolPins,
      graphics: (chip?.body ?? bodyOf(kind, length, frame)).map((shape) => ({
        unit: 0,
        style: 0,
        graphic: graphicOf(shape, fromFrame),
      })),
      fields: {},
    },
  };
}
