// How a KiCad board says that it is to be made: its thickness, and the table of the stack where somebody has filled it in.

import { findList, findNumber, findWord, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import { type StatedStack, tidyStack } from "@/lib/core/board/stated-stack";

/** (general (thickness 1.6)) and (setup (stackup (layer "F.Cu" (type "copper") (thickness 0.035)) … (copper_finish "ENIG"))). */
export function statedStack(board: SList): StatedStack | undefined {
  const table = findList(findList(board, "setup"), "stackup");
  const layers = table ? listsIn(table, "layer") : [];
  const ofName = (pattern: RegExp) => layers.filter((layer) => pattern.test(wordsOf(layer)[0] ?? ""));
  const colorOf = (pattern: RegExp) => ofName(pattern).flatMap((layer) => findWord(layer, "color") ?? [])[0];
  const thicknessOf = (pattern: RegExp) => ofName(pattern).flatMap((layer) => findNumber(layer, "thickness") ?? [])[0];
  return tidyStack({
    thicknessMm: findNumber(findList(board, "general"), "thickness"),
    finish: findWord(table, "copper_finish"),
    maskColor: colorOf(/^[FB]\.Mask$/),
    silkColor: colorOf(/^[FB]\.Silk/),
    outerCopperMm: thicknessOf(/^[FB]\.Cu$/),
    innerCopperMm: thicknessOf(/^In\d+\.Cu$/),
  });
}
