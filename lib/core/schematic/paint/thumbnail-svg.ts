// Small SVG of a sheet for lists: its lines without texts, images and frame, cropped to what is drawn.
import { type Bbox, isEmptyBbox } from "@/lib/base/bbox";
import { NETLIST_ID } from "../format/netlist-document";
import type { SchematicObject } from "../model/records";
import { GRID } from "../model/units";
import { bodyBoundsOf } from "./bounds";
import { junctionsOfSheet } from "./junctions";
import type { PaintContext } from "./paint-context";
import { pathOf, polyline, rectangle } from "./path";
import type { Ink, PathCommand, PathPrimitive, Primitive } from "./primitive";
import { boundsOfAll } from "./primitive-bounds";
import { junctionPrimitive, paintRecord } from "./record-primitives";
import type { SheetSources, ShownSheet } from "./sheet-primitives";
import { SHEET_THEMES, type SheetTheme } from "./theme";

/** Longer edge of the picture, in whole units of its coordinates: a coarser one is taken for sheets with many lines. */
const LENGTHS = [480, 240, 120];
const MAX_LENGTH = 16_000;
/** Margin, as a part of the longer edge. */
const MARGIN = 0.03;
/** Sheets with more components show them as boxes. */
const MAX_DRAWN = 60;
/** Lines of this width are a pixel wide, however small the picture is shown. */
const PIXEL = 1_700;
const MIN_STROKE = 0.9;
const MAX_STROKE = 2.5;

function boxOf(object: SchematicObject, context: PaintContext): Primitive[] {
  const { minX, minY, maxX, maxY } = bodyBoundsOf(object, context);
  return [pathOf("symbol", rectangle({ x: minX, y: minY }, { x: maxX, y: maxY }), { width: 1_732, fill: "body" })];
}

/** Images are gray boxes. */
function toPath(primitive: Primitive): PathPrimitive | null {
  if (primitive.kind === "path") return primitive;
  if (primitive.kind === "text") return null;
  const { at, width, height } = primitive;
  return pathOf("frame", rectangle(at, { x: at.x + width, y: at.y + height }), { width: PIXEL });
}

/** Characters of a line, and lines, that a netlist's picture has: a page as wide as it is high. */
const NETLIST_COLUMNS = 64;
const NETLIST_LINES = 36;

/** The lines of a netlist as bars, from their first sign to their last. */
function netlistPaths(text: string): PathPrimitive[] {
  const lines = text.split(/\r\n|\r|\n/).slice(0, NETLIST_LINES);
  return lines.flatMap((line, at) => {
    const [start, end] = [line.length - line.trimStart().length, Math.min(line.trimEnd().length, NETLIST_COLUMNS)];
    if (start >= end) return [];
    const y = at * 2 * GRID;
    return [
      pathOf(
        "text",
        polyline([
          { x: start * GRID, y },
          { x: end * GRID, y },
        ]),
        { width: 2 * PIXEL },
      ),
    ];
  });
}

function thumbnailPaths({ objectsOf, contextOf, graph }: SheetSources, { sheet, path }: ShownSheet): PathPrimitive[] {
  const objects = objectsOf(sheet.id);
  const netlist = objects.find(({ id }) => id === NETLIST_ID);
  if (netlist?.kind === "spice-directive") return netlistPaths(netlist.text);
  const context = contextOf(path);
  const showsBoxes = objects.filter(({ kind }) => kind === "component").length > MAX_DRAWN;
  const junctions = junctionsOfSheet(graph, sheet.id).map(({ at, layer }) => junctionPrimitive(at, layer));
  const drawn = objects.flatMap((object) =>
    showsBoxes && object.kind === "component" ? boxOf(object, context) : paintRecord(object, context),
  );
  return [...drawn, ...(showsBoxes ? [] : junctions)].map(toPath).filter((path) => path !== null);
}

/** Splits a path where it is moved. */
function subpaths(commands: readonly PathCommand[]): PathCommand[][] {
  const parts: PathCommand[][] = [];
  for (const command of commands) {
    if (command[0] === "M") parts.push([command]);
    else parts.at(-1)?.push(command);
  }
  return parts;
}

interface Scale {
  readonly left: number;
  readonly top: number;
  readonly factor: number;
}

/** `l` as `h` or `v` where it can be. */
function lineText(x: number, y: number): string {
  if (y === 0) return x === 0 ? "" : `h${x}`;
  return x === 0 ? `v${y}` : `l${x} ${y}`;
}

/** In whole units, relative to each other; empty for what is too small to be seen. */
function subpathText(part: readonly PathCommand[], { left, top, factor }: Scale): string {
  let [x, y] = [0, 0];
  let isSeen = false;
  const words = part.map((command) => {
    if (command[0] === "Z") return "z";
    const [fromX, fromY] = [x, y];
    const values = command.slice(1).map((value, index) => {
      const isAcross = index % 2 === 0;
      const scaled = Math.round((Number(value) - (isAcross ? left : top)) * factor);
      if (isAcross) x = scaled;
      else y = scaled;
      return scaled - (isAcross ? fromX : fromY);
    });
    if (command[0] === "M") return `M${x} ${y}`;
    isSeen ||= values.some((value) => value !== 0);
    return command[0] === "L" ? lineText(x - fromX, y - fromY) : `c${values.join(" ")}`;
  });
  return isSeen ? words.join("").replaceAll(" -", "-") : "";
}

interface Look {
  readonly ink: Ink;
  readonly fill: PathPrimitive["fill"];
  readonly width: number;
  readonly parts: Set<string>;
}

/** In pixels. */
const strokeOf = (width: number): number =>
  Number(Math.min(MAX_STROKE, Math.max(MIN_STROKE, width / PIXEL)).toFixed(1));

/** All paths of one look together; bodies first, as they hide what lies under them. */
function looksOf(paths: readonly PathPrimitive[], scale: Scale): Look[] {
  const looks = new Map<string, Look>();
  for (const { ink, fill, width, commands } of paths) {
    const stroke = width === 0 ? 0 : strokeOf(width);
    const key = `${ink} ${fill} ${stroke}`;
    const look = looks.get(key) ?? { ink, fill, width: stroke, parts: new Set<string>() };
    looks.set(key, look);
    for (const part of subpaths(commands)) look.parts.add(subpathText(part, scale));
    look.parts.delete("");
  }
  const isAbove = ({ fill }: Look): number => (fill === "body" ? 0 : 1);
  return [...looks.values()].filter(({ parts }) => parts.size > 0).sort((a, b) => isAbove(a) - isAbove(b));
}

export interface ThumbnailOptions extends ShownSheet {
  readonly theme?: SheetTheme;
}

function svgOf(paths: readonly PathPrimitive[], box: Bbox, theme: SheetTheme, length: number): string {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const margin = MARGIN * Math.max(width, height);
  const factor = length / (Math.max(width, height) + 2 * margin);
  const scale = { left: box.minX - margin, top: box.minY - margin, factor };
  const [viewWidth, viewHeight] = [width, height].map((edge) => Math.ceil((edge + 2 * margin) * factor));
  const elements = looksOf(paths, scale).map(({ ink, fill, width: stroke, parts }) => {
    const fills = { none: "", body: ` fill="${theme.body}"`, ink: ` fill="${theme.inks[ink]}"` } as const;
    const line =
      stroke === 0 ? "" : ` stroke="${theme.inks[ink]}" stroke-width="${stroke}" vector-effect="non-scaling-stroke"`;
    return `<path d="${[...parts].join("")}"${fills[fill]}${line}/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewWidth} ${viewHeight}" fill="none"` +
    ` stroke-linecap="round" stroke-linejoin="round">${elements.join("")}</svg>`
  );
}

/** A few kB for most sheets; empty for a sheet on which nothing is drawn. */
export function thumbnailSvg(sources: SheetSources, options: ThumbnailOptions): string {
  const { theme = SHEET_THEMES.light } = options;
  const paths = thumbnailPaths(sources, options);
  const box = boundsOfAll(paths);
  if (isEmptyBbox(box)) return "";
  let svg = "";
  for (const length of LENGTHS) {
    svg = svgOf(paths, box, theme, length);
    if (svg.length <= MAX_LENGTH) break;
  }
  return svg;
}
