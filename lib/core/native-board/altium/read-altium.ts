// Maps an Altium board, binary (.PcbDoc) or saved as text, to layers and holes.

import { err, ok } from "@/lib/base/result";
import type { AltiumBoard } from "@/lib/core/formats/altium/board";
import { parseAltiumBoard } from "@/lib/core/formats/altium/parse-board";
import { parseAltiumTextBoard } from "@/lib/core/formats/altium/parse-text-board";
import type { AltiumPrimitive } from "@/lib/core/formats/altium/primitives";
import { type AltiumContext, drawingOf } from "@/lib/core/native-board/altium/altium-context";
import { boardShape, KEEPOUT_LAYER } from "@/lib/core/native-board/altium/board-shape";
import { drawFill, drawLine } from "@/lib/core/native-board/altium/draw-lines";
import { drawPad, drawVia } from "@/lib/core/native-board/altium/draw-pad";
import { drawEdge, drawRegion, isSecondCopy } from "@/lib/core/native-board/altium/draw-region";
import { drawText } from "@/lib/core/native-board/altium/draw-text";
import { isPlane, LayerStack } from "@/lib/core/native-board/altium/layers";
import { maskRules } from "@/lib/core/native-board/altium/mask-rules";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { NativeResult } from "@/lib/core/native-board/native-result";

export function readAltium(bytes: Uint8Array): NativeResult {
  const parsed = parseAltiumBoard(bytes);
  if (parsed.ok) return drawBoard(parsed.value);
  if (parsed.code === "NO_BOARD") return err("NATIVE_DAMAGED", { read: "Board6/Data" });
  return err(parsed.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED");
}

export function readAltiumText(bytes: Uint8Array): NativeResult {
  const parsed = parseAltiumTextBoard(bytes);
  return parsed.ok ? drawBoard(parsed.value) : err("NATIVE_DAMAGED", { read: "RECORD=Board" });
}

function drawBoard(board: AltiumBoard): NativeResult {
  const { nets, components, unitMm, primitives, encoding } = board;
  // A panel of boards that are kept in files of their own holds no copper of theirs.
  const hasArray = board.embeddedBoards > 0;
  if (hasArray && !primitives.some(({ kind }) => kind === "pad" || kind === "via")) return err("ALTIUM_ARRAY_NOT_READ");
  const context: AltiumContext = {
    board: new BoardDrawing(),
    stack: new LayerStack(board.copperLayers),
    rules: maskRules(board.rules),
    ...{ nets, components, unitMm },
  };
  for (const layer of context.stack.all()) drawingOf(layer, context.board);
  const edge = () => drawEdge(boardShape(board), 0, context);
  if (encoding === "binary") edge();
  for (const primitive of primitives) draw(primitive, encoding, context);
  // Warnings tell the first line of their kind, and the shape has none.
  if (encoding === "text") edge();
  if (hasArray) context.board.warnings.add("BOARD_ARRAY_NOT_READ");
  if (context.stack.copper.some(isPlane)) {
    context.board.hasOpenPours = true;
    context.board.warnings.add("PLANE_NOT_DRAWN");
  }
  return ok(context.board.build());
}

function draw(primitive: AltiumPrimitive, encoding: AltiumBoard["encoding"], context: AltiumContext): void {
  if (primitive.layer === KEEPOUT_LAYER) return;
  switch (primitive.kind) {
    case "track":
    case "arc":
      return drawLine(primitive, context);
    case "fill":
      return drawFill(primitive, context);
    case "region":
      if (encoding === "text" || !isSecondCopy(primitive)) drawRegion(primitive, context);
      return;
    case "pad":
      return drawPad(primitive, context);
    case "via":
      return drawVia(primitive, context);
    case "text":
      return drawText(primitive, context);
    case "polygon":
      // Converters write copper areas by their outlines alone, without the primitives that fill them.
      if (primitive.isPoured) return;
      context.board.hasOpenPours = true;
      context.board.warnings.add("POUR_UNFILLED", primitive.line);
  }
}
