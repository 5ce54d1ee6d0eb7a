// A footprint: its pads, its figures and its texts, in a frame of its own.

import { findWord, headOf, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import { drawFigure } from "@/lib/core/gerber/native/kicad/draw-figure";
import { drawPad, type PadOwner } from "@/lib/core/gerber/native/kicad/draw-pad";
import { drawZone } from "@/lib/core/gerber/native/kicad/draw-zone";
import { drawText } from "@/lib/core/gerber/native/kicad/draw-text";
import { footprintFrame } from "@/lib/core/gerber/native/kicad/frame";
import type { KicadContext } from "@/lib/core/gerber/native/kicad/kicad-context";
import { readMargins, readPad } from "@/lib/core/gerber/native/kicad/pad";

export function drawFootprint(footprint: SList, context: KicadContext): void {
  const texts = { reference: textOf(footprint, "Reference"), value: textOf(footprint, "Value") };
  const frame = footprintFrame(footprint);
  const owner: PadOwner = { frame, component: texts.reference, margins: readMargins(footprint) };
  for (const record of listsIn(footprint)) {
    switch (headOf(record)) {
      case "pad": {
        const pad = readPad(record);
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
      default:
        drawFigure(record, frame, context, texts.reference);
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
