// Reads a `.kicad_pcb`, formats 4 to 10: s-expressions to the layers and holes of a board.

import { err, ok } from "@/lib/base/result";
import { findList, findNumber, headOf, listsIn, type SList } from "@/lib/base/s-expression";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import { drawDimension } from "@/lib/core/native-board/kicad/draw-dimension";
import { drawOther } from "@/lib/core/native-board/kicad/draw-other";
import { drawTable, drawTextBox } from "@/lib/core/native-board/kicad/draw-text-box";
import { drawText, ON_BOARD } from "@/lib/core/native-board/kicad/draw-text";
import { drawTrack, drawVia } from "@/lib/core/native-board/kicad/draw-track";
import { drawZone } from "@/lib/core/native-board/kicad/draw-zone";
import { drawFootprint } from "@/lib/core/native-board/kicad/footprint";
import { BOARD_FRAME } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { LayerTable } from "@/lib/core/native-board/kicad/layer-table";
import { parseKicad } from "@/lib/core/native-board/kicad/parse-kicad";
import { NetTable, readSetup } from "@/lib/core/native-board/kicad/setup";
import { statedStack } from "@/lib/core/native-board/kicad/stack";
import { TrackEnds } from "@/lib/core/native-board/kicad/unused-layers";
import type { NativeResult } from "@/lib/core/native-board/native-result";

/** Long lists or many of them that nothing here asks for. */
const NOT_DRAWN = new Set(["uuid", "tstamp", "model", "image", "embedded_files", "group"]);

/** What a board says beside what is drawn of it. */
const SETTINGS = new Set(
  (
    "version generator generator_version general host page paper title_block layers setup property net net_class " +
    "embedded_fonts target generated variants component_classes point"
  ).split(" "),
);

export function readKicad(bytes: Uint8Array): NativeResult {
  const parsed = parseKicad(bytes, NOT_DRAWN);
  if (!parsed.ok) {
    const code = parsed.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED";
    return err(code, parsed.details);
  }
  const root = parsed.value;
  if (headOf(root) !== "kicad_pcb") return err("NATIVE_DAMAGED", { line: root.line, read: headOf(root).slice(0, 40) });
  const version = findNumber(root, "version") ?? 0;
  const context: KicadContext = {
    version,
    layers: new LayerTable(findList(root, "layers"), version),
    setup: readSetup(root),
    nets: new NetTable(root),
    board: new BoardDrawing(),
    trackEnds: new TrackEnds(root),
  };
  // A layer on which nothing is drawn exists all the same: a mask without openings covers the board.
  for (const layer of [...context.layers.copper, ...context.layers.own]) {
    if (layer.place.type !== "drawing") drawingOf(context, layer);
  }
  for (const record of listsIn(root)) draw(record, context);
  return ok({ ...context.board.build(), stated: statedStack(root) });
}

function draw(record: SList, context: KicadContext): void {
  switch (headOf(record)) {
    case "footprint":
    case "module":
      return drawFootprint(record, context);
    case "segment":
    case "arc":
      return drawTrack(record, context);
    case "via":
      return drawVia(record, context);
    case "zone":
      return drawZone(record, context);
    case "gr_text":
      return drawText(record, undefined, context);
    case "gr_text_box":
      return drawTextBox(record, ON_BOARD, context);
    case "table":
      return drawTable(record, ON_BOARD, context);
    case "dimension":
      return drawDimension(record, ON_BOARD, context);
    default:
      if (!SETTINGS.has(headOf(record))) drawOther(record, BOARD_FRAME, context);
  }
}
