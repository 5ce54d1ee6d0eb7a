// Symbols that are placed on a sheet of LTspice.
import type { LtspicePoint } from "@/lib/core/formats/ltspice/ltspice-lines";
import type { LtspicePlacedSymbol } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";

export interface PlacedPart {
  readonly source: LtspicePlacedSymbol;
  /** Key of its symbol; equal keys are one symbol. */
  readonly key: string;
  /** Null where neither a file nor our table has it, and no wires end around it. */
  readonly symbol: LtspiceSymbol | null;
  /** Name of the file of the sheet that a block stands for. */
  readonly child: string | null;
}

/** From the symbol's axes to those of the sheet: turned clockwise, then mirrored about the vertical axis. */
export function placeLtspice({ x, y }: LtspicePoint, { at, isMirrored, rotation }: LtspicePlacedSymbol): LtspicePoint {
  const turned = { 0: { x, y }, 90: { x: -y, y: x }, 180: { x: -x, y: -y }, 270: { x: y, y: -x } }[rotation];
  return { x: at.x + (isMirrored ? -turned.x : turned.x), y: at.y + turned.y };
}

/** From the sheet's axes to those of the symbol. */
export function unplaceLtspice(point: LtspicePoint, { at, isMirrored, rotation }: LtspicePlacedSymbol): LtspicePoint {
  const x = (isMirrored ? at.x - point.x : point.x - at.x) + 0;
  const y = point.y - at.y + 0;
  return { 0: { x, y }, 90: { x: y, y: -x + 0 }, 180: { x: -x + 0, y: -y + 0 }, 270: { x: -y + 0, y: x } }[rotation];
}
