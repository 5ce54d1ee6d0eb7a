// Maps an Eagle board to layers and holes: packages put in place, signals, and the drawing on the board itself.

import { err, ok } from "@/lib/base/result";
import type { EagleBoard } from "@/lib/core/formats/eagle/board";
import type { EagleItem, EaglePackage } from "@/lib/core/formats/eagle/library";
import { parseEagle } from "@/lib/core/formats/eagle/parse-eagle";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import { readDesignRules } from "@/lib/core/native-board/eagle/design-rules";
import { drawCircle, drawPolygon, drawRectangle, drawWire } from "@/lib/core/native-board/eagle/draw-figure";
import { drawHole, drawPad, drawSmd, drawVia } from "@/lib/core/native-board/eagle/draw-pad";
import { drawAttribute, drawText } from "@/lib/core/native-board/eagle/draw-text";
import { drawingFor, type EagleContext, type EagleOwner, ON_BOARD } from "@/lib/core/native-board/eagle/eagle-context";
import { eagleLayer } from "@/lib/core/native-board/eagle/layers";
import { placementMap } from "@/lib/core/native-board/eagle/placement";
import type { NativeResult } from "@/lib/core/native-board/native-result";

/** Layers that a board has even where nothing is drawn on them: outline, masks, silkscreen, stencils. */
const ALWAYS = [20, 21, 22, 29, 30, 31, 32];

export function readEagle(bytes: Uint8Array): NativeResult {
  const parsed = parseEagle(bytes);
  if (!parsed.ok) return err(parsed.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED", parsed.details);
  const { board, line } = parsed.value;
  if (!board) return err("NATIVE_DAMAGED", { line, read: "<eagle>" });
  const context: EagleContext = { board: new BoardDrawing(), rules: readDesignRules(board.designRules) };
  for (const number of [...context.rules.copper, ...ALWAYS]) {
    const layer = eagleLayer(number, context.rules.copper);
    if (layer) drawingFor(layer, context);
  }
  for (const item of board.plain) draw(item, ON_BOARD, context);
  drawElements(board, context);
  for (const { name, items } of board.signals) {
    const owner: EagleOwner = { ...ON_BOARD, net: name };
    for (const item of items) draw(item, owner, context);
  }
  return ok(context.board.build());
}

function draw(item: EagleItem, owner: EagleOwner, context: EagleContext): void {
  switch (item.kind) {
    case "wire":
      return drawWire(item, owner, context);
    case "circle":
      return drawCircle(item, owner, context);
    case "rectangle":
      return drawRectangle(item, owner, context);
    case "polygon":
      return drawPolygon(item, owner, context);
    case "text":
      return drawText(item, owner, context);
    case "pad":
      return drawPad(item, owner, context);
    case "smd":
      return drawSmd(item, owner, context);
    case "via":
      return drawVia(item, owner, context);
    case "hole":
      return drawHole(item, owner, context);
    case "contactref":
    case "untyped":
      return;
  }
}

function drawElements(board: EagleBoard, context: EagleContext): void {
  const packages = packagesByKey(board);
  const nets = netsByPad(board);
  for (const element of board.elements) {
    const { name, value, isSmashed } = element;
    const owner: EagleOwner = {
      map: placementMap(element),
      isMirrored: element.rotation.isMirrored,
      component: name,
      netOf: (pad) => nets.get(padKey(name, pad)),
      texts: { name, value, isSmashed },
    };
    const found = packages.get(packageKey(element.library, element.libraryUrn, element.package));
    if (!found) context.board.warnings.add("BAD_PARAMETER", element.line);
    for (const item of found?.items ?? []) draw(item, owner, context);
    for (const attribute of element.attributes) drawAttribute(attribute, owner, context);
  }
}

function packagesByKey({ libraries }: EagleBoard): Map<string, EaglePackage> {
  const packages = new Map<string, EaglePackage>();
  for (const { name, urn, packages: own } of libraries)
    for (const one of own) packages.set(packageKey(name, urn, one.name), one);
  return packages;
}

function packageKey(library: string, urn: string, name: string): string {
  return `${library}\0${urn}\0${name}`;
}

function netsByPad({ signals }: EagleBoard): Map<string, string> {
  const nets = new Map<string, string>();
  for (const { name, items } of signals)
    for (const item of items) if (item.kind === "contactref") nets.set(padKey(item.element, item.pad), name);
  return nets;
}

function padKey(element: string, pad: string): string {
  return `${element}\0${pad}`;
}
