// Shared state of drawing an Eagle board.

import { IDENTITY, type Matrix } from "@/lib/base/matrix";
import type { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { DesignRules } from "@/lib/core/native-board/eagle/design-rules";
import { type EagleLayer, eagleLayer, mirroredLayer } from "@/lib/core/native-board/eagle/layers";
import type { About, LayerDrawing } from "@/lib/core/native-board/layer-drawing";

export type EagleContext = { board: BoardDrawing; rules: DesignRules };

/** The owner of an item: the board, a signal, or an element with its place. */
export type EagleOwner = {
  map: Matrix;
  isMirrored: boolean;
  net?: string;
  component?: string;
  /** Nets of an element's pads by their names. */
  netOf?: (pad: string) => string | undefined;
  /** The values of >NAME and >VALUE. */
  texts?: { name: string; value: string; isSmashed: boolean };
};

export const ON_BOARD: EagleOwner = { map: IDENTITY, isMirrored: false };

export function layerFor(number: number, { isMirrored }: EagleOwner, { rules }: EagleContext): EagleLayer | undefined {
  return eagleLayer(isMirrored ? mirroredLayer(number) : number, rules.copper);
}

export function drawingFor({ title, place }: EagleLayer, { board }: EagleContext): LayerDrawing {
  return board.layer(title, place);
}

export function aboutOf({ line }: { line: number }, { net, component }: EagleOwner): About {
  return { line, ...(net === undefined ? {} : { net }), ...(component === undefined ? {} : { component }) };
}
