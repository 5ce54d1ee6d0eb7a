// Shared state of drawing an Altium board.

import type { Vec2 } from "@/lib/base/vec2";
import type { AltiumComponent } from "@/lib/core/formats/altium/component";
import { type AltiumLayer, isPlane, type LayerStack } from "@/lib/core/native-board/altium/layers";
import type { MaskRules } from "@/lib/core/native-board/altium/mask-rules";
import type { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { About, LayerDrawing } from "@/lib/core/native-board/layer-drawing";

export type AltiumContext = {
  board: BoardDrawing;
  stack: LayerStack;
  nets: ReadonlyMap<number, string>;
  components: ReadonlyMap<number, AltiumComponent>;
  rules: MaskRules;
  /** Millimeters of one unit of the primitives' lengths. */
  unitMm: number;
};

export function pointMm([x, y]: Vec2, { unitMm }: { unitMm: number }): [number, number] {
  return [x * unitMm, y * unitMm];
}

/** Undefined for layers that are not made, and for planes, which are drawn inside out. */
export function drawingOn(number: number, { board, stack }: AltiumContext): LayerDrawing | undefined {
  const layer = isPlane(number) ? undefined : stack.find(number);
  return layer && drawingOf(layer, board);
}

export function drawingOf({ title, place }: AltiumLayer, board: BoardDrawing): LayerDrawing {
  return board.layer(title, place);
}

type Owned = { line: number; net: number | undefined; component: number | undefined };

export function aboutOf({ line, net, component }: Owned, { nets, components }: AltiumContext): About {
  const name = net === undefined ? undefined : nets.get(net);
  const part = component === undefined ? undefined : components.get(component)?.designator;
  return {
    line,
    ...(name === undefined ? {} : { net: name }),
    ...(part === undefined ? {} : { component: part }),
  };
}
