// State of the symbol editor, and what its tools make of it before a click.
import type { Direction, SchematicSymbol } from "../model/symbol";
import { GRID, type Point } from "../model/units";
import type { ShownUnit } from "./arrange";
import { addGraphic, moveGraphic } from "./graphics";
import { movePins, NEW_PIN, nextNumber } from "./pins";
import { type ShapeTool, shapeOf } from "./shape-of-points";

export type SymbolTool = "select" | "pin" | ShapeTool;

export interface SymbolEditorState extends ShownUnit {
  /** Without what a tool previews. */
  readonly symbol: SchematicSymbol;
  /** As it is drawn. */
  readonly shown: SchematicSymbol;
  readonly tool: SymbolTool;
  /** Indices of the chosen pins. */
  readonly pins: ReadonlySet<number>;
  /** Index of the chosen shape. */
  readonly graphic: number | null;
  readonly pointer: Point | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const toGrid = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRID) * GRID + 0,
  y: Math.round(y / GRID) * GRID + 0,
});

/** Unit and body style of a new shape: one style alone belongs to all. */
export const unitOfShape = ({ unit, style, symbol }: SymbolEditorState): ShownUnit => ({
  unit,
  style: symbol.styleCount > 1 ? style : 0,
});

/** The symbol with what is chosen moved. */
export function withChosenMoved(
  symbol: SchematicSymbol,
  { pins, graphic }: Pick<SymbolEditorState, "pins" | "graphic">,
  by: Point,
): SchematicSymbol {
  if (pins.size > 0) return movePins(symbol, pins, by);
  return graphic === null ? symbol : moveGraphic(symbol, graphic, by);
}

/** The symbol with what the next click would add: a pin in its direction, or the shape so far. */
export function withPreview(
  state: SymbolEditorState,
  { points, direction }: { points: readonly Point[]; direction: Direction },
): SchematicSymbol {
  const { tool, pointer, symbol, unit } = state;
  if (tool === "select" || !pointer) return symbol;
  if (tool === "pin") {
    const ghost = { ...NEW_PIN, number: nextNumber(symbol), at: pointer, direction, unit };
    return { ...symbol, pins: [...symbol.pins, ghost] };
  }
  const graphic = tool === "text" ? null : shapeOf(tool, [...points, pointer]);
  return graphic ? addGraphic(symbol, graphic, unitOfShape(state)) : symbol;
}
