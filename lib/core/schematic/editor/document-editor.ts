// The open schematic with its history, and the sheet of it that is shown.
import { History } from "../../document/history";
import type { Item } from "../connectivity/item";
import type { Netlist } from "../connectivity/nets";
import { adaptDiff } from "../edit/adapt";
import { type Edit, makeDiff, openWorkspace, type SchematicDiff, type Workspace } from "../edit/edit";
import type { Schematic } from "../format/schematic-file";
import type { Hierarchy, SheetInstance } from "../model/instances";
import type { SchematicObject, SchematicRecord } from "../model/records";
import type { PaintContext } from "../paint/record-primitives";
import { DerivedDocument } from "./derived-document";
import { EditorStore } from "./editor-store";
import { paintContextOf } from "./sheet-paint-context";
import { SheetView } from "./sheet-view";
import { editingNow } from "./typed-text";

export interface EditorOptions {
  readonly newId: () => string;
  /** Nothing can be changed. */
  readonly isReadOnly?: boolean;
}

/** Others may have changed the document since an action began or was done. */
const adaptToPresent = (diff: SchematicDiff, store: Workspace["store"]): SchematicDiff =>
  adaptDiff(diff, { before: store, present: store }).diff;

export abstract class DocumentEditor extends EditorStore {
  readonly workspace: Workspace;
  readonly history: History<SchematicRecord>;
  readonly rootSheetId: string;
  readonly isReadOnly: boolean;
  readonly #derived: DerivedDocument;
  #view: SheetView;

  constructor({ rootSheetId, records }: Schematic, { newId, isReadOnly = false }: EditorOptions) {
    super();
    this.rootSheetId = rootSheetId;
    this.isReadOnly = isReadOnly;
    this.workspace = openWorkspace({ rootSheetId, records }, newId);
    this.history = new History(this.workspace.store, adaptToPresent);
    this.#derived = new DerivedDocument(this.workspace, rootSheetId);
    this.#view = this.#viewOf("/");
    this.workspace.subscribe((diff) => this.#follow(diff));
  }

  /** The sheet of a placement; the root where there is none. */
  abstract openSheet(path: string): void;

  get view(): SheetView {
    return this.#view;
  }

  get hierarchy(): Hierarchy {
    return this.#derived.hierarchy;
  }

  get netlist(): Netlist {
    return this.#derived.netlist;
  }

  get instance(): SheetInstance | undefined {
    return this.hierarchy.instances.find(({ path }) => path === this.path);
  }

  /** Paths of all placements of the sheet that is shown. */
  get paths(): readonly string[] {
    const { sheetId } = this.#view;
    return this.hierarchy.instances.flatMap(({ path, sheet }) => (sheet.id === sheetId ? [path] : []));
  }

  selected(): SchematicObject[] {
    return [...this.selection].flatMap((id) => {
      const record = this.workspace.store.get(id);
      return record && "sheetId" in record ? [record] : [];
    });
  }

  /** Names that labels and supplies give to the net of an item. */
  netNames(item: Item): readonly string[] {
    const cluster = this.workspace.graph.clusterOf(item);
    const net = cluster && this.netlist.netOf(this.path, cluster);
    return net?.driver ? [net.name] : [];
  }

  commit(name: string, work: (edit: Edit) => void): void {
    if (!this.isReadOnly) this.commitDiff(name, makeDiff(this.workspace, work));
  }

  commitDiff(name: string, diff: SchematicDiff): void {
    if (!this.isReadOnly) this.history.commit(name, diff);
  }

  /** The document as painting needs it, for a placement of a sheet. */
  paintContext(path: string): PaintContext {
    return paintContextOf(this.workspace, path);
  }

  /** The shown placement is that of the state from now on. */
  protected showSheet(): void {
    this.#view = this.#viewOf(this.path);
  }

  #viewOf(path: string): SheetView {
    const sheetId = this.hierarchy.instances.find((instance) => instance.path === path)?.sheet.id ?? this.rootSheetId;
    return new SheetView(sheetId, this.workspace.graph, this.paintContext(path), this.workspace.store.values());
  }

  #follow(diff: SchematicDiff): void {
    this.#derived.follow(diff);
    this.#view.update(diff);
    const isThere = (id: string): boolean => this.workspace.store.has(id);
    const selection = [...this.selection].every(isThere)
      ? this.selection
      : new Set([...this.selection].filter(isThere));
    const editing = editingNow(this.state.editing, this.workspace.store);
    this.set({ version: this.state.version + 1, selection, editing });
    if (!this.hierarchy.instances.some(({ path }) => path === this.path)) this.openSheet("/");
  }
}
