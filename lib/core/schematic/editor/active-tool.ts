// The tool in use, and what pointer and keys of the sheet mean to it.
import type { Pointer } from "./pointer";
import type { Tool, ToolKey } from "./tool";
import { SelectTool } from "./tools/select-tool";

export class ActiveTool {
  #tool: Tool;

  constructor(tool: Tool) {
    this.#tool = tool;
  }

  /** Leaves what the tool before has begun: it is cancelled first. */
  change(tool: Tool): void {
    this.#tool = tool;
  }

  /** Ends what is begun; false if nothing was. */
  cancel(): boolean {
    return this.#tool.cancel();
  }

  /** The selection follows the pointer. */
  get isDragging(): boolean {
    return this.#tool instanceof SelectTool && this.#tool.isDragging;
  }

  /** A drag of the selection that follows the pointer without a pressed button, until a click. */
  grab(kind: "drag" | "move", { at }: Pointer): void {
    if (this.#tool instanceof SelectTool && !this.#tool.isDragging) this.#tool.begin(kind, at);
  }

  hover(pointer: Pointer): void {
    if (this.isDragging) this.#tool.drag?.(pointer);
    else this.#tool.hover(pointer);
  }

  /** Shows the tool at the pointer, whatever it was doing. */
  show(pointer: Pointer): void {
    this.#tool.hover(pointer);
  }

  click(pointer: Pointer): void {
    if (this.isDragging) this.#tool.endDrag?.(pointer);
    else this.#tool.click(pointer);
  }

  /** Sets a first point, as a click does that ends no drag. */
  begin(pointer: Pointer): void {
    this.#tool.click(pointer);
  }

  doubleClick(pointer: Pointer): void {
    this.#tool.doubleClick?.(pointer);
  }

  startDrag(pointer: Pointer): boolean {
    return this.#tool.startDrag?.(pointer) ?? false;
  }

  drag(pointer: Pointer): void {
    // The tool may have changed: a drag from a pin is a wire.
    if (this.#tool.drag) this.#tool.drag(pointer);
    else this.#tool.hover(pointer);
  }

  endDrag(pointer: Pointer): void {
    if (this.#tool.endDrag) this.#tool.endDrag(pointer);
    else this.#tool.click(pointer);
  }

  key(key: ToolKey): boolean {
    return this.#tool.key?.(key) ?? false;
  }
}
