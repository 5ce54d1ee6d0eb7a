// SVG drawings of a board from both sides and of single layers, without any text of its files.

import { assert } from "@/lib/base/assert";
import { addBbox, type Bbox, emptyBbox, grow, isEmptyBbox } from "@/lib/base/bbox";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { extent, rectOf, svgLayer, type SvgLayer } from "@/lib/core/board-view/svg-layer";
import { PathWriter, toUnits } from "@/lib/core/board/svg-path";

export type PictureOptions = {
  /** Colors as #rgb or #rrggbb. */
  maskColor: string;
  /** 0 to 1. */
  maskOpacity?: number;
  /** Color of the surface finish in the openings of the mask. */
  finish: string;
  silkColor: string;
  /** Color of the base material and the copper under the mask. */
  substrateColor?: string;
  copperColor?: string;
  /** Prefix of every id, so that several drawings can share a page. */
  idPrefix?: string;
};

const SUBSTRATE = "#d9c38c";
const COPPER = "#c68a4e";
/** Makes the copper visible through the mask as on a real board. */
export const MASK_OPACITY = 0.8;

/**
 * One side of the board, the bottom mirrored; a complete `<svg>` with its size in mm. A side without a mask file is
 * fully covered, as it would be manufactured; the order asks about it, because no pad could be soldered.
 */
export function boardSvg(board: BoardModel, side: "top" | "bottom", options: PictureOptions): string {
  const {
    maskColor,
    maskOpacity = MASK_OPACITY,
    finish,
    silkColor,
    substrateColor = SUBSTRATE,
    copperColor = COPPER,
    idPrefix = "board",
  } = options;
  assert(maskOpacity >= 0 && maskOpacity <= 1, "an opacity is between 0 and 1");
  checkOptions([maskColor, finish, silkColor, substrateColor, copperColor], idPrefix);
  const box = pictureBox(board);
  const id = (name: string) => `${idPrefix}-${name}`;
  const draw = (type: BoardLayer["type"]) => {
    const layer = board.layers.find((candidate) => candidate.type === type && candidate.side === side);
    return layer ? svgLayer(layer.image, id(type), box) : null;
  };
  const copper = draw("copper");
  const mask = draw("soldermask");
  const silk = draw("silkscreen");
  const definitions = [copper, mask, silk].map((layer) => layer?.definitions ?? "").join("");
  const masks = boardMask(board, id("board"), box) + (mask ? openingMasks(mask, id, box) : "");
  const body =
    rectOf(box, `fill="${substrateColor}"`) +
    (copper?.paint(copperColor) ?? "") +
    rectOf(box, `fill="${maskColor}" fill-opacity="${maskOpacity}"${mask ? ` mask="url(#${id("covered")})"` : ""}`) +
    (mask && copper ? `<g mask="url(#${id("open")})">${copper.paint(finish)}</g>` : "") +
    (silk ? `<g${mask ? ` mask="url(#${id("covered")})"` : ""}>${silk.paint(silkColor)}</g>` : "");
  return wholeSvg(box, side, `<defs>${definitions}${masks}</defs>`, `<g mask="url(#${id("board")})">${body}</g>`);
}

/** A single layer in one color, as seen from the top. */
export function layerSvg(
  layer: Pick<BoardLayer, "image">,
  options: { color?: string; idPrefix?: string; box?: Bbox } = {},
): string {
  const { color = "#000", idPrefix = "layer", box = pad(layer.image.bounds) } = options;
  checkOptions([color], idPrefix);
  const drawn = svgLayer(layer.image, `${idPrefix}-image`, box);
  return wholeSvg(box, "top", `<defs>${drawn.definitions}</defs>`, drawn.paint(color));
}

function checkOptions(colours: readonly string[], idPrefix: string): void {
  for (const colour of colours)
    assert(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour), "colours are written #rgb or #rrggbb");
  assert(/^[a-z][\w-]*$/i.test(idPrefix), "an id prefix is a letter and then letters, digits, _ or -");
}

function wholeSvg(box: Bbox, side: "top" | "bottom", definitions: string, body: string): string {
  const width = toUnits(box.maxX) - toUnits(box.minX);
  const height = toUnits(box.maxY) - toUnits(box.minY);
  const left = side === "top" ? toUnits(box.minX) : -toUnits(box.maxX);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${-toUnits(box.maxY)} ${width} ${height}" ` +
    `width="${width / 1000}mm" height="${height / 1000}mm">${definitions}` +
    `<g transform="scale(${side === "top" ? 1 : -1} -1)">${body}</g></svg>`
  );
}

function pictureBox(board: BoardModel): Bbox {
  if (!isEmptyBbox(board.outline.bounds)) return pad(board.outline.bounds);
  const box = emptyBbox();
  for (const { image } of board.layers) addBbox(box, image.bounds);
  return pad(box);
}

function pad(box: Bbox): Bbox {
  return isEmptyBbox(box) ? { minX: 0, minY: 0, maxX: 1, maxY: 1 } : grow(box, 0.25);
}

/** White on the board: inside the edge, outside of cutouts and holes. */
function boardMask(board: BoardModel, id: string, box: Bbox): string {
  const edges = new PathWriter();
  for (const { edge, cutouts } of board.outline.boards)
    for (const contour of [edge, ...cutouts]) edges.contour(contour);
  const ground = edges.isEmpty ? rectOf(box, `fill="#fff"`) : `<path fill="#fff" fill-rule="evenodd" d="${edges}"/>`;
  return `<mask id="${id}" maskUnits="userSpaceOnUse" ${extent(box)}>${ground}<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${holes(board)}</g></mask>`;
}

function holes(board: BoardModel): string {
  const byWidth = new Map<number, PathWriter>();
  const pathFor = (diameterMm: number) => {
    const width = toUnits(diameterMm);
    const path = byWidth.get(width) ?? new PathWriter();
    byWidth.set(width, path);
    return path;
  };
  for (const drill of board.drills) {
    for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
      const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
      const path = pathFor(diameter);
      path.move(x, y);
      path.dot();
    }
    for (const slot of drill.slots) addSlot(pathFor(slot.diameterMm), slot.path);
  }
  return [...byWidth].map(([width, path]) => (width > 0 ? `<path stroke-width="${width}" d="${path}"/>` : "")).join("");
}

function addSlot(path: PathWriter, points: Float64Array): void {
  path.move(points[0] ?? 0, points[1] ?? 0);
  for (let k = 0; k + 5 < points.length; k += 3) {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = points.subarray(k, k + 5);
    path.edge({ x0, y0, x1, y1, bulge });
  }
}

/** `open` is white in the openings of the mask, `covered` everywhere else. */
function openingMasks(mask: SvgLayer, id: (name: string) => string, box: Bbox): string {
  const area = `maskUnits="userSpaceOnUse" ${extent(box)}`;
  return (
    `<mask id="${id("open")}" ${area}>${mask.paint("#fff")}</mask>` +
    `<mask id="${id("covered")}" ${area}>${rectOf(box, `fill="#fff"`)}${mask.paint("#000")}</mask>`
  );
}
