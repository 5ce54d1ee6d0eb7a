// A pad of a KiCad footprint: what the file says of it, in its own words and in millimetres.

import {
  findList,
  findNumber,
  findWord,
  hasFlag,
  isList,
  listsIn,
  numbersOf,
  type SList,
  wordsOf,
} from "@/lib/base/s-expression";
import { type Corner, type PadForm } from "@/lib/core/native-board/pad-form";
import { BOARD_FRAME, placeOf } from "@/lib/core/native-board/kicad/frame";
import { readFigure } from "@/lib/core/native-board/kicad/figure";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { polygon } from "@/lib/core/geometry/contour";

export type PadDrill = { width: number; height: number };

/** What a pad looks like on one layer or on all: a form, moved by `offset` before it is turned. */
export type PadShape = { form: PadForm; width: number; height: number; offset: readonly [number, number] };

export type KicadPad = {
  record: SList;
  line: number;
  pin: string;
  type: string;
  x: number;
  y: number;
  angleDeg: number;
  look: PadShape;
  /** Since version 9: other looks on "Inner", "B.Cu" or any copper layer by name. */
  looks: Map<string, PadShape>;
  drill: PadDrill | null;
  layers: string[];
  margins: PadMargins;
};

/** Undefined where the pad leaves it to its footprint or to the board. */
export type PadMargins = { maskMm: number | undefined; pasteMm: number | undefined; pasteRatio: number | undefined };

/** Null for a pad without a place or a size. */
export function readPad(pad: SList): KicadPad | null {
  const [pin = "", type = ""] = wordsOf(pad);
  const { x, y, angleDeg } = placeOf(pad);
  const look = readShape(pad, wordsOf(pad)[2] ?? "");
  if (!look || !Number.isFinite(x) || !Number.isFinite(y)) return null;
  return {
    record: pad,
    line: pad.line,
    pin,
    type,
    x,
    y,
    angleDeg,
    look,
    looks: readStack(pad, look),
    drill: readDrill(findList(pad, "drill")),
    layers: wordsOf(findList(pad, "layers")),
    margins: readMargins(pad),
  };
}

export function readMargins(record: SList): PadMargins {
  return {
    maskMm: findNumber(record, "solder_mask_margin"),
    pasteMm: findNumber(record, "solder_paste_margin"),
    pasteRatio: findNumber(record, "solder_paste_margin_ratio") ?? findNumber(record, "solder_paste_ratio"),
  };
}

function readDrill(drill: SList | undefined): PadDrill | null {
  if (!drill) return null;
  const [width, height = width] = numbersOf(drill).filter(Number.isFinite);
  if (width === undefined || height === undefined) return null;
  return hasFlag(drill, "oval") ? { width, height } : { width, height: width };
}

/** `record` is a pad, or the part of a stack that describes one layer. */
function readShape(record: SList, shape: string): PadShape | null {
  const [width = NaN, height = width] = numbersOf(findList(record, "size"));
  if (!(width >= 0 && height >= 0)) return null;
  const at = findList(findList(record, "drill"), "offset") ?? findList(record, "offset");
  const [dx = 0, dy = 0] = at ? numbersOf(at) : [];
  const form = formOf(record, shape, { width, height });
  return form && { form, width, height, offset: [dx, -dy] };
}

type Size = { width: number; height: number };

function formOf(record: SList, shape: string, { width, height }: Size): PadForm | null {
  const shorter = Math.min(width, height);
  switch (shape) {
    case "circle":
      return { kind: "circle", diameter: width };
    case "rect":
      return { kind: "box", width, height, radius: 0 };
    case "oval":
      return { kind: "box", width, height, radius: shorter / 2 };
    case "roundrect":
      return roundRect(record, { width, height });
    case "trapezoid":
      return trapezoid(record, { width, height });
    case "custom":
      return custom(record, { width, height });
    default:
      return null;
  }
}

const CORNERS: Record<string, Corner> = {
  top_left: "topLeft",
  top_right: "topRight",
  bottom_left: "bottomLeft",
  bottom_right: "bottomRight",
};

/** The ratios are shares of the shorter side, half of it at most. */
function roundRect(record: SList, { width, height }: Size): PadForm {
  const shorter = Math.min(width, height);
  const share = (head: string, otherwise: number) =>
    Math.max(0, Math.min(0.5, findNumber(record, head) ?? otherwise)) * shorter;
  const corners = wordsOf(findList(record, "chamfer")).flatMap((word) => CORNERS[word] ?? []);
  const length = share("chamfer_ratio", 0);
  return {
    kind: "box",
    width,
    height,
    radius: share("roundrect_rratio", 0.25),
    ...(corners.length > 0 && length > 0 ? { cut: { length, corners } } : {}),
  };
}

/** (rect_delta a b): the left side is longer by a and the right one shorter, the lower longer by b and the upper shorter. */
function trapezoid(record: SList, { width, height }: Size): PadForm {
  const [horizontal = 0, vertical = 0] = numbersOf(findList(record, "rect_delta"));
  const [w, h] = [width / 2, height / 2];
  const [dx, dy] = [horizontal / 2, vertical / 2];
  const points = [-w - dy, -h - dx, -w + dy, h + dx, w - dy, h - dx, w + dy, -h + dx];
  return { kind: "drawn", areas: [polygon(points)], lines: [] };
}

/** An anchor, and what is drawn around it. */
function custom(record: SList, { width, height }: Size): PadForm {
  const isRect = findWord(findList(record, "options") ?? record, "anchor") === "rect";
  const areas = [];
  const lines = [];
  const w = width / 2;
  if (isRect) areas.push(polygon([-w, -height / 2, w, -height / 2, w, height / 2, -w, height / 2]));
  else if (width > 0) areas.push(Float64Array.of(-w, 0, 1, w, 0, 1));
  const primitives = findList(record, "primitives");
  for (const primitive of primitives?.items.filter(isList) ?? []) {
    const figure = readFigure(primitive, BOARD_FRAME);
    if (!figure) continue;
    if (figure.isFilled) areas.push(contourOf(figure.edges));
    if (figure.widthMm > 0) for (const edge of figure.edges) lines.push({ edge, width: figure.widthMm });
  }
  return { kind: "drawn", areas, lines };
}

/** (padstack (mode …) (layer "Inner" (shape rect) (size …)) …): what a layer leaves out is as on the top. */
function readStack(pad: SList, top: PadShape): Map<string, PadShape> {
  const looks = new Map<string, PadShape>();
  const stack = findList(pad, "padstack");
  if (!stack) return looks;
  for (const layer of listsIn(stack, "layer")) {
    const [name = ""] = wordsOf(layer);
    const look = readShape(layer, findWord(layer, "shape") ?? "circle");
    looks.set(name, look ?? top);
  }
  return looks;
}
