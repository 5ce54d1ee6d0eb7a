// The fabrication data in a KiCad board: its thickness, and the stackup table if one was filled in.

import { type StatedStack, tidyStack } from "@/lib/core/board/stated-stack";
import type { KicadBoard } from "@/lib/core/formats/kicad/board";

export function statedStack({ thicknessMm, setup }: KicadBoard): StatedStack | undefined {
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
