// Drawn shapes: each click sets a point, and the pointer holds the next one.
import type { DrawnGraphic } from "../../paint/path";
import type { Drawing } from "../../model/records";
import { isSamePoint, type Point } from "../../model/units";
import type { EditorHost } from "../editor-host";
import { distanceTo, type Pointer, toGrid } from "../pointer";
import { NO_OVERLAY, type Tool, type ToolKey } from "../tool";

export const SHAPE_TOOLS = ["line", "rectangle", "circle", "arc", "polygon"] as const;
export type ShapeTool = (typeof SHAPE_TOOLS)[number];

type Style = Pick<DrawnGraphic, "stroke" | "fill">;

interface ShapeRule {
  /** Clicks that complete the shape; null goes on until it is ended. */
  readonly clicks: number | null;
  /** Null while the points make no shape. */
  readonly make: (points: readonly Point[], style: Style) => DrawnGraphic | null;
}

const RULES: Record<ShapeTool, ShapeRule> = {
  line: {
    clicks: null,
    make: (points, style) => {
      const [first, second] = points;
      if (!first || !second) return null;
      if (points.length === 2) return { shape: "line", points: [first, second], ...style };
      return { shape: "polyline", points, ...style };
    },
  },
  polygon: {
    clicks: null,
    make: (points, style) => {
      const isClosed = points[0] && isSamePoint(points[0], points.at(-1) ?? points[0]);
      const corners = isClosed ? points.slice(0, -1) : points;
      if (corners.length === 2) return { shape: "polyline", points: corners, ...style };
      return corners.length < 3 ? null : { shape: "polygon", points: corners, ...style };
    },
  },
  rectangle: {
    clicks: 2,
    make: ([a, b], style) => {
      if (!a || !b || a.x === b.x || a.y === b.y) return null;
      const from = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
      return { shape: "rectangle", from, to: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }, ...style };
    },
  },
  circle: {
    clicks: 2,
    make: ([center, edge], style) =>
      center && edge && !isSamePoint(center, edge)
        ? { shape: "circle", center, radius: Math.round(distanceTo(center, edge)), ...style }
        : null,
  },
  arc: {
    clicks: 3,
    // Both ends first, then how far it bends.
    make: ([start, end, mid], style) => {
      if (!start || !end || isSamePoint(start, end)) return null;
      const isBent = mid && !isSamePoint(mid, start) && !isSamePoint(mid, end);
      if (!isBent) return { shape: "line", points: [start, end], ...style };
      return { shape: "arc", start, mid, end, ...style };
    },
  },
};

export class DrawTool implements Tool {
  readonly #host: EditorHost;
  readonly #shape: ShapeTool;
  #points: Point[] = [];
  #pointer: Pointer | null = null;

  constructor(host: EditorHost, shape: ShapeTool) {
    this.#host = host;
    this.#shape = shape;
  }

  hover(pointer: Pointer): void {
    this.#pointer = pointer;
    const at = this.#placeOf(pointer);
    const last = this.#points.at(-1);
    const drawn = this.#drawingOf([...this.#points, at], "drawing-shape");
    this.#host.show({
      ...NO_OVERLAY,
      drawn: last && drawn ? [drawn] : [],
      snapAt: at,
      measure: last ? { from: last, to: at } : null,
    });
  }

  click(pointer: Pointer): void {
    const at = this.#placeOf(pointer);
    const last = this.#points.at(-1);
    if (!last || !isSamePoint(last, at)) this.#points.push(at);
    const { clicks } = RULES[this.#shape];
    const isClosed = this.#shape === "polygon" && this.#points.length > 3 && isSamePoint(this.#points[0] ?? at, at);
    if (this.#points.length === clicks || isClosed) this.#finish();
    this.hover(pointer);
  }

  doubleClick(): void {
    if (RULES[this.#shape].clicks === null) this.#finish();
  }

  startDrag(pointer: Pointer): boolean {
    if (this.#points.length === 0) this.click(pointer);
    return true;
  }

  drag(pointer: Pointer): void {
    this.hover(pointer);
  }

  endDrag(pointer: Pointer): void {
    this.click(pointer);
  }

  key(key: ToolKey): boolean {
    if (this.#points.length === 0) return false;
    if (key === "back") this.#points.pop();
    else if (key === "end") this.#endAtPointer();
    else if (key === "finish") this.#finish();
    else return false;
    if (this.#pointer) this.hover(this.#pointer);
    return true;
  }

  cancel(): boolean {
    const wasDrawing = this.#points.length > 0;
    this.#points = [];
    this.#host.show(NO_OVERLAY);
    return wasDrawing;
  }

  #placeOf({ at, isAlt }: Pointer): Point {
    return isAlt ? at : toGrid(at, this.#host.grid);
  }

  #endAtPointer(): void {
    const last = this.#points.at(-1);
    const at = this.#pointer && this.#placeOf(this.#pointer);
    if (last && at && !isSamePoint(last, at)) this.#points.push(at);
    this.#finish();
  }

  #drawingOf(points: readonly Point[], id: string): Drawing | null {
    const { stroke, fill } = this.#host.choices;
    const graphic = RULES[this.#shape].make(withoutRepeats(points), { stroke, fill });
    return graphic && { kind: "drawing", id, sheetId: this.#host.view.sheetId, graphic };
  }

  #finish(): void {
    const drawing = this.#drawingOf(this.#points, this.#host.workspace.newId());
    this.#points = [];
    this.#host.show(NO_OVERLAY);
    if (drawing) this.#host.commit("drawing", (edit) => edit.put(drawing));
  }
}

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, at) => {
    const before = points[at - 1];
    return !before || !isSamePoint(before, point);
  });
