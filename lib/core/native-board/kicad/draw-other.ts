// Draws figures, and names what it does not know: newer versions of KiCad write records of which nothing is drawn here.

import { headOf, type SList } from "@/lib/base/s-expression";
import { drawFigure } from "@/lib/core/native-board/kicad/draw-figure";
import { isFigure } from "@/lib/core/native-board/kicad/figure";
import type { Frame } from "@/lib/core/native-board/kicad/frame";
import type { KicadContext } from "@/lib/core/native-board/kicad/kicad-context";

export function drawOther(record: SList, frame: Frame, context: KicadContext, component?: string): void {
  if (isFigure(record)) drawFigure(record, frame, context, component);
  else nameUnknown(record, context);
}

export function nameUnknown(record: SList, { board }: KicadContext): void {
  const name = headOf(record);
  // What has no plain name is damage, not news.
  if (/^[a-z_][a-z0-9_]{0,39}$/.test(name)) board.warnings.addNamed("RECORD_UNKNOWN", name, record.line);
}
