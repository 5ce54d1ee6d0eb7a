// The editor without a screen: an open schematic, the sheet that is shown, the selection and the tool in use.
import type { Schematic } from "../format/schematic-file";
import { ActiveTool } from "./active-tool";
import type { Choices } from "./choices";
import { DocumentEditor, type EditorOptions } from "./document-editor";
import type { EditorHost } from "./editor-host";
import { boxAround } from "./object-index";
import { type TextEdit, textOf } from "./object-text";
import type { Pointer } from "./pointer";
import { NO_OVERLAY, type ToolKey } from "./tool";
import { createTool, type GivenStock, type ToolName } from "./tools/create-tool";
import { SelectTool } from "./tools/select-tool";
import { withTyped } from "./typed-text";

/** Tools that change nothing. */
const READERS_TOOLS: ReadonlySet<ToolName> = new Set(["measure", "simulation-probe"]);

export class SchematicEditor extends DocumentEditor implements EditorHost {
  readonly #tool: ActiveTool;

  constructor(schematic: Schematic, options: EditorOptions) {
    super(schematic, options);
    this.#tool = new ActiveTool(new SelectTool(this));
  }

  undo(): void {
    this.#endWork();
    this.history.undo();
  }

  redo(): void {
    this.#endWork();
    this.history.redo();
  }

  choose(choices: Partial<Choices>): void {
    this.chooseQuietly(choices);
    const { tool } = this.state;
    if (tool !== "select") this.use(tool);
  }

  editText(editing: TextEdit): void {
    if (!this.isReadOnly && !editing.object.isLocked && textOf(editing.object, editing.cell)) this.set({ editing });
  }

  /** Takes the typed text; null leaves it as it was. */
  endEditing(typed: string | null): void {
    const { editing } = this.state;
    if (!editing) return;
    this.set({ editing: null });
    const changed = withTyped(editing, typed);
    if (changed) this.commit(editing.isNew ? "text" : "properties", (edit) => edit.put(changed));
  }

  openSheet(path: string): void {
    const shown = this.hierarchy.instances.some((instance) => instance.path === path) ? path : "/";
    this.#endWork();
    this.set({ path: shown, selection: new Set(), overlay: NO_OVERLAY });
    this.showSheet();
    this.use("select");
  }

  use(name: ToolName, stock?: GivenStock): void {
    const tool = this.isReadOnly && !READERS_TOOLS.has(name) ? "select" : name;
    this.#endWork();
    const made = createTool(this, tool, stock);
    if (!made) return;
    this.#tool.change(made);
    this.set({ tool, overlay: NO_OVERLAY });
    if (this.state.pointer) this.#tool.show(this.state.pointer);
  }

  endPlacing(ids: readonly string[]): void {
    this.use("select");
    this.select(ids);
  }

  /** A wire that begins at the pointer at once. */
  startWire(pointer: Pointer): void {
    this.use("wire");
    this.#tool.begin(pointer);
  }

  /** A drag of the selection that follows the pointer without a pressed button, until a click. */
  grab(kind: "drag" | "move"): void {
    const { pointer, selection } = this.state;
    if (this.isReadOnly || selection.size === 0 || !pointer) return;
    if ([...selection].some((id) => this.isHeld(id))) return this.show({ ...NO_OVERLAY, refusal: "held" });
    if (this.state.tool !== "select") this.use("select");
    this.#tool.grab(kind, pointer);
  }

  hover(pointer: Pointer): void {
    this.set({ pointer });
    this.#tool.hover(pointer);
  }

  click(pointer: Pointer): void {
    this.set({ pointer });
    this.#tool.click(pointer);
  }

  doubleClick(pointer: Pointer): void {
    this.#tool.doubleClick(pointer);
  }

  startDrag(pointer: Pointer): boolean {
    if (this.isReadOnly && !this.view.index.near(boxAround(pointer.at, pointer.reach)).length) return false;
    return this.#tool.startDrag(pointer);
  }

  drag(pointer: Pointer): void {
    this.set({ pointer });
    this.#tool.drag(pointer);
  }

  endDrag(pointer: Pointer): void {
    this.#tool.endDrag(pointer);
  }

  /** A key for the tool at work; false if it has no use for it. */
  toolKey(key: ToolKey): boolean {
    return this.#tool.key(key);
  }

  /** One step back: what is begun, then the tool, the selection, the highlight. */
  escape(): void {
    if (this.state.editing) return this.endEditing(null);
    if (this.#tool.cancel()) return;
    if (this.state.tool !== "select") return this.use("select");
    if (this.selection.size > 0) return this.select([]);
    this.clearHighlight();
  }

  /** The selection follows the pointer. */
  get isDragging(): boolean {
    return this.#tool.isDragging;
  }

  #endWork(): void {
    this.endEditing(null);
    this.#tool.cancel();
  }
}
