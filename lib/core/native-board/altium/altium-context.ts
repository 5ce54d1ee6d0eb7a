// What every record of an Altium board needs to be drawn.

import type { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import { type AltiumLayer, isPlane, type LayerStack } from "@/lib/core/native-board/altium/layers";
import { NONE } from "@/lib/core/native-board/altium/record-reader";
import type { About, LayerDrawing } from "@/lib/core/native-board/layer-drawing";

export type AltiumComponent = { designator: string; isNameShown: boolean; isCommentShown: boolean };

/** Growth of mask and stencil where a pad does not say its own, in mm. */
export type MaskRules = { maskMm: number; pasteMm: number };

export type AltiumContext = {
  board: BoardDrawing;
  stack: LayerStack;
  nets: string[];
  components: AltiumComponent[];
  rules: MaskRules;
  /** Where the record stands that is drawn now; 0 in files that are not read line by line. */
  line: number;
};

/** Undefined for layers of which nothing is made, and for planes, which are drawn inside out. */
export function drawingOn(number: number, { board, stack }: AltiumContext): LayerDrawing | undefined {
  const layer = isPlane(number) ? undefined : stack.find(number);
  return layer && drawingOf(layer, board);
}

export function drawingOf({ title, place }: AltiumLayer, board: BoardDrawing): LayerDrawing {
  return board.layer(title, place);
}

/** Nets and components are numbers. */
export function aboutOf(
  { net = NONE, component = NONE }: { net?: number; component?: number },
  context: AltiumContext,
): About {
  const [name, part] = [context.nets[net], context.components[component]?.designator];
  return {
    line: context.line,
    ...(name === undefined ? {} : { net: name }),
    ...(part === undefined ? {} : { component: part }),
  };
}
