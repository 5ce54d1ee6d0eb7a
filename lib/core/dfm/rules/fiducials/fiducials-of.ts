// The marks by which a machine finds a side of the board.

import type { DfmContext } from "@/lib/core/dfm/context";
import { drawsAt, type Side } from "@/lib/core/dfm/derived/drawn-layer";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import { isDisc } from "@/lib/core/board/shape";

/** IPC-7351: 1 to 3 mm; older boards have some of 0.8. */
const SMALLEST_MM = 0.75;
const LARGEST_MM = 3;
/** What is soldered stands closer to its mask; a fiducial's opening is twice as wide as it (IPC-7351), or nearly. */
const OPENING = 0.7;

/** Those that the files name, and bare discs without paste in an opening much wider than they are. */
export function fiducialsOf(context: DfmContext, side: Side): Pad[] {
  return context.memo(`fiducials/${side}`, () => {
    const pads = context.pads.filter(({ layer }) => layer.isOuter && layer.source.side === side);
    const named = pads.filter(({ role }) => role === "fiducial");
    return named.length > 0 ? named : pads.filter((pad) => isMark(context, side, pad));
  });
}

function isMark(context: DfmContext, side: Side, { role, isNamed, hole, shape, widthMm, x, y }: Pad): boolean {
  if (isNamed || hole || role !== "smd" || !isDisc(shape)) return false;
  if (widthMm < SMALLEST_MM || widthMm > LARGEST_MM) return false;
  const mask = context.drawn("soldermask", side);
  const paste = context.drawn("paste", side);
  if (!mask || (paste && drawsAt(paste, x, y))) return false;
  const far = OPENING * widthMm;
  const isOpenAll = [0, 1, 2, 3].every((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    return drawsAt(mask, x + far * Math.cos(angle), y + far * Math.sin(angle));
  });
  return isOpenAll;
}
