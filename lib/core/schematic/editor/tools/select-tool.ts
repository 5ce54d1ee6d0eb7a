// Selecting, boxes, and dragging the selection: with its wires, without them, or a copy of it.
import type { SchematicDiff } from "../../edit/edit";
import { makeDiff } from "../../edit/edit";
import { dragObjects, moveObjects } from "../../edit/move";
import { copyObjects } from "../../edit/copy";
import { withGroups } from "../../edit/groups";
import { cellAt } from "../../edit/tables";
import { shiftBy } from "../../edit/turn";
import type { SchematicObject, Wire } from "../../model/records";
import type { Point } from "../../model/units";
import { guidesOf } from "../alignment";
import { isFree, objectsAt, objectsInBox, pinAt } from "../hit";
import { type Pointer, toGrid } from "../pointer";
import { NO_OVERLAY, previewOf, type Tool, type ToolHost } from "../tool";
import { ReshapeDrag } from "./reshape-drag";
import { netOfWire, runOfWire } from "./wire-run";

type DragKind = "drag" | "move" | "copy";

interface Drag {
  readonly kind: DragKind;
  readonly from: Point;
  readonly ids: readonly string[];
  /** The same, hidden while they are shown elsewhere. */
  readonly hidden: ReadonlySet<string>;
  /** Of the last step, made once for each grid point. */
  diff: SchematicDiff | null;
  by: Point;
}

/** Objects whose wires are stretched with every step of a drag. */
const MAX_LIVE = 25;

export class SelectTool implements Tool {
  readonly #host: ToolHost;
  #drag: Drag | null = null;
  #box: { from: Point; before: ReadonlySet<string> } | null = null;
  #reshape: ReshapeDrag | null = null;
  /** The wire that was clicked last, and how often: segment, run, net. */
  #wireClicks = { id: "", count: 0 };

  constructor(host: ToolHost) {
    this.#host = host;
  }

  hover(pointer: Pointer): void {
    const pin = pinAt(this.#host.view, pointer);
    this.#host.show({ ...NO_OVERLAY, snapAt: pin && isFree(this.#host.view, pin) ? (pin.points[0] ?? null) : null });
  }

  click(pointer: Pointer): void {
    const hits = objectsAt(this.#host.view, pointer);
    const { selection } = this.#host;
    const [first] = hits;
    if (!first) {
      if (!pointer.isShift && !pointer.isCtrl) this.#host.select([]);
      return;
    }
    if (pointer.isAlt) return this.#host.select([this.#nextBelow(hits)]);
    const ids = this.#withGroups(this.#idsOf(first));
    if (pointer.isCtrl && selection.has(first.id)) this.#host.select([...selection].filter((id) => !ids.includes(id)));
    else if (pointer.isShift || pointer.isCtrl) this.#host.select([...selection, ...ids]);
    else this.#host.select(ids);
  }

  doubleClick(pointer: Pointer): void {
    const [first] = objectsAt(this.#host.view, pointer);
    if (first?.kind === "sheet-symbol") return this.#host.openSheet(`${this.#host.path}${first.id}/`);
    if (!first) return;
    const cell = first.kind === "table" ? cellAt(first, pointer.at) : null;
    this.#host.editText({ object: first, isNew: false, cell });
  }

  startDrag(pointer: Pointer): boolean {
    this.#reshape = ReshapeDrag.start(this.#host, pointer);
    if (this.#reshape) return true;
    const pin = pinAt(this.#host.view, pointer);
    if (pin && isFree(this.#host.view, pin) && !this.#host.selection.has(pin.record.id)) {
      this.#host.startWire(pointer);
      return true;
    }
    const [first] = objectsAt(this.#host.view, pointer);
    if (!first) {
      this.#box = { from: pointer.at, before: pointer.isShift ? this.#host.selection : new Set() };
      return true;
    }
    if (!this.#host.selection.has(first.id))
      this.#host.select(pointer.isAlt ? [first.id] : this.#withGroups([first.id]));
    if (first.isLocked && !pointer.isCtrl) {
      this.#host.show({ ...NO_OVERLAY, refusal: "locked" });
      return true;
    }
    if (!pointer.isCtrl && [...this.#host.selection].some((id) => this.#host.isHeld(id))) {
      this.#host.show({ ...NO_OVERLAY, refusal: "held" });
      return true;
    }
    const kind: DragKind = pointer.isCtrl ? "copy" : pointer.isAlt ? "move" : "drag";
    this.begin(kind, pointer.at);
    return true;
  }

  /** Starts a drag of the selection, by the mouse or by a key. */
  begin(kind: DragKind, from: Point): void {
    const { selection } = this.#host;
    this.#drag = { kind, from, ids: [...selection], hidden: selection, diff: null, by: { x: 0, y: 0 } };
  }

  get isDragging(): boolean {
    return this.#drag !== null;
  }

  drag(pointer: Pointer): void {
    if (this.#reshape) return this.#reshape.drag(pointer);
    if (this.#drag) this.#dragTo(this.#drag, pointer);
    else if (this.#box) this.#host.show({ box: { from: this.#box.from, to: pointer.at }, snapAt: null });
  }

  endDrag(pointer: Pointer): void {
    if (this.#reshape) {
      const reshape = this.#reshape;
      this.#reshape = null;
      return reshape.end();
    }
    const [drag, box] = [this.#drag, this.#box];
    this.#drag = null;
    this.#box = null;
    this.#host.show(NO_OVERLAY);
    const diff = drag && (drag.diff ?? this.#diffOf(drag));
    if (drag && diff) this.#drop(drag.kind, diff);
    if (box) {
      const found = this.#withGroups(objectsInBox(this.#host.view, box.from, pointer.at).map(({ id }) => id));
      this.#host.select([...box.before, ...found]);
    }
  }

  cancel(): boolean {
    const wasBusy = this.#drag !== null || this.#box !== null || this.#reshape !== null;
    this.#drag = null;
    this.#box = null;
    this.#reshape = null;
    this.#host.show(NO_OVERLAY);
    return wasBusy;
  }

  #drop(kind: DragKind, diff: SchematicDiff): void {
    this.#host.commitDiff(kind, diff);
    if (kind === "copy") this.#host.select(diff.added.filter(({ kind }) => kind !== "group").map(({ id }) => id));
  }

  #dragTo(drag: Drag, pointer: Pointer): void {
    const offset = { x: pointer.at.x - drag.from.x, y: pointer.at.y - drag.from.y };
    const by = pointer.isShift && drag.kind === "copy" ? offset : toGrid(offset, this.#host.grid);
    if (by.x === drag.by.x && by.y === drag.by.y) return;
    drag.by = by;
    // Many objects follow as a picture, and their wires when they are dropped.
    if (drag.ids.length > MAX_LIVE) return this.#host.show({ ...NO_OVERLAY, hidden: drag.hidden, shift: by });
    drag.diff = this.#diffOf(drag);
    if (!drag.diff) return this.#host.show(NO_OVERLAY);
    const preview = previewOf(drag.diff);
    const moved = preview.drawn.filter(({ id }) => drag.hidden.has(id) || drag.kind === "copy");
    this.#host.show({ ...preview, shift: null, guides: guidesOf(this.#host.view, moved) });
  }

  /** What dropping there would change; null at the place where the drag began. */
  #diffOf({ kind, ids, by }: Drag): SchematicDiff | null {
    if (by.x === 0 && by.y === 0) return null;
    const map = shiftBy(by);
    return makeDiff(this.#host.workspace, (edit) => {
      if (kind === "copy") copyObjects(edit, ids, map);
      else if (kind === "move") moveObjects(edit, ids, map);
      else dragObjects(edit, ids, map);
    });
  }

  #withGroups(ids: readonly string[]): string[] {
    return withGroups(ids, this.#host.view.index.objects());
  }

  /** The first one alone; from there on the next below. */
  #nextBelow(hits: readonly SchematicObject[]): string {
    if (this.#host.selection.size !== 1) return hits[0]?.id ?? "";
    const at = hits.findIndex(({ id }) => this.#host.selection.has(id));
    return hits[(at + 1) % hits.length]?.id ?? "";
  }

  /** First click on a wire: its segment; second: the run to the next junctions; third: the net on this sheet. */
  #idsOf(object: SchematicObject): readonly string[] {
    if (object.kind !== "wire" && object.kind !== "bus") return [object.id];
    const isSame = this.#wireClicks.id === object.id && this.#host.selection.has(object.id);
    this.#wireClicks = { id: object.id, count: isSame ? (this.#wireClicks.count % 3) + 1 : 1 };
    return this.#wireOf(object, this.#wireClicks.count);
  }

  #wireOf(wire: Wire, count: number): readonly string[] {
    if (count === 1) return [wire.id];
    return count === 2 ? runOfWire(this.#host.view.graph, wire) : netOfWire(this.#host.view.graph, wire);
  }
}
