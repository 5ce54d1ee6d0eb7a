// Hierarchy and nets of the document, computed when they are asked for and forgotten when it changes.
import { type Netlist, NetSolver } from "../connectivity/nets";
import type { SchematicDiff, Workspace } from "../edit/edit";
import { type Hierarchy, readHierarchy } from "../model/instances";
import type { SchematicRecord } from "../model/records";

export class DerivedDocument {
  readonly #workspace: Workspace;
  readonly #rootSheetId: string;
  readonly #solver: NetSolver;
  #hierarchy: Hierarchy | null = null;
  #netlist: Netlist | null = null;

  constructor(workspace: Workspace, rootSheetId: string) {
    this.#workspace = workspace;
    this.#rootSheetId = rootSheetId;
    this.#solver = new NetSolver(workspace.graph);
  }

  get hierarchy(): Hierarchy {
    return (this.#hierarchy ??= readHierarchy(this.#workspace.store.values(), this.#rootSheetId));
  }

  get netlist(): Netlist {
    return (this.#netlist ??= this.#solver.solve(this.hierarchy.instances));
  }

  follow(diff: SchematicDiff): void {
    this.#netlist = null;
    if (touchesSheets(diff)) this.#hierarchy = null;
  }
}

/** Placements of sheets depend on these records. */
function touchesSheets({ added, removed, changed }: SchematicDiff): boolean {
  const isSheet = ({ kind }: SchematicRecord): boolean => kind === "sheet" || kind === "sheet-symbol";
  return added.some(isSheet) || removed.some(isSheet) || changed.some(([before]) => isSheet(before));
}
