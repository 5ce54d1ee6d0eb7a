// A footprint: its pads, its figures and its texts, in a frame of its own.

import { findWord, headOf, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import { drawDimension } from "@/lib/core/native-board/kicad/draw-dimension";
import { drawOther } from "@/lib/core/native-board/kicad/draw-other";
import { drawTable, drawTextBox } from "@/lib/core/native-board/kicad/draw-text-box";
import { drawPad, type PadOwner } from "@/lib/core/native-board/kicad/draw-pad";
import { drawZone } from "@/lib/core/native-board/kicad/draw-zone";
import { drawText } from "@/lib/core/native-board/kicad/draw-text";
import { footprintFrame } from "@/lib/core/native-board/kicad/frame";
import type { KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { nameMachining } from "@/lib/core/native-board/kicad/machining";
import { readMargins, readPad } from "@/lib/core/native-board/kicad/pad";

/** What a footprint says beside what is drawn of it. */
const SETTINGS = new Set(
  (
    "version generator generator_version layer locked placed tedit descr tags path at attr clearance autoplace_cost90 " +
    "autoplace_cost180 solder_mask_margin solder_paste_margin solder_paste_ratio solder_paste_margin_ratio " +
    "zone_connect thermal_width thermal_gap private_layers net_tie_pad_groups sheetname sheetfile units " +
    "component_classes embedded_fonts duplicate_pad_numbers_are_jumpers jumper_pad_groups reference value point variant stackup"
  ).split(" "),
);

export function drawFootprint(footprint: SList, context: KicadContext): void {
  const texts = { reference: textOf(footprint, "Reference"), value: textOf(footprint, "Value") };
  const frame = footprintFrame(footprint);
  const owner: PadOwner = { frame, component: texts.reference, margins: readMargins(footprint) };
  for (const record of listsIn(footprint)) {
    switch (headOf(record)) {
      case "pad": {
        const pad = readPad(record);
        nameMachining(record, context);
        if (pad) drawPad(pad, context.nets.of(record), owner, context);
        else context.board.warnings.add("BAD_PARAMETER", record.line);
        break;
      }
      case "zone":
        drawZone(record, context);
        break;
      case "fp_text":
      case "property":
        drawText(record, { frame, texts }, context);
        break;
      case "fp_text_box":
        drawTextBox(record, { frame, texts }, context);
        break;
      case "table":
        drawTable(record, { frame, texts }, context);
        break;
      case "dimension":
        drawDimension(record, { frame, texts }, context);
        break;
      default:
        if (!SETTINGS.has(headOf(record))) drawOther(record, frame, context, texts.reference);
    }
  }
}

/** (property "Reference" "R1" …) since version 8, (fp_text reference "R1" …) before. */
function textOf(footprint: SList, name: "Reference" | "Value"): string {
  const property = listsIn(footprint, "property").find((record) => wordsOf(record)[0] === name);
  if (property) return wordsOf(property)[1] ?? "";
  const text = listsIn(footprint, "fp_text").find((record) => wordsOf(record)[0] === name.toLowerCase());
  return text ? (wordsOf(text)[1] ?? "") : (findWord(footprint, "reference") ?? "");
}
