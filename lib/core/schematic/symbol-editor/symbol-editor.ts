// The symbol editor without a screen: the draft, the unit that is shown, what is chosen, and the tool in use.
import type { Direction, SchematicSymbol } from "../model/symbol";
import { GRID, type Point } from "../model/units";
import { addGraphic, removeGraphic, rotateGraphic } from "./graphics";
import { addPin, removePins, rotatePins } from "./pins";
import { POINTS_OF, type ShapeTool, shapeOf } from "./shape-of-points";
import { type DraftStep, SymbolDraft } from "./symbol-draft";
import {
  type SymbolEditorState,
  type SymbolTool,
  toGrid,
  unitOfShape,
  withChosenMoved,
  withPreview,
} from "./symbol-editor-state";
import { hitSymbol } from "./symbol-hit";

const NONE: ReadonlySet<number> = new Set();
const TURNED: Record<Direction, Direction> = { right: "up", up: "left", left: "down", down: "right" };

export class SymbolEditor {
  readonly draft: SymbolDraft;
  readonly #listeners = new Set<() => void>();
  #state: SymbolEditorState;
  #points: Point[] = [];
  #direction: Direction = "right";
  #dragFrom: Point | null = null;

  constructor(symbol: SchematicSymbol) {
    this.draft = new SymbolDraft(symbol);
    this.#state = {
      ...{ symbol, shown: symbol, unit: 1, style: 1, tool: "select", pins: NONE, graphic: null, pointer: null },
      ...{ canUndo: false, canRedo: false },
    };
    this.draft.subscribe(() => this.#follow());
  }

  get state(): SymbolEditorState {
    return this.#state;
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(step: DraftStep, work: (symbol: SchematicSymbol) => SchematicSymbol): void {
    this.draft.change(step, work);
  }

  undo(): void {
    this.#drop();
    this.draft.undo();
  }

  redo(): void {
    this.#drop();
    this.draft.redo();
  }

  showUnit(unit: number, style = this.#state.style): void {
    this.#drop();
    this.#set({ unit, style, pins: NONE, graphic: null });
  }

  choosePins(pins: Iterable<number>): void {
    this.#set({ pins: new Set(pins), graphic: null });
  }

  chooseGraphic(graphic: number | null): void {
    this.#set({ pins: NONE, graphic });
  }

  use(tool: SymbolTool): void {
    this.#drop();
    this.#set({ tool });
    this.#preview();
  }

  hover(at: Point): void {
    this.#set({ pointer: toGrid(at) });
    this.#preview();
  }

  leave(): void {
    this.#set({ pointer: null, ...(this.#dragFrom ? {} : { shown: this.#state.symbol }) });
  }

  /** `reach` is how far the pointer may be from what it means. */
  click(at: Point, { reach, isAdding = false }: { reach: number; isAdding?: boolean }): void {
    const { tool } = this.#state;
    this.#set({ pointer: toGrid(at) });
    if (tool === "select") this.#choose(at, reach, isAdding);
    else if (tool === "pin") this.#placePin(toGrid(at));
    else this.#point(tool, toGrid(at));
  }

  /** Ends a polygon. */
  end(): void {
    const { tool } = this.#state;
    if (tool !== "polygon" || this.#points.length < 2) return;
    this.#draw(tool);
  }

  /** False where nothing can be dragged. */
  startDrag(at: Point, reach: number): boolean {
    const { tool, symbol, pins, graphic } = this.#state;
    if (tool !== "select") return false;
    const hit = hitSymbol(symbol, this.#state, at, reach);
    if (!hit) return false;
    if ("pin" in hit && !pins.has(hit.pin)) this.choosePins([hit.pin]);
    if ("graphic" in hit && graphic !== hit.graphic) this.chooseGraphic(hit.graphic);
    this.#dragFrom = toGrid(at);
    return true;
  }

  drag(at: Point): void {
    if (!this.#dragFrom) return;
    const to = toGrid(at);
    this.#set({ pointer: to, shown: withChosenMoved(this.#state.symbol, this.#state, this.#by(to)) });
  }

  endDrag(at: Point): void {
    if (!this.#dragFrom) return;
    const by = this.#by(toGrid(at));
    this.#dragFrom = null;
    this.#set({ shown: this.#state.symbol });
    this.move(by);
  }

  /** What is chosen. */
  move(by: Point): void {
    const { state } = this;
    this.change(state.pins.size > 0 ? "movePins" : "changeGraphic", (symbol) => withChosenMoved(symbol, state, by));
  }

  /** In steps of the grid. */
  nudge(x: number, y: number): void {
    this.move({ x: x * GRID, y: y * GRID });
  }

  /** Counter-clockwise: the pin in hand, else what is chosen. */
  rotate(): void {
    const { tool, pins, graphic } = this.#state;
    if (tool === "pin") {
      this.#direction = TURNED[this.#direction];
      this.#preview();
    } else if (pins.size > 0) this.change("rotatePins", (symbol) => rotatePins(symbol, pins));
    else if (graphic !== null) this.change("changeGraphic", (symbol) => rotateGraphic(symbol, graphic, GRID));
  }

  remove(): void {
    const { pins, graphic } = this.#state;
    this.#set({ pins: NONE, graphic: null });
    if (pins.size > 0) this.change("removePins", (symbol) => removePins(symbol, pins));
    else if (graphic !== null) this.change("removeGraphic", (symbol) => removeGraphic(symbol, graphic));
  }

  /** One step back: points, then the tool, then what is chosen. False where there is nothing left. */
  escape(): boolean {
    const { tool, pins, graphic } = this.#state;
    if (this.#dragFrom || this.#points.length > 0) this.#drop();
    else if (tool !== "select") this.use("select");
    else if (pins.size > 0 || graphic !== null) this.chooseGraphic(null);
    else return false;
    return true;
  }

  #choose(at: Point, reach: number, isAdding: boolean): void {
    const { symbol, pins } = this.#state;
    const hit = hitSymbol(symbol, this.#state, at, reach);
    if (!hit) return isAdding ? undefined : this.chooseGraphic(null);
    if ("graphic" in hit) return this.chooseGraphic(hit.graphic);
    if (!isAdding) return this.choosePins([hit.pin]);
    this.choosePins(pins.has(hit.pin) ? [...pins].filter((pin) => pin !== hit.pin) : [...pins, hit.pin]);
  }

  #placePin(at: Point): void {
    const { unit } = this.#state;
    this.change("addPin", (symbol) => addPin(symbol, { at, direction: this.#direction, unit }));
    this.choosePins([this.#state.symbol.pins.length - 1]);
  }

  #point(tool: ShapeTool, at: Point): void {
    this.#points.push(at);
    if (this.#points.length >= POINTS_OF[tool]) this.#draw(tool);
    else this.#preview();
  }

  #draw(tool: ShapeTool): void {
    const graphic = shapeOf(tool, this.#points, "Text");
    this.#points = [];
    const shown = unitOfShape(this.#state);
    if (graphic) {
      this.change("draw", (before) => addGraphic(before, graphic, shown));
      this.chooseGraphic(this.#state.symbol.graphics.length - 1);
    }
    // A text is typed at once.
    if (tool === "text") this.use("select");
  }

  #by(to: Point): Point {
    const from = this.#dragFrom ?? to;
    return { x: to.x - from.x, y: to.y - from.y };
  }

  /** Takes back what is begun. */
  #drop(): void {
    this.#points = [];
    this.#dragFrom = null;
    this.#set({ shown: this.#state.symbol });
  }

  #preview(): void {
    const shown = withPreview(this.#state, { points: this.#points, direction: this.#direction });
    if (shown !== this.#state.symbol || this.#state.tool !== "select") this.#set({ shown });
  }

  #follow(): void {
    const { draft } = this;
    const { symbol, canUndo, canRedo } = draft;
    const { pins, graphic } = this.#state;
    const isThere = [...pins].every((index) => index < symbol.pins.length);
    this.#set({
      ...{ symbol, shown: symbol, canUndo, canRedo },
      pins: isThere ? pins : NONE,
      graphic: graphic !== null && graphic < symbol.graphics.length ? graphic : null,
      unit: Math.min(this.#state.unit, symbol.unitCount),
      style: Math.min(this.#state.style, symbol.styleCount),
    });
  }

  #set(change: Partial<SymbolEditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
