// Maps a `.kicad_pcb` to the layers and holes of a board.

import { err, ok } from "@/lib/base/result";
import { type KicadItem, parseKicadBoard, type KicadBoard } from "@/lib/core/formats/kicad/board";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import { drawDimension } from "@/lib/core/native-board/kicad/draw-dimension";
import { drawGraphic } from "@/lib/core/native-board/kicad/draw-graphic";
import { drawTable, drawTextBox } from "@/lib/core/native-board/kicad/draw-text-box";
import { drawText, ON_BOARD } from "@/lib/core/native-board/kicad/draw-text";
import { drawTrack, drawVia } from "@/lib/core/native-board/kicad/draw-track";
import { drawZone } from "@/lib/core/native-board/kicad/draw-zone";
import { drawFootprint } from "@/lib/core/native-board/kicad/footprint";
import { BOARD_FRAME } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";
import { LayerTable } from "@/lib/core/native-board/kicad/layer-table";
import { NetTable, padDefaults } from "@/lib/core/native-board/kicad/pad-defaults";
import { warnUnknown } from "@/lib/core/native-board/kicad/unknown-record";
import { TrackEnds } from "@/lib/core/native-board/kicad/unused-layers";
import type { NativeResult } from "@/lib/core/native-board/native-result";
import { type StatedStack, tidyStack } from "@/lib/core/board/stated-stack";

/** Records that have no type in the model and change nothing that is drawn. */
const NOT_DRAWN = new Set(
  ("embedded_fonts embedded_files target generated variants component_classes point model " + "uuid tstamp").split(" "),
);

export function readKicad(bytes: Uint8Array): NativeResult {
  const parsed = parseKicadBoard(bytes);
  if (!parsed.ok) {
    const code = parsed.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED";
    return err(code, parsed.details);
  }
  const board = parsed.value;
  const context: KicadContext = {
    version: board.version,
    layers: new LayerTable(board.layers ?? [], board.version),
    defaults: padDefaults(board),
    nets: new NetTable(board.nets),
    board: new BoardDrawing(),
    trackEnds: new TrackEnds(board.items),
  };
  // A layer on which nothing is drawn exists all the same: a mask without openings covers the board.
  for (const layer of [...context.layers.copper, ...context.layers.own]) {
    if (layer.place.type !== "drawing") drawingOf(context, layer);
  }
  for (const item of board.items) draw(item, context);
  return ok({ ...context.board.build(), stated: statedStack(board) });
}

function draw(item: KicadItem, context: KicadContext): void {
  switch (item.kind) {
    case "footprint":
      return drawFootprint(item, context);
    case "track":
      return drawTrack(item, context);
    case "via":
      return drawVia(item, context);
    case "zone":
      return drawZone(item, context);
    case "graphic":
      return drawGraphic(item, BOARD_FRAME, context);
    case "text":
      return drawText(item, ON_BOARD, context);
    case "text_box":
      return drawTextBox(item, ON_BOARD, context);
    case "table":
      return drawTable(item, ON_BOARD, context);
    case "dimension":
      return drawDimension(item, ON_BOARD, context);
    case "group":
    case "image":
      return;
    case "untyped":
      if (!NOT_DRAWN.has(item.name)) warnUnknown(item, context);
  }
}

/** Thickness, and the stackup table if one was filled in. */
function statedStack({ thicknessMm, setup }: KicadBoard): StatedStack | undefined {
  const stackup = setup?.stackup;
  const layers = (pattern: RegExp) => (stackup?.layers ?? []).filter(({ name }) => pattern.test(name));
  const color = (pattern: RegExp) => layers(pattern).flatMap((layer) => layer.color ?? [])[0];
  const thickness = (pattern: RegExp) => layers(pattern).flatMap((layer) => layer.thicknessMm ?? [])[0];
  return tidyStack({
    thicknessMm,
    finish: stackup?.copperFinish,
    maskColor: color(/^[FB]\.Mask$/),
    silkColor: color(/^[FB]\.Silk/),
    outerCopperMm: thickness(/^[FB]\.Cu$/),
    innerCopperMm: thickness(/^In\d+\.Cu$/),
  });
}
