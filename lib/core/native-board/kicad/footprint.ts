// Draws a footprint: its pads, its graphics and its texts, in a frame of its own.

import { footprintField, type KicadFootprint } from "@/lib/core/formats/kicad/footprint";
import { drawDimension } from "@/lib/core/native-board/kicad/draw-dimension";
import { drawGraphic } from "@/lib/core/native-board/kicad/draw-graphic";
import { drawPad, type PadOwner } from "@/lib/core/native-board/kicad/draw-pad";
import { drawTable, drawTextBox } from "@/lib/core/native-board/kicad/draw-text-box";
import { drawText } from "@/lib/core/native-board/kicad/draw-text";
import { drawZone } from "@/lib/core/native-board/kicad/draw-zone";
import { footprintFrame, NOWHERE } from "@/lib/core/native-board/kicad/frame";
import type { KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { warnMachining, warnUnknown } from "@/lib/core/native-board/kicad/unknown-record";

/** Records that have no type in the model and change nothing that is drawn. */
const NOT_DRAWN = new Set(
  (
    "version generator generator_version placed tedit clearance autoplace_cost90 autoplace_cost180 zone_connect " +
    "thermal_width thermal_gap private_layers net_tie_pad_groups units component_classes embedded_fonts " +
    "embedded_files duplicate_pad_numbers_are_jumpers jumper_pad_groups point variant stackup"
  ).split(" "),
);

export function drawFootprint(footprint: KicadFootprint, context: KicadContext): void {
  const texts = { reference: footprintField(footprint, "Reference"), value: footprintField(footprint, "Value") };
  const frame = footprintFrame(footprint.at ?? NOWHERE);
  const component = texts.reference;
  const owner: PadOwner = { frame, component, margins: footprint.margins };
  for (const item of footprint.items) {
    switch (item.kind) {
      case "pad":
        warnMachining(item.rest, context);
        drawPad(item, owner, context);
        break;
      case "zone":
        drawZone(item, context);
        break;
      case "graphic":
        drawGraphic(item, frame, context, component);
        break;
      case "text":
        drawText(item, { frame, texts }, context);
        break;
      case "text_box":
        drawTextBox(item, { frame, texts }, context);
        break;
      case "table":
        drawTable(item, { frame, texts }, context);
        break;
      case "dimension":
        drawDimension(item, { frame, texts }, context);
        break;
      case "untyped":
        if (!NOT_DRAWN.has(item.name)) warnUnknown(item, context);
        break;
      case "model":
      case "group":
      case "image":
        break;
    }
  }
}
