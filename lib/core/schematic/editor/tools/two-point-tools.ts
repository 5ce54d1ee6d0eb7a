// Two corners: a sheet symbol, or a measured distance.
import type { SheetSymbol } from "../../model/records";
import type { Point } from "../../model/units";
import { boxOf } from "../object-index";
import type { Pointer } from "../pointer";
import { snap } from "../snap";
import { NO_OVERLAY, type Tool, type ToolHost } from "../tool";

const snapped = (host: ToolHost, pointer: Pointer): Point =>
  snap(host.view, pointer, { layer: "wire", grid: host.grid }).at;

/** Smallest side of a sheet symbol: 4 grid steps. */
const MIN_SIDE = 4;

export class SheetTool implements Tool {
  readonly #host: ToolHost;
  readonly #finish: (from: Point, to: Point) => void;
  #from: Point | null = null;

  /** `finish` places the sheet between two corners. */
  constructor(host: ToolHost, finish: (from: Point, to: Point) => void) {
    this.#host = host;
    this.#finish = finish;
  }

  hover(pointer: Pointer): void {
    const at = snapped(this.#host, pointer);
    this.#host.show({ ...NO_OVERLAY, snapAt: at, drawn: this.#from ? [this.#symbol(this.#from, at)] : [] });
  }

  click(pointer: Pointer): void {
    const at = snapped(this.#host, pointer);
    const from = this.#from;
    if (!from) this.#from = at;
    else {
      const { from: first, to } = this.#symbol(from, at);
      this.#from = null;
      this.#host.show(NO_OVERLAY);
      return this.#finish(first, to);
    }
    this.hover(pointer);
  }

  startDrag(pointer: Pointer): boolean {
    if (!this.#from) this.click(pointer);
    return true;
  }

  drag(pointer: Pointer): void {
    this.hover(pointer);
  }

  endDrag(pointer: Pointer): void {
    this.click(pointer);
  }

  cancel(): boolean {
    const wasDrawing = this.#from !== null;
    this.#from = null;
    this.#host.show(NO_OVERLAY);
    return wasDrawing;
  }

  #symbol(a: Point, b: Point): SheetSymbol {
    const { minX, minY, maxX, maxY } = boxOf(a, b);
    const side = MIN_SIDE * this.#host.grid;
    const to = { x: Math.max(maxX, minX + side), y: Math.max(maxY, minY + side) };
    const { sheetId } = this.#host.view;
    return {
      kind: "sheet-symbol",
      id: "drawing-sheet",
      sheetId,
      targetId: "",
      name: "",
      from: { x: minX, y: minY },
      to,
    };
  }
}

export class MeasureTool implements Tool {
  readonly #host: ToolHost;
  #from: Point | null = null;
  #isFixed = false;

  constructor(host: ToolHost) {
    this.#host = host;
  }

  hover(pointer: Pointer): void {
    const at = snapped(this.#host, pointer);
    if (this.#isFixed) return;
    this.#host.show({ ...NO_OVERLAY, snapAt: at, measure: this.#from ? { from: this.#from, to: at } : null });
  }

  click(pointer: Pointer): void {
    const isSecond = this.#from !== null && !this.#isFixed;
    if (isSecond) this.hover(pointer);
    else this.#from = snapped(this.#host, pointer);
    this.#isFixed = isSecond;
    if (!isSecond) this.hover(pointer);
  }

  cancel(): boolean {
    const wasMeasuring = this.#from !== null;
    this.#from = null;
    this.#isFixed = false;
    this.#host.show(NO_OVERLAY);
    return wasMeasuring;
  }
}
