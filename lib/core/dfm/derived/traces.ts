// The traces of a layer: strokes of copper that are no outline of an area and no lettering.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import { THINNEST_MM } from "@/lib/core/measure/copper/copper-outline";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";

export type Trace = {
  owner: number;
  net: number;
  widthMm: number;
  /** The straight distance from end to end. */
  lengthMm: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  isStraight: boolean;
};

/** In the order of the file; only named conductors if the file names them (X2). Memoized per layer. */
export function tracesOf(context: DfmContext, copper: Copper, layer: CopperLayer): readonly Trace[] {
  return context.memo(`traces/${layer.firstOwner}`, () => collect(copper, layer));
}

function collect(copper: Copper, layer: CopperLayer): Trace[] {
  const { image } = layer.source;
  const isConductor = image.shapes.map((shape) => shape.purpose === "Conductor");
  const hasNames = image.shape.some((shape, at) => image.kind[at] === KIND.stroke && isConductor[shape]);
  const corners = edgeCorners(image);
  const out: Trace[] = [];
  layer.pieces.objects.forEach((at, owner) => {
    if (image.kind[at] !== KIND.stroke) return;
    const tool = image.shape[at] ?? 0;
    const widthMm = image.shapes[tool]?.strokeMm ?? 0;
    const { data } = image;
    const o = at * DATA_STRIDE;
    const [x0, y0, x1, y1] = [data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0, data[o + 3] ?? 0];
    const bulge = data[o + 4] ?? 0;
    if (widthMm < THINNEST_MM || (hasNames && !isConductor[tool])) return;
    if (corners.has(cornerKey(x0, y0)) && corners.has(cornerKey(x1, y1))) return;
    const net = copper.netOf(layer, owner);
    const lengthMm = Math.hypot(x1 - x0, y1 - y0);
    if (copper.isNet(net)) out.push({ owner, net, widthMm, lengthMm, x0, y0, x1, y1, isStraight: bulge === 0 });
  });
  return out;
}

/** The corners of regions: many tools draw a thin line around them. */
function edgeCorners({ vertices }: LayerImage): Set<number> {
  const out = new Set<number>();
  for (let k = 0; k < vertices.length; k += 3) out.add(cornerKey(vertices[k] ?? 0, vertices[k + 1] ?? 0));
  return out;
}

/** Corners within about 2 µm have one key; unique for any drawing narrower than 60 m. */
function cornerKey(x: number, y: number): number {
  return Math.round(x * 500) * 2 ** 26 + Math.round(y * 500);
}
