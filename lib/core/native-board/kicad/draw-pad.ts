// Draws a pad on all of its layers: copper, the openings in mask and stencil, and the hole.

import { compose, IDENTITY, rotation, translation } from "@/lib/base/matrix";
import type { KicadMargins } from "@/lib/core/formats/kicad/fields";
import type { KicadPad } from "@/lib/core/formats/kicad/pad";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { BoardLayerName } from "@/lib/core/native-board/kicad/layer-table";
import { type PadDrill, padDrill, padShapeOf, type PadShape } from "@/lib/core/native-board/kicad/pad-shape";
import type { Frame } from "@/lib/core/native-board/kicad/frame";
import { pointIn } from "@/lib/core/native-board/kicad/frame";
import type { About } from "@/lib/core/native-board/layer-drawing";
import { isOnLayer, type Reach } from "@/lib/core/native-board/kicad/unused-layers";
import { type Growth, NO_GROWTH, padShape } from "@/lib/core/native-board/pad-form";

export type PadOwner = { frame: Frame; component: string; margins: KicadMargins };

export function drawPad(pad: KicadPad, owner: PadOwner, context: KicadContext): void {
  const drawn = padShapeOf(pad);
  if (!drawn || !pad.at || !Number.isFinite(pad.at.x) || !Number.isFinite(pad.at.y))
    return context.board.warnings.add("BAD_PARAMETER", pad.line);
  const { angleDeg } = pad.at;
  const [x, y] = pointIn(owner.frame, pad.at.x, pad.at.y);
  const net = context.nets.find(pad.net);
  const about: About = {
    line: pad.line,
    component: owner.component,
    pin: pad.number,
    ...(net === undefined ? {} : { net }),
  };
  const drill = padDrill(pad.drill);
  const shapes = new PadShapes(pad, drawn);
  for (const layer of context.layers.named(pad.layers)) {
    const shape = shapes.on(layer);
    const reach: Reach = { unused: pad.unusedLayers, at: [x, y], radius: Math.min(shape.width, shape.height) / 2 };
    if (!isOnLayer(layer, reach, context.trackEnds)) continue;
    const growth = growthOn(layer, { pad, drill, shape, owner, context });
    if (growth === null) continue;
    const map = compose(translation(...shape.offset), angleDeg === 0 ? IDENTITY : rotation(angleDeg));
    const named = padShape(JSON.stringify(formName(shape)), shape.form, { growth, map });
    const purpose = layer.place.type === "copper" ? purposeOf(pad) : undefined;
    drawingOf(context, layer).flash(x, y, named, purpose === undefined ? about : { ...about, purpose });
  }
  if (drill) drillPad(pad, { drill, x, y, angleDeg }, context);
}

/** Areas are long, so their numbers stand for them in the name. */
function formName({ form }: PadShape): unknown {
  if (form.kind !== "drawn") return form;
  return [form.areas.map((area) => [...area]), form.lines];
}

/** The shape on each layer; a layer of a padstack without one of its own has that of the pad. */
class PadShapes {
  readonly #pad: PadShape;
  readonly #byLayer: Map<string, PadShape>;

  constructor({ padstack }: KicadPad, pad: PadShape) {
    this.#pad = pad;
    this.#byLayer = new Map(padstack.map((one) => [one.layer, padShapeOf(one) ?? pad]));
  }

  on({ place, name }: BoardLayerName): PadShape {
    if (this.#byLayer.size === 0) return this.#pad;
    // Mask and stencil follow the copper of their side.
    const copper = place.side === "top" ? "F.Cu" : place.side === "bottom" ? "B.Cu" : name;
    const inner = place.side === "inner" ? this.#byLayer.get("Inner") : undefined;
    return this.#byLayer.get(copper) ?? inner ?? this.#pad;
  }
}

type OnLayer = { pad: KicadPad; drill: PadDrill | null; shape: PadShape; owner: PadOwner; context: KicadContext };

/** Null where the pad leaves nothing on the layer. The nearest setting counts: pad, then footprint, then board. */
function growthOn({ place }: BoardLayerName, { pad, drill, shape, owner, context }: OnLayer): Growth | null {
  if (place.type === "copper") return isNpth(pad, drill, shape) ? null : NO_GROWTH;
  const { defaults } = context;
  if (place.type === "soldermask") {
    const margin = pad.margins.solderMaskMm ?? owner.margins.solderMaskMm ?? defaults.maskMarginMm;
    const least = -Math.min(shape.width, shape.height) / 2;
    return [Math.max(least, margin), Math.max(least, margin)];
  }
  if (place.type !== "paste") return place.type === "drawing" ? null : NO_GROWTH;
  const margin = pad.margins.solderPasteMm ?? owner.margins.solderPasteMm ?? defaults.pasteMarginMm;
  const ratio = pad.margins.solderPasteRatio ?? owner.margins.solderPasteRatio ?? defaults.pasteRatio;
  return [
    Math.max(-shape.width / 2, margin + ratio * shape.width),
    Math.max(-shape.height / 2, margin + ratio * shape.height),
  ];
}

/** An unplated hole with a pad no larger than itself has no copper. */
function isNpth({ type }: KicadPad, drill: PadDrill | null, { width, height }: PadShape): boolean {
  return type === "np_thru_hole" && drill !== null && width <= drill.width && height <= drill.height;
}

function purposeOf({ type }: KicadPad): string {
  if (type === "smd") return "SMDPad";
  return type === "connect" ? "ConnectorPad" : "ComponentPad";
}

type DrilledAt = { drill: PadDrill; x: number; y: number; angleDeg: number };

function drillPad({ type, line }: KicadPad, { drill, x, y, angleDeg }: DrilledAt, context: KicadContext): void {
  const { width, height } = drill;
  if (width <= 0 || height <= 0) return;
  context.board.hole(
    {
      ...{ x, y, line },
      diameterMm: Math.min(width, height),
      lengthMm: Math.max(width, height),
      angleDeg: angleDeg + (height > width ? 90 : 0),
    },
    { isPlated: type !== "np_thru_hole" },
  );
}
