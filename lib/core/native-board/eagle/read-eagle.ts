// Reads an Eagle board (XML, since version 6): packages put in place, signals, and what is drawn on the board itself.

import { err, ok } from "@/lib/base/result";
import { childOf, childrenOf, parseXml, type XmlElement } from "@/lib/base/xml";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import { readDesignRules } from "@/lib/core/native-board/eagle/design-rules";
import { drawFigure } from "@/lib/core/native-board/eagle/draw-figure";
import { drawHole, drawPad, drawSmd, drawVia } from "@/lib/core/native-board/eagle/draw-pad";
import { drawAttribute, drawText } from "@/lib/core/native-board/eagle/draw-text";
import { drawingFor, type EagleContext, type EagleOwner, ON_BOARD } from "@/lib/core/native-board/eagle/eagle-context";
import { eagleLayer } from "@/lib/core/native-board/eagle/layers";
import { placementOf, turnOf } from "@/lib/core/native-board/eagle/placement";
import type { NativeResult } from "@/lib/core/native-board/native-result";

const DOCTYPE = '<!DOCTYPE eagle SYSTEM "eagle.dtd">';
/** Layers that a board has even where nothing is drawn on them: outline, masks, print, stencils. */
const ALWAYS = [20, 21, 22, 29, 30, 31, 32];

export function readEagle(bytes: Uint8Array): NativeResult {
  const parsed = parseXml(new TextDecoder().decode(bytes), { doctype: DOCTYPE });
  if (!parsed.ok) return err(parsed.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED", parsed.details);
  const root = parsed.value;
  const board = childOf(childOf(root, "drawing"), "board");
  if (root.name !== "eagle" || !board)
    return err("NATIVE_DAMAGED", { line: root.line, read: `<${root.name.slice(0, 40)}>` });
  const context: EagleContext = { board: new BoardDrawing(), rules: readDesignRules(childOf(board, "designrules")) };
  for (const number of [...context.rules.copper, ...ALWAYS]) {
    const layer = eagleLayer(number, context.rules.copper);
    if (layer) drawingFor(layer, context);
  }
  for (const record of childrenOf(board, "plain")) drawRecord(record, ON_BOARD, context);
  drawElements(board, context);
  for (const signal of childrenOf(board, "signals")) {
    const owner: EagleOwner = { ...ON_BOARD, net: signal.attributes.get("name") ?? "" };
    for (const record of signal.children) drawRecord(record, owner, context);
  }
  return ok(context.board.build());
}

function drawRecord(record: XmlElement, owner: EagleOwner, context: EagleContext): void {
  if (drawFigure(record, owner, context)) return;
  RECORDS[record.name]?.(record, owner, context);
}

const RECORDS: Record<string, (record: XmlElement, owner: EagleOwner, context: EagleContext) => void> = {
  pad: drawPad,
  smd: drawSmd,
  via: drawVia,
  hole: drawHole,
  text: drawText,
};

function drawElements(board: XmlElement, context: EagleContext): void {
  const packages = packagesOf(board);
  const nets = netsOfPads(board);
  for (const element of childrenOf(board, "elements")) {
    const word = (name: string) => element.attributes.get(name) ?? "";
    const name = word("name");
    const owner: EagleOwner = {
      map: placementOf(element),
      isMirrored: turnOf(element).isMirrored,
      component: name,
      netOf: (pad) => nets.get(padKey(name, pad)),
      texts: { name, value: word("value"), isSmashed: word("smashed") === "yes" },
    };
    const found = packages.get(packageKey(word("library"), word("library_urn"), word("package")));
    if (!found) context.board.warnings.add("BAD_PARAMETER", element.line);
    for (const record of found?.children ?? []) drawRecord(record, owner, context);
    for (const child of element.children) if (child.name === "attribute") drawAttribute(child, owner, context);
  }
}

function packagesOf(board: XmlElement): Map<string, XmlElement> {
  const packages = new Map<string, XmlElement>();
  for (const library of childrenOf(board, "libraries")) {
    const [name, urn] = [library.attributes.get("name") ?? "", library.attributes.get("urn") ?? ""];
    for (const one of childrenOf(library, "packages"))
      packages.set(packageKey(name, urn, one.attributes.get("name") ?? ""), one);
  }
  return packages;
}

function packageKey(library: string, urn: string, name: string): string {
  return `${library}\0${urn}\0${name}`;
}

function netsOfPads(board: XmlElement): Map<string, string> {
  const nets = new Map<string, string>();
  for (const signal of childrenOf(board, "signals")) {
    for (const { name, attributes } of signal.children) {
      if (name !== "contactref") continue;
      nets.set(
        padKey(attributes.get("element") ?? "", attributes.get("pad") ?? ""),
        signal.attributes.get("name") ?? "",
      );
    }
  }
  return nets;
}

function padKey(element: string, pad: string): string {
  return `${element}\0${pad}`;
}
