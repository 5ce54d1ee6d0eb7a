// Paper of a sheet: edge, frame with zones as in ISO 5457, and the title block.
import type { Sheet } from "../model/records";
import type { Point } from "../model/units";
import { FRAME_WIDTH } from "./measures";
import { pathOf, polyline, rectangle } from "./path";
import type { PathCommand, Primitive, TextPrimitive } from "./primitive";

/** Width of the border, which holds the names of the zones: 5 mm. */
const BORDER = 50_000;
/** Small sheets have a narrower border. */
const MAX_BORDER_PART = 0.05;
const ZONE_TEXT = 19_000;
/** Zones are some 50 mm wide, and of an even number along each edge. */
const ZONE_PAIR = 1_000_000;
/** Without I and O. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

const TITLE_HEIGHT = 90_000;
const CAPTION_TEXT = 14_000;
const TITLE_TEXT = 20_000;
const TITLE_PADDING = 25_000;

type Extents = Pick<Sheet, "width" | "height">;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The frame, inside the border. */
export function frameOf({ width, height }: Extents): Box {
  const border = Math.min(BORDER, Math.round(Math.min(width, height) * MAX_BORDER_PART));
  return { left: border, top: border, right: width - border, bottom: height - border };
}

/** Columns and rows: 6 and 4 for A4 in landscape, 8 and 6 for A3, 12 and 8 for A2. */
export function zonesOf({ width, height }: Extents): { readonly columns: number; readonly rows: number } {
  const count = (length: number): number => Math.max(2, 2 * Math.round(length / ZONE_PAIR));
  return { columns: count(width), rows: count(height) };
}

/** "A" for the first row; "AA" follows on "Z". */
function rowName(row: number): string {
  const last = LETTERS[row % LETTERS.length] ?? "";
  return row < LETTERS.length ? last : rowName(Math.floor(row / LETTERS.length) - 1) + last;
}

/** Zone in which a point lies, "D6"; points outside the frame belong to the nearest one. */
export function zoneAt({ x, y }: Point, sheet: Extents): string {
  const { left, top, right, bottom } = frameOf(sheet);
  const { columns, rows } = zonesOf(sheet);
  const index = (part: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  const column = index((x - left) / (right - left), columns);
  return `${rowName(index((y - top) / (bottom - top), rows))}${column + 1}`;
}

const text = (words: string, at: Point, change: Partial<Pick<TextPrimitive, "size" | "isBold" | "align">> = {}) =>
  ({
    ...{ kind: "text", ink: "frame", text: words, at, size: ZONE_TEXT, isBold: false, isItalic: false },
    ...{ align: "middle", baseline: "middle", rotation: 0 },
    ...change,
  }) satisfies TextPrimitive;

function zoneMarks(sheet: Sheet): Primitive[] {
  const { left, top, right, bottom } = frameOf(sheet);
  const { columns, rows } = zonesOf(sheet);
  const { width, height } = sheet;
  const lines: PathCommand[] = [];
  const names: Primitive[] = [];
  const mark = (from: Point, to: Point): number => lines.push(...polyline([from, to]));
  for (let column = 0; column < columns; column++) {
    const [x, middle] = [0, 0.5].map((part) => Math.round(left + ((column + part) * (right - left)) / columns));
    if (x === undefined || middle === undefined) continue;
    for (const [edge, inner] of [
      [0, top],
      [height, bottom],
    ] as const) {
      if (column > 0) mark({ x, y: edge }, { x, y: inner });
      names.push(text(String(column + 1), { x: middle, y: Math.round((edge + inner) / 2) }));
    }
  }
  for (let row = 0; row < rows; row++) {
    const [y, middle] = [0, 0.5].map((part) => Math.round(top + ((row + part) * (bottom - top)) / rows));
    if (y === undefined || middle === undefined) continue;
    for (const [edge, inner] of [
      [0, left],
      [width, right],
    ] as const) {
      if (row > 0) mark({ x: edge, y }, { x: inner, y });
      names.push(text(rowName(row), { x: Math.round((edge + inner) / 2), y: middle }));
    }
  }
  return [pathOf("frame", lines, { width: FRAME_WIDTH }), ...names];
}

/** A cell of the title block; `part` is its part of the width. */
export interface TitleCell {
  readonly caption: string;
  readonly text: string;
  readonly part: number;
}

function titleBlock(sheet: Sheet, cells: readonly TitleCell[]): Primitive[] {
  const { left, right, bottom } = frameOf(sheet);
  const top = bottom - TITLE_HEIGHT;
  const whole = cells.reduce((sum, { part }) => sum + part, 0);
  const primitives: Primitive[] = [
    pathOf("frame", rectangle({ x: left, y: top }, { x: right, y: bottom }), { width: FRAME_WIDTH, fill: "body" }),
  ];
  let x = left;
  for (const cell of cells) {
    if (x > left)
      primitives.push(
        pathOf(
          "frame",
          polyline([
            { x, y: top },
            { x, y: bottom },
          ]),
          { width: FRAME_WIDTH },
        ),
      );
    const at = (part: number): Point => ({ x: x + TITLE_PADDING, y: Math.round(top + part * TITLE_HEIGHT) });
    primitives.push(text(cell.caption, at(0.3), { size: CAPTION_TEXT, align: "start" }));
    if (cell.text !== "") primitives.push(text(cell.text, at(0.7), { size: TITLE_TEXT, isBold: true, align: "start" }));
    x += Math.round(((right - left) * cell.part) / whole);
  }
  return primitives;
}

export interface TitleCaptions {
  readonly title: string;
  readonly sheet: string;
  readonly revision: string;
  readonly author: string;
  readonly company: string;
  readonly date: string;
}

/** Words of files, which are in English everywhere. */
export const ENGLISH_CAPTIONS: TitleCaptions = {
  ...{ title: "Project", sheet: "Sheet", revision: "Revision", author: "Drawn", company: "Company", date: "Date" },
};

export interface FrameOptions {
  readonly captions?: TitleCaptions;
  /** Name of the project, where the title block has no title. */
  readonly project?: string;
  /** "1 of 3", after the sheet's name. */
  readonly number?: string;
}

const PARTS: Record<keyof TitleCaptions, number> = {
  ...{ title: 22, sheet: 26, revision: 10, author: 16, company: 16, date: 10 },
};

/** The cells shown for a sheet, in their order. */
function titleCells({ name, titleBlock: texts }: Sheet, options: FrameOptions): TitleCell[] {
  const { captions = ENGLISH_CAPTIONS, project = "", number = "" } = options;
  const shown: Record<keyof TitleCaptions, string> = {
    title: texts.title || project,
    sheet: number === "" ? name : `${name}, ${number}`,
    revision: texts.revision ?? "",
    author: texts.author ?? "",
    company: texts.company ?? "",
    date: texts.date ?? "",
  };
  return (Object.keys(PARTS) as (keyof TitleCaptions)[]).map((key) => ({
    ...{ caption: captions[key], text: shown[key], part: PARTS[key] },
  }));
}

/** The frame lies under the objects of its sheet. */
export function sheetFrame(sheet: Sheet, options: FrameOptions = {}): Primitive[] {
  const { left, top, right, bottom } = frameOf(sheet);
  return [
    pathOf("frame", rectangle({ x: 0, y: 0 }, { x: sheet.width, y: sheet.height }), { width: FRAME_WIDTH }),
    ...zoneMarks(sheet),
    pathOf("frame", rectangle({ x: left, y: top }, { x: right, y: bottom }), { width: FRAME_WIDTH }),
    ...titleBlock(sheet, titleCells(sheet, options)),
  ];
}
