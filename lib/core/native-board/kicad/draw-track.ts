// Draws tracks, round tracks and vias.

import { findList, findNumber, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import { arcThrough, line } from "@/lib/core/native-board/arc-edges";
import { BOARD_FRAME, findPoint, placeOf, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { layersOf } from "@/lib/core/native-board/kicad/draw-figure";
import type { KicadLayer } from "@/lib/core/native-board/kicad/layer-table";
import { nameMachining } from "@/lib/core/native-board/kicad/machining";
import { readTenting } from "@/lib/core/native-board/kicad/setup";
import { isOnLayer, type Reach } from "@/lib/core/native-board/kicad/unused-layers";
import { type About, round } from "@/lib/core/native-board/layer-drawing";

/** (segment …) or (arc …). */
export function drawTrack(track: SList, context: KicadContext): void {
  const [start, mid, end] = ["start", "mid", "end"].map((head) => findPoint(track, head, BOARD_FRAME));
  const widthMm = findNumber(track, "width") ?? 0;
  if (!start || !end) return context.board.warnings.add("BAD_PARAMETER", track.line);
  const edges = mid ? arcThrough(start, mid, end) : [line(start, end)];
  const net = context.nets.of(track);
  for (const layer of layersOf(track, context)) {
    const isMask = layer.place.type === "soldermask";
    const width = isMask
      ? widthMm + 2 * (findNumber(track, "solder_mask_margin") ?? context.setup.maskMarginMm)
      : widthMm;
    const about: About = { ...aboutNet(track, net), ...(isMask ? {} : { purpose: "Conductor" }) };
    for (const edge of edges) drawingOf(context, layer).stroke(edge, width, about);
  }
}

function aboutNet({ line: at }: SList, net: string | undefined): About {
  return net === undefined ? { line: at } : { line: at, net };
}

export function drawVia(via: SList, context: KicadContext): void {
  const place = placeOf(via);
  const [x, y] = pointIn(BOARD_FRAME, place.x, place.y);
  const size = findNumber(via, "size") ?? 0;
  const [from = "F.Cu", to = "B.Cu"] = wordsOf(findList(via, "layers"));
  const span = context.layers.copperBetween(from, to);
  const about: About = { ...aboutNet(via, context.nets.of(via)), purpose: "ViaPad" };
  const sizes = sizesOf(via);
  const sizeOn = ({ name, place: { side } }: KicadLayer) =>
    sizes.get(name) ?? (side === "inner" ? sizes.get("Inner") : undefined) ?? size;
  for (const layer of span) {
    const reach: Reach = { record: via, at: [x, y], radius: sizeOn(layer) / 2 };
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
  nameMachining(via, context);
  const { setup, layers } = context;
  const isMicro = via.items.includes("micro");
  const diameterMm = findNumber(via, "drill") ?? (isMicro ? setup.microViaDrillMm : setup.viaDrillMm) ?? 0;
  const isThrough = span.length === layers.copper.length;
  const depth = isThrough ? {} : { from: span[0]?.place.layer ?? 1, to: span.at(-1)?.place.layer ?? 1 };
  context.board.hole({ x, y, diameterMm, line: via.line }, { isPlated: true, ...depth });
}

/** Since version 9 a via may have other sizes on "Inner", "B.Cu" or single layers. */
function sizesOf(via: SList): Map<string, number> {
  const stack = findList(via, "padstack");
  const rows = stack ? listsIn(stack, "layer") : [];
  return new Map(
    rows.flatMap((row) => {
      const [name, size] = [wordsOf(row)[0], findNumber(row, "size")];
      return name === undefined || size === undefined ? [] : [[name, size] as const];
    }),
  );
}

type Opening = { span: readonly KicadLayer[]; draw: (mask: KicadLayer, copper: KicadLayer, marginMm: number) => void };

function openMask(via: SList, { span, draw }: Opening, { setup, layers }: KicadContext): void {
  const own = findList(via, "tenting");
  const tented = own ? readTenting(own) : setup.tented;
  for (const side of ["top", "bottom"] as const) {
    const mask = layers.find(side === "top" ? "F.Mask" : "B.Mask");
    const copper = span.find(({ place }) => place.side === side);
    if (!tented[side] && mask && copper) draw(mask, copper, setup.maskMarginMm);
  }
}
