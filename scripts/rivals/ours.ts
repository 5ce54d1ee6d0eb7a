// Our engine, as the product calls it.

import { readBoard } from "@/lib/core/gerber/board";
import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Engine } from "./engine";

export const ours: Engine = (files) => {
  const board = readBoard(files);
  if (!board.ok) return Promise.resolve({ isOpened: false, faults: [board.code], ...NOTHING });
  const { outline, supplied, files: taken } = board.value;
  const isKnown = !isEmptyBbox(outline.bounds);
  return Promise.resolve({
    isOpened: true,
    faults: [],
    layers: taken.map(({ file, type, side }) => ({
      file,
      purpose: type === "drill" || type === "drawing" || side === "all" ? type : `${type} ${side}`,
    })),
    widthMm: isKnown ? widthOf(outline.bounds) : null,
    heightMm: isKnown ? heightOf(outline.bounds) : null,
    holes: supplied.hits + supplied.slots,
  });
};

export const NOTHING = { layers: [], widthMm: null, heightMm: null, holes: null };
