// The editor without a screen: an open schematic, the sheet that is shown, the selection and the tool in use.
import { History } from "../../document/history";
import type { Item } from "../connectivity/item";
import { type Netlist, NetSolver } from "../connectivity/nets";
import { adaptDiff } from "../edit/adapt";
import { type Edit, makeDiff, openWorkspace, type SchematicDiff, type Workspace } from "../edit/edit";
import type { Schematic } from "../format/schematic-file";
import { type Hierarchy, readHierarchy, type SheetInstance } from "../model/instances";
import type { SchematicObject, SchematicRecord } from "../model/records";
import { GRID } from "../model/units";
import type { PaintContext } from "../paint/record-primitives";
import { type Choices, DEFAULT_CHOICES } from "./choices";
import type { EditorHost } from "./editor-host";
import { boxAround } from "./object-index";
import { mayBeEmpty, type TextEdit, textOf } from "./object-text";
import type { Pointer } from "./pointer";
import type { ProbeRequest } from "./probe-request";
import { SheetView } from "./sheet-view";
import { NO_OVERLAY, type Overlay, type Tool, type ToolKey } from "./tool";
import { createTool, type GivenStock, type ToolName } from "./tools/create-tool";
import { SelectTool } from "./tools/select-tool";

export interface EditorState {
  /** Path of the placement that is shown. */
  readonly path: string;
  readonly selection: ReadonlySet<string>;
  readonly tool: ToolName;
  readonly choices: Choices;
  readonly overlay: Overlay;
  /** Last place of the pointer; null while it is elsewhere. */
  readonly pointer: Pointer | null;
  /** Counts the changes of the document. */
  readonly version: number;
  /** Names of highlighted nets. */
  readonly highlighted: readonly string[];
  readonly grid: number;
  /** The text that is typed on the sheet. */
  readonly editing: TextEdit | null;
}

export interface EditorOptions {
  readonly newId: () => string;
  /** Nothing can be changed. */
  readonly isReadOnly?: boolean;
}

const HIGHLIGHT_LIMIT = 3;

/** Tools that change nothing. */
const READERS_TOOLS: ReadonlySet<ToolName> = new Set(["measure", "simulation-probe"]);

export class SchematicEditor implements EditorHost {
  readonly workspace: Workspace;
  readonly history: History<SchematicRecord>;
  readonly rootSheetId: string;
  readonly isReadOnly: boolean;
  readonly #solver: NetSolver;
  readonly #listeners = new Set<() => void>();
  readonly #probeListeners = new Set<(request: ProbeRequest) => void>();
  #state: EditorState;
  #view: SheetView;
  #tool: Tool;
  #held: ReadonlySet<string> = new Set();
  #hierarchy: Hierarchy | null = null;
  #netlist: Netlist | null = null;

  constructor({ rootSheetId, records }: Schematic, { newId, isReadOnly = false }: EditorOptions) {
    this.rootSheetId = rootSheetId;
    this.isReadOnly = isReadOnly;
    this.workspace = openWorkspace({ rootSheetId, records }, newId);
    this.history = new History(this.workspace.store, adaptToPresent);
    this.#solver = new NetSolver(this.workspace.graph);
    this.#state = {
      ...{ path: "/", selection: new Set<string>(), tool: "select", choices: DEFAULT_CHOICES },
      ...{ overlay: NO_OVERLAY, pointer: null, version: 0, highlighted: [], grid: GRID, editing: null },
    };
    this.#view = this.#viewOf("/");
    this.#tool = new SelectTool(this);
    this.workspace.subscribe((diff) => this.#follow(diff));
  }

  get state(): EditorState {
    return this.#state;
  }

  get view(): SheetView {
    return this.#view;
  }

  get path(): string {
    return this.#state.path;
  }

  get grid(): number {
    return this.#state.grid;
  }

  get choices(): Choices {
    return this.#state.choices;
  }

  get selection(): ReadonlySet<string> {
    return this.#state.selection;
  }

  /** Calls the listener after every change of the state; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listener for every quantity that is asked for on the sheet; returns the function that ends it. */
  onProbe(listener: (request: ProbeRequest) => void): () => void {
    this.#probeListeners.add(listener);
    return () => this.#probeListeners.delete(listener);
  }

  askForProbe(request: ProbeRequest): void {
    for (const listener of this.#probeListeners) listener(request);
  }

  get hierarchy(): Hierarchy {
    return (this.#hierarchy ??= readHierarchy(this.workspace.store.values(), this.rootSheetId));
  }

  get instance(): SheetInstance | undefined {
    return this.hierarchy.instances.find(({ path }) => path === this.path);
  }

  /** Paths of all placements of the sheet that is shown. */
  get paths(): readonly string[] {
    const { sheetId } = this.#view;
    return this.hierarchy.instances.flatMap(({ path, sheet }) => (sheet.id === sheetId ? [path] : []));
  }

  get netlist(): Netlist {
    return (this.#netlist ??= this.#solver.solve(this.hierarchy.instances));
  }

  selected(): SchematicObject[] {
    return [...this.selection].flatMap((id) => {
      const record = this.workspace.store.get(id);
      return record && "sheetId" in record ? [record] : [];
    });
  }

  commit(name: string, work: (edit: Edit) => void): void {
    if (!this.isReadOnly) this.commitDiff(name, makeDiff(this.workspace, work));
  }

  commitDiff(name: string, diff: SchematicDiff): void {
    if (!this.isReadOnly) this.history.commit(name, diff);
  }

  undo(): void {
    this.endEditing(null);
    this.#tool.cancel();
    this.history.undo();
  }

  redo(): void {
    this.endEditing(null);
    this.#tool.cancel();
    this.history.redo();
  }

  show(overlay: Partial<Overlay>): void {
    this.#set({ overlay: { ...this.#state.overlay, ...overlay } });
  }

  select(ids: Iterable<string>): void {
    this.#set({ selection: new Set(ids) });
  }

  choose(choices: Partial<Choices>): void {
    this.#set({ choices: { ...this.#state.choices, ...choices } });
    const { tool } = this.#state;
    if (tool !== "select") this.use(tool);
  }

  /** The same while the tool goes on. */
  chooseQuietly(choices: Partial<Choices>): void {
    this.#set({ choices: { ...this.#state.choices, ...choices } });
  }

  editText(editing: TextEdit): void {
    if (!this.isReadOnly && !editing.object.isLocked && textOf(editing.object, editing.cell)) this.#set({ editing });
  }

  /** Takes the typed text; null leaves it as it was. */
  endEditing(typed: string | null): void {
    const { editing } = this.#state;
    if (!editing) return;
    this.#set({ editing: null });
    const text = textOf(editing.object, editing.cell);
    const value = typed?.trimEnd() ?? "";
    if (typed === null || !text || value === text.value || (value === "" && !mayBeEmpty(editing))) return;
    this.commit(editing.isNew ? "text" : "properties", (edit) => edit.put(text.change(value)));
  }

  setGrid(grid: number): void {
    this.#set({ grid });
  }

  /** Up to three nets; a name that is highlighted already is taken out. */
  highlight(name: string): void {
    const others = this.#state.highlighted.filter((other) => other !== name);
    const isNew = others.length === this.#state.highlighted.length;
    this.#set({ highlighted: isNew ? [...others, name].slice(-HIGHLIGHT_LIMIT) : others });
  }

  clearHighlight(): void {
    this.#set({ highlighted: [] });
  }

  /** The sheet of a placement; the root where there is none. */
  openSheet(path: string): void {
    const shown = this.hierarchy.instances.some((instance) => instance.path === path) ? path : "/";
    this.endEditing(null);
    this.#tool.cancel();
    this.#set({ path: shown, selection: new Set(), overlay: NO_OVERLAY });
    this.#view = this.#viewOf(shown);
    this.use("select");
  }

  use(name: ToolName, stock?: GivenStock): void {
    this.endEditing(null);
    const tool = this.isReadOnly && !READERS_TOOLS.has(name) ? "select" : name;
    this.#tool.cancel();
    const made = createTool(this, tool, stock);
    if (!made) return;
    this.#tool = made;
    this.#set({ tool, overlay: NO_OVERLAY });
    if (this.#state.pointer) this.#tool.hover(this.#state.pointer);
  }

  endPlacing(ids: readonly string[]): void {
    this.use("select");
    this.select(ids);
  }

  /** A wire that begins at the pointer at once. */
  startWire(pointer: Pointer): void {
    this.use("wire");
    this.#tool.click(pointer);
  }

  /** A drag of the selection that follows the pointer without a pressed button, until a click. */
  grab(kind: "drag" | "move"): void {
    const { pointer, selection } = this.#state;
    if (this.isReadOnly || selection.size === 0 || !pointer) return;
    if ([...selection].some((id) => this.isHeld(id))) return this.show({ ...NO_OVERLAY, refusal: "held" });
    if (this.#state.tool !== "select") this.use("select");
    if (this.#tool instanceof SelectTool && !this.#tool.isDragging) this.#tool.begin(kind, pointer.at);
  }

  hover(pointer: Pointer): void {
    this.#set({ pointer });
    if (this.isDragging) this.#tool.drag?.(pointer);
    else this.#tool.hover(pointer);
  }

  click(pointer: Pointer): void {
    this.#set({ pointer });
    if (this.isDragging) this.#tool.endDrag?.(pointer);
    else this.#tool.click(pointer);
  }

  doubleClick(pointer: Pointer): void {
    this.#tool.doubleClick?.(pointer);
  }

  startDrag(pointer: Pointer): boolean {
    if (this.isReadOnly && !this.#view.index.near(boxAround(pointer.at, pointer.reach)).length) return false;
    return this.#tool.startDrag?.(pointer) ?? false;
  }

  drag(pointer: Pointer): void {
    this.#set({ pointer });
    // The tool may have changed: a drag from a pin is a wire.
    if (this.#tool.drag) this.#tool.drag(pointer);
    else this.#tool.hover(pointer);
  }

  endDrag(pointer: Pointer): void {
    if (this.#tool.endDrag) this.#tool.endDrag(pointer);
    else this.#tool.click(pointer);
  }

  leave(): void {
    this.#set({ pointer: null, overlay: { ...this.#state.overlay, snapAt: null, refusal: null, probe: null } });
  }

  /** A key for the tool at work; false if it has no use for it. */
  toolKey(key: ToolKey): boolean {
    return this.#tool.key?.(key) ?? false;
  }

  /** One step back: what is begun, then the tool, the selection, the highlight. */
  escape(): void {
    if (this.#state.editing) return this.endEditing(null);
    if (this.#tool.cancel()) return;
    if (this.#state.tool !== "select") return this.use("select");
    if (this.selection.size > 0) return this.select([]);
    this.clearHighlight();
  }

  netNames(item: Item): readonly string[] {
    const cluster = this.workspace.graph.clusterOf(item);
    const net = cluster && this.netlist.netOf(this.path, cluster);
    if (!net) return [];
    return net.driver ? [net.name] : [];
  }

  /** The selection follows the pointer. */
  get isDragging(): boolean {
    return this.#tool instanceof SelectTool && this.#tool.isDragging;
  }

  /** Objects that another person is dragging. */
  hold(ids: Iterable<string>): void {
    this.#held = new Set(ids);
  }

  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  #viewOf(path: string): SheetView {
    const sheetId = this.hierarchy.instances.find((instance) => instance.path === path)?.sheet.id ?? this.rootSheetId;
    return new SheetView(sheetId, this.workspace.graph, this.paintContext(path), this.workspace.store.values());
  }

  /** The document as painting needs it, for a placement of a sheet. */
  paintContext(path: string): PaintContext {
    const { store, graph } = this.workspace;
    const sheetName = (id: string): string | undefined => {
      const record = store.get(id);
      return record?.kind === "sheet" ? record.name : undefined;
    };
    return { path, symbolOf: (id) => graph.symbolOf(id), sheetNameOf: sheetName };
  }

  #follow(diff: SchematicDiff): void {
    this.#netlist = null;
    if (touchesSheets(diff)) this.#hierarchy = null;
    this.#view.update(diff);
    const isThere = (id: string): boolean => this.workspace.store.has(id);
    const selection = [...this.selection].every(isThere)
      ? this.selection
      : new Set([...this.selection].filter(isThere));
    this.#set({ version: this.#state.version + 1, selection, editing: this.#editingNow() });
    if (!this.hierarchy.instances.some(({ path }) => path === this.path)) this.openSheet("/");
  }

  /** The object may be changed by others while its text is typed. */
  #editingNow(): TextEdit | null {
    const { editing } = this.#state;
    if (!editing || editing.isNew) return editing;
    const object = this.workspace.store.get(editing.object.id);
    return object && "sheetId" in object ? { ...editing, object } : null;
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Others may have changed the document since an action began or was done. */
const adaptToPresent = (diff: SchematicDiff, store: Workspace["store"]): SchematicDiff =>
  adaptDiff(diff, { before: store, present: store }).diff;

/** Placements of sheets depend on these records. */
function touchesSheets({ added, removed, changed }: SchematicDiff): boolean {
  const isSheet = ({ kind }: SchematicRecord): boolean => kind === "sheet" || kind === "sheet-symbol";
  return added.some(isSheet) || removed.some(isSheet) || changed.some(([before]) => isSheet(before));
}
