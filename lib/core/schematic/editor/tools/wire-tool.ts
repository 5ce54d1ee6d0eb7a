// Wires and buses: start, corners, end. Pins, wires and labels always end a wire.
import type { Item } from "../../connectivity/item";
import { layWires } from "../../edit/wires";
import type { Wire } from "../../model/records";
import { isSamePoint, type Point } from "../../model/units";
import type { Pointer } from "../pointer";
import { type Snap, snap } from "../snap";
import type { Tool, ToolHost, ToolKey } from "../tool";
import { CORNER_MODES, type Corners, legs } from "../../edit/legs";

interface Drawing {
  /** Points that the user has fixed, and their corners. */
  readonly fixed: Point[];
  /** Number of points before each click, so that one step back takes a whole click. */
  readonly steps: number[];
  readonly start: Item | null;
}

export class WireTool implements Tool {
  readonly #host: ToolHost;
  readonly #kind: Wire["kind"];
  #drawing: Drawing | null = null;
  #corners: Corners = { mode: "90", isSwapped: false };
  #pointer: Pointer | null = null;
  /** Where two named nets would be joined: the second click there does it. */
  #confirming: Point | null = null;

  constructor(host: ToolHost, kind: Wire["kind"]) {
    this.#host = host;
    this.#kind = kind;
  }

  hover(pointer: Pointer): void {
    this.#pointer = pointer;
    const target = this.#snap(pointer);
    const { fixed } = this.#drawing ?? { fixed: [] };
    const last = fixed.at(-1);
    const points = last ? [...fixed, ...legs(last, target.at, this.#cornersFor(pointer))] : [];
    this.#host.show({
      drawn: this.#wires(points),
      hidden: new Set(),
      snapAt: target.item ? target.at : null,
      joins: target.item ? this.#joined(target.item) : [],
      refusal: null,
      measure: last ? { from: last, to: target.at } : null,
    });
  }

  click(pointer: Pointer): void {
    const target = this.#snap(pointer);
    const drawing = this.#drawing;
    if (!drawing) {
      this.#drawing = { fixed: [target.at], steps: [], start: target.item };
      return this.hover(pointer);
    }
    if (target.item && this.#needsConfirmation(target)) {
      this.#confirming = target.at;
      return this.hover(pointer);
    }
    this.#fix(drawing, target.at, pointer);
    if (target.item) this.#finish();
    else this.hover(pointer);
  }

  doubleClick(): void {
    this.#finish();
  }

  key(key: ToolKey): boolean {
    if (key === "corner-mode") {
      const next = (CORNER_MODES.indexOf(this.#corners.mode) + 1) % CORNER_MODES.length;
      this.#corners = { ...this.#corners, mode: CORNER_MODES[next] ?? "90" };
    } else if (key === "other-leg") this.#corners = { ...this.#corners, isSwapped: !this.#corners.isSwapped };
    else if (key === "back") return this.#back();
    else if (key === "end") return this.#end();
    else if (key === "finish") this.#finish();
    else return false;
    this.#again();
    return true;
  }

  cancel(): boolean {
    const wasDrawing = this.#drawing !== null;
    this.#drawing = null;
    this.#confirming = null;
    this.#again();
    return wasDrawing;
  }

  #snap(pointer: Pointer): Snap {
    return snap(this.#host.view, pointer, { layer: this.#kind, grid: this.#host.grid });
  }

  #cornersFor({ isShift }: Pointer): Corners {
    return isShift ? { ...this.#corners, mode: "any" } : this.#corners;
  }

  #again(): void {
    if (this.#pointer) this.hover(this.#pointer);
  }

  #fix({ fixed, steps }: Drawing, at: Point, pointer: Pointer): void {
    const last = fixed.at(-1);
    if (!last) return;
    steps.push(fixed.length);
    fixed.push(...legs(last, at, this.#cornersFor(pointer)));
  }

  /** The last click is taken back; the first one too, so that the wire may start elsewhere. */
  #back(): boolean {
    const drawing = this.#drawing;
    if (!drawing) return false;
    const length = drawing.steps.pop();
    if (length === undefined) return this.cancel();
    drawing.fixed.length = length;
    this.#again();
    return true;
  }

  /** Ends at the pointer, wherever it is. */
  #end(): boolean {
    const drawing = this.#drawing;
    if (!drawing) return false;
    if (this.#pointer) this.#fix(drawing, this.#snap(this.#pointer).at, this.#pointer);
    this.#finish();
    return true;
  }

  #wires(points: readonly Point[]): Wire[] {
    const { sheetId } = this.#host.view;
    return points.slice(1).flatMap((to, at): Wire[] => {
      const from = points[at];
      return from ? [{ kind: this.#kind, id: `drawing-${at}`, sheetId, from, to }] : [];
    });
  }

  #finish(): void {
    const points = this.#drawing?.fixed ?? [];
    this.#drawing = null;
    this.#confirming = null;
    const { sheetId } = this.#host.view;
    if (points.length > 1)
      this.#host.commit(this.#kind, (edit) => layWires(edit, { sheetId, kind: this.#kind, points }));
    this.#again();
  }

  /** Names of the nets at both ends. */
  #joined(item: Item): readonly string[] {
    const start = this.#drawing?.start;
    const names = [...(start ? this.#host.netNames(start) : []), ...this.#host.netNames(item)];
    return [...new Set(names)];
  }

  #needsConfirmation({ at, item }: Snap): boolean {
    const start = this.#drawing?.start;
    if (!item || !start || (this.#confirming && isSamePoint(this.#confirming, at))) return false;
    const [own, other] = [this.#host.netNames(start), this.#host.netNames(item)];
    return own.length > 0 && other.length > 0 && !own.some((name) => other.includes(name));
  }
}
