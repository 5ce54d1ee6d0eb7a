// Texts that can be read: from the left or from below, whatever the object's orientation.
import type { Rotation, TextAlign, TextStyle } from "../model/graphic";
import { type Placement, placeDirection } from "../model/placement";
import type { Direction } from "../model/symbol";
import type { Point } from "../model/units";
import { LINE_PITCH } from "./measures";
import type { Ink, TextPrimitive } from "./primitive";

const READING: Record<Rotation, Direction> = { 0: "right", 90: "up", 180: "left", 270: "down" };
const ABOVE: Record<Rotation, Direction> = { 0: "up", 90: "left", 180: "down", 270: "right" };

const OPPOSITE: Record<TextAlign, TextAlign> = { start: "end", middle: "middle", end: "start" };
const BASELINES = { start: "top", middle: "middle", end: "alphabetic" } as const;

const UNTURNED: Placement = { at: { x: 0, y: 0 }, rotation: 0, mirror: "none" };

type Stand = Pick<TextPrimitive, "rotation" | "align" | "baseline">;

/** The text keeps its place: what would stand upside down or mirrored is aligned to the other side. */
function standOf(rotation: Rotation, { horizontal, vertical }: TextStyle, placement: Placement): Stand {
  const reading = placeDirection(READING[rotation], placement);
  const above = placeDirection(ABOVE[rotation], placement);
  const isBackward = reading === "left" || reading === "down";
  const isOverturned = above === "down" || above === "right";
  return {
    rotation: reading === "left" || reading === "right" ? 0 : 90,
    align: isBackward ? OPPOSITE[horizontal] : horizontal,
    baseline: BASELINES[isOverturned ? OPPOSITE[vertical] : vertical],
  };
}

/** Steps of the first line, as a part of those from the first line to the last. */
const FIRST: Record<TextPrimitive["baseline"], number> = { top: 0, middle: 0.5, alphabetic: 1, bottom: 1 };

export interface TextBlock {
  readonly ink: Ink;
  /** Lines are separated by line feeds. */
  readonly text: string;
  readonly at: Point;
  readonly rotation: Rotation;
  readonly style: TextStyle;
  /** Of the component whose symbol has the text; `at` is placed already. */
  readonly placement?: Placement;
}

export function textBlock({ ink, text, at, rotation, style, placement = UNTURNED }: TextBlock): TextPrimitive[] {
  const stand = standOf(rotation, style, placement);
  const { size, isBold, isItalic } = style;
  const lines = text.split("\n");
  const pitch = Math.round(size * LINE_PITCH);
  const start = -FIRST[stand.baseline] * (lines.length - 1) * pitch;
  return lines.flatMap((line, index) => {
    const down = Math.round(start + index * pitch);
    const anchor = stand.rotation === 0 ? { x: at.x, y: at.y + down } : { x: at.x + down, y: at.y };
    return line.trim() === "" ? [] : { kind: "text", ink, text: line, at: anchor, size, isBold, isItalic, ...stand };
  });
}
