// Draws a pad on all of its layers: copper, the openings in mask and stencil, and the hole.

import { compose, IDENTITY, rotation, translation } from "@/lib/base/matrix";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import type { KicadLayer } from "@/lib/core/native-board/kicad/layer-table";
import type { KicadPad, PadShape, PadMargins } from "@/lib/core/native-board/kicad/pad";
import type { Frame } from "@/lib/core/native-board/kicad/frame";
import { pointIn } from "@/lib/core/native-board/kicad/frame";
import type { About } from "@/lib/core/native-board/layer-drawing";
import { isOnLayer, type Reach } from "@/lib/core/native-board/kicad/unused-layers";
import { type Growth, NO_GROWTH, padShape } from "@/lib/core/native-board/pad-form";

export type PadOwner = { frame: Frame; component: string; margins: PadMargins };

export function drawPad(pad: KicadPad, net: string | undefined, owner: PadOwner, context: KicadContext): void {
  const [x, y] = pointIn(owner.frame, pad.x, pad.y);
  const about: About = {
    line: pad.line,
    component: owner.component,
    pin: pad.pin,
    ...(net === undefined ? {} : { net }),
  };
  for (const layer of context.layers.named(pad.layers)) {
    const look = lookOn(layer, pad);
    const reach: Reach = { record: pad.record, at: [x, y], radius: Math.min(look.width, look.height) / 2 };
    if (!isOnLayer(layer, reach, context.trackEnds)) continue;
    const growth = growthOn(layer, { pad, look, owner, context });
    if (growth === null) continue;
    const map = compose(translation(...look.offset), pad.angleDeg === 0 ? IDENTITY : rotation(pad.angleDeg));
    const shape = padShape(JSON.stringify(formName(look)), look.form, { growth, map });
    const purpose = layer.place.type === "copper" ? purposeOf(pad) : undefined;
    drawingOf(context, layer).flash(x, y, shape, purpose === undefined ? about : { ...about, purpose });
  }
  if (pad.drill) drillPad(pad, { x, y }, context);
}

/** Areas are long, so their numbers stand for them in the name. */
function formName({ form }: PadShape): unknown {
  if (form.kind !== "drawn") return form;
  return [form.areas.map((area) => [...area]), form.lines];
}

function lookOn({ place, name }: KicadLayer, pad: KicadPad): PadShape {
  if (pad.looks.size === 0) return pad.look;
  // Mask and stencil follow the copper of their side.
  const copper = place.side === "top" ? "F.Cu" : place.side === "bottom" ? "B.Cu" : name;
  return pad.looks.get(copper) ?? (place.side === "inner" ? pad.looks.get("Inner") : undefined) ?? pad.look;
}

type OnLayer = { pad: KicadPad; look: PadShape; owner: PadOwner; context: KicadContext };

/** Null where the pad leaves nothing on the layer. The nearest word counts: pad, then footprint, then board. */
function growthOn({ place }: KicadLayer, { pad, look, owner, context }: OnLayer): Growth | null {
  if (place.type === "copper") return isNpth(pad, look) ? null : NO_GROWTH;
  const { setup } = context;
  if (place.type === "soldermask") {
    const margin = pad.margins.maskMm ?? owner.margins.maskMm ?? setup.maskMarginMm;
    const least = -Math.min(look.width, look.height) / 2;
    return [Math.max(least, margin), Math.max(least, margin)];
  }
  if (place.type !== "paste") return place.type === "drawing" ? null : NO_GROWTH;
  const margin = pad.margins.pasteMm ?? owner.margins.pasteMm ?? setup.pasteMarginMm;
  const ratio = pad.margins.pasteRatio ?? owner.margins.pasteRatio ?? setup.pasteRatio;
  return [
    Math.max(-look.width / 2, margin + ratio * look.width),
    Math.max(-look.height / 2, margin + ratio * look.height),
  ];
}

/** An unplated hole with a pad no larger than itself has no copper. */
function isNpth({ type, drill }: KicadPad, { width, height }: PadShape): boolean {
  return type === "np_thru_hole" && drill !== null && width <= drill.width && height <= drill.height;
}

function purposeOf({ type }: KicadPad): string {
  if (type === "smd") return "SMDPad";
  return type === "connect" ? "ConnectorPad" : "ComponentPad";
}

function drillPad(
  { drill, type, angleDeg, line }: KicadPad,
  { x, y }: { x: number; y: number },
  context: KicadContext,
): void {
  if (!drill || drill.width <= 0 || drill.height <= 0) return;
  const isUpright = drill.height > drill.width;
  context.board.hole(
    {
      x,
      y,
      line,
      diameterMm: Math.min(drill.width, drill.height),
      lengthMm: Math.max(drill.width, drill.height),
      angleDeg: angleDeg + (isUpright ? 90 : 0),
    },
    { isPlated: type !== "np_thru_hole" },
  );
}
