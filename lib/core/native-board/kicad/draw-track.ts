// Draws tracks, round tracks and vias.

import type { KicadTrack, KicadVia } from "@/lib/core/formats/kicad/track";
import { arcThrough, line } from "@/lib/core/native-board/arc-edges";
import { BOARD_FRAME, NOWHERE, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { BoardLayerName } from "@/lib/core/native-board/kicad/layer-table";
import { warnMachining } from "@/lib/core/native-board/kicad/unknown-record";
import { isOnLayer, type Reach } from "@/lib/core/native-board/kicad/unused-layers";
import { type About, round } from "@/lib/core/native-board/layer-drawing";

export function drawTrack(track: KicadTrack, context: KicadContext): void {
  const { widthMm = 0, solderMaskMarginMm = context.defaults.maskMarginMm } = track;
  const [start, mid, end] = [track.start, track.mid, track.end].map((point) => point && pointIn(BOARD_FRAME, ...point));
  if (!start || !end) return context.board.warnings.add("BAD_PARAMETER", track.line);
  const edges = mid ? arcThrough(start, mid, end) : [line(start, end)];
  const net = context.nets.find(track.net);
  for (const layer of context.layers.named(track.layers)) {
    const isMask = layer.place.type === "soldermask";
    const about: About = { ...aboutNet(track, net), ...(isMask ? {} : { purpose: "Conductor" }) };
    for (const edge of edges)
      drawingOf(context, layer).stroke(edge, isMask ? widthMm + 2 * solderMaskMarginMm : widthMm, about);
  }
}

function aboutNet({ line: at }: { line: number }, net: string | undefined): About {
  return net === undefined ? { line: at } : { line: at, net };
}

export function drawVia(via: KicadVia, context: KicadContext): void {
  const place = via.at ?? NOWHERE;
  const [x, y] = pointIn(BOARD_FRAME, place.x, place.y);
  const [from = "F.Cu", to = "B.Cu"] = via.layers;
  const span = context.layers.copperBetween(from, to);
  const about: About = { ...aboutNet(via, context.nets.find(via.net)), purpose: "ViaPad" };
  const sizes = sizesByLayer(via);
  const sizeOn = ({ name, place: { side } }: BoardLayerName) =>
    sizes.get(name) ?? (side === "inner" ? sizes.get("Inner") : undefined) ?? via.sizeMm ?? 0;
  for (const layer of span) {
    const reach: Reach = { unused: via.unusedLayers, at: [x, y], radius: sizeOn(layer) / 2 };
    if (isOnLayer(layer, reach, context.trackEnds)) drawingOf(context, layer).flash(x, y, round(sizeOn(layer)), about);
  }
  openMask(
    via,
    {
      span,
      draw: (mask, copper, margin) =>
        drawingOf(context, mask).flash(x, y, round(sizeOn(copper) + 2 * margin), aboutNet(via, undefined)),
    },
    context,
  );
  warnMachining(via.rest, context);
  const { defaults, layers } = context;
  const diameterMm = via.drillMm ?? (via.type === "micro" ? defaults.microViaDrillMm : defaults.viaDrillMm) ?? 0;
  const isThrough = span.length === layers.copper.length;
  const depth = isThrough ? {} : { from: span[0]?.place.layer ?? 1, to: span.at(-1)?.place.layer ?? 1 };
  context.board.hole({ x, y, diameterMm, line: via.line }, { isPlated: true, ...depth });
}

function sizesByLayer({ padstack }: KicadVia): Map<string, number> {
  return new Map(padstack.flatMap(({ layer, sizeMm }) => (sizeMm === undefined ? [] : [[layer, sizeMm] as const])));
}

type Opening = {
  span: readonly BoardLayerName[];
  draw: (mask: BoardLayerName, copper: BoardLayerName, marginMm: number) => void;
};

function openMask(via: KicadVia, { span, draw }: Opening, { defaults, layers }: KicadContext): void {
  const tented = via.tenting ?? defaults.tented;
  for (const side of ["top", "bottom"] as const) {
    const mask = layers.find(side === "top" ? "F.Mask" : "B.Mask");
    const copper = span.find(({ place }) => place.side === side);
    if (!(side === "top" ? tented.front : tented.back) && mask && copper) draw(mask, copper, defaults.maskMarginMm);
  }
}
