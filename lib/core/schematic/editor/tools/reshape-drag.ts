// A drag at a handle of the only selected object.
import { makeDiff, type SchematicDiff } from "../../edit/edit";
import { type Handle, handlesOf } from "../../edit/reshape";
import { isSamePoint, type Point } from "../../model/units";
import { distanceTo, type Pointer } from "../pointer";
import { snap } from "../snap";
import { NO_OVERLAY, previewOf, type ToolHost } from "../tool";

export class ReshapeDrag {
  readonly #host: ToolHost;
  readonly #handle: Handle;
  #to: Point;
  #isFree = false;
  #diff: SchematicDiff | null = null;

  private constructor(host: ToolHost, handle: Handle) {
    this.#host = host;
    this.#handle = handle;
    this.#to = handle.at;
  }

  /** Null where no handle is in reach. */
  static start(host: ToolHost, pointer: Pointer): ReshapeDrag | null {
    const [id, ...others] = host.selection;
    const record = id === undefined || others.length > 0 ? undefined : host.workspace.store.get(id);
    if (!record || !("sheetId" in record) || host.isHeld(record.id)) return null;
    if (pointer.isCtrl || pointer.isShift || pointer.isAlt) return null;
    const handle = handlesOf(record).find(({ at }) => distanceTo(at, pointer.at) <= pointer.reach);
    return handle ? new ReshapeDrag(host, handle) : null;
  }

  drag(pointer: Pointer): void {
    const { at: to } = snap(this.#host.view, pointer, { layer: "wire", grid: this.#host.grid });
    if (isSamePoint(to, this.#to) && pointer.isShift === this.#isFree) return;
    this.#to = to;
    this.#isFree = pointer.isShift;
    const isBack = isSamePoint(to, this.#handle.at);
    this.#diff = isBack ? null : makeDiff(this.#host.workspace, (edit) => this.#handle.drag(edit, to, this.#isFree));
    this.#host.show(this.#diff ? { ...NO_OVERLAY, ...previewOf(this.#diff), snapAt: to } : NO_OVERLAY);
  }

  end(): void {
    const { selection } = this.#host;
    this.#host.show(NO_OVERLAY);
    if (!this.#diff) return;
    this.#host.commitDiff("shape", this.#diff);
    // A wire that was laid anew goes on to be selected.
    if (this.#host.selection.size < selection.size) this.#host.select(this.#diff.added.map(({ id }) => id));
  }
}
