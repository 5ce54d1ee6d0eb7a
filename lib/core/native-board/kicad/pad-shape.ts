// The shapes of KiCad pads as pad forms: millimeters around the middle of the pad, y upwards.

import { polygon } from "@/lib/core/geometry/contour";
import type { KicadPadDrill, KicadPadShape } from "@/lib/core/formats/kicad/pad";
import { contourOf } from "@/lib/core/native-board/arc-edges";
import { toFigure } from "@/lib/core/native-board/kicad/figure";
import { BOARD_FRAME } from "@/lib/core/native-board/kicad/frame";
import type { Corner, PadForm } from "@/lib/core/native-board/pad-form";

/** A form, moved by `offset` before it is turned. */
export type PadShape = { form: PadForm; width: number; height: number; offset: readonly [number, number] };

/** Null for a shape without a size, and for one of an unknown name. */
export function padShapeOf(pad: KicadPadShape): PadShape | null {
  const { widthMm: width, heightMm: height, offset: [dx, dy] = [0, 0] } = pad;
  if (!(width >= 0 && height >= 0)) return null;
  const form = formOf(pad);
  return form && { form, width, height, offset: [dx, -dy] };
}

export type PadDrill = { width: number; height: number };

export function padDrill(drill: KicadPadDrill | undefined): PadDrill | null {
  const [width, height = width] = drill?.sizesMm ?? [];
  if (width === undefined || height === undefined) return null;
  return drill?.isOval ? { width, height } : { width, height: width };
}

function formOf(pad: KicadPadShape): PadForm | null {
  const { widthMm: width, heightMm: height } = pad;
  switch (pad.shape) {
    case "circle":
      return { kind: "circle", diameter: width };
    case "rect":
      return { kind: "box", width, height, radius: 0 };
    case "oval":
      return { kind: "box", width, height, radius: Math.min(width, height) / 2 };
    case "roundrect":
      return roundRect(pad);
    case "trapezoid":
      return trapezoid(pad);
    case "custom":
      return custom(pad);
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

/** The ratios are fractions of the shorter side, half of it at most. */
function roundRect({ widthMm: width, heightMm: height, roundRatio, chamferRatio, chamfers }: KicadPadShape): PadForm {
  const shorter = Math.min(width, height);
  const part = (ratio: number) => Math.max(0, Math.min(0.5, ratio)) * shorter;
  const corners = chamfers.flatMap((name) => CORNERS[name] ?? []);
  const length = part(chamferRatio ?? 0);
  return {
    kind: "box",
    width,
    height,
    radius: part(roundRatio ?? 0.25),
    ...(corners.length > 0 && length > 0 ? { cut: { length, corners } } : {}),
  };
}

function trapezoid({
  widthMm: width,
  heightMm: height,
  rectDelta: [horizontal = 0, vertical = 0],
}: KicadPadShape): PadForm {
  const [w, h] = [width / 2, height / 2];
  const [dx, dy] = [horizontal / 2, vertical / 2];
  const points = [-w - dy, -h - dx, -w + dy, h + dx, w - dy, h - dx, w + dy, -h + dx];
  return { kind: "drawn", areas: [polygon(points)], lines: [] };
}

/** An anchor, and the graphics drawn around it. */
function custom({ widthMm: width, heightMm: height, anchor, primitives }: KicadPadShape): PadForm {
  const areas = [];
  const lines = [];
  const w = width / 2;
  if (anchor === "rect") areas.push(polygon([-w, -height / 2, w, -height / 2, w, height / 2, -w, height / 2]));
  else if (width > 0) areas.push(Float64Array.of(-w, 0, 1, w, 0, 1));
  for (const primitive of primitives) {
    const figure = toFigure(primitive, BOARD_FRAME);
    if (!figure) continue;
    if (figure.isFilled) areas.push(contourOf(figure.edges));
    if (figure.widthMm > 0) for (const edge of figure.edges) lines.push({ edge, width: figure.widthMm });
  }
  return { kind: "drawn", areas, lines };
}
