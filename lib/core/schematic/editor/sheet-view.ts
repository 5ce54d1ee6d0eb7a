// One sheet as the editor shows it: its objects by place, kept up to date by diffs.
import type { Diff } from "../../document/diff";
import type { ClusterGraph } from "../connectivity/clusters";
import type { SchematicObject, SchematicRecord } from "../model/records";
import { boundsOf } from "../paint/bounds";
import type { PaintContext } from "../paint/record-primitives";
import { ObjectIndex } from "./object-index";

const isOn =
  (sheetId: string) =>
  (record: SchematicRecord): record is SchematicObject =>
    "sheetId" in record && record.sheetId === sheetId;

export class SheetView {
  readonly index = new ObjectIndex();

  constructor(
    readonly sheetId: string,
    readonly graph: ClusterGraph,
    readonly context: PaintContext,
    records: Iterable<SchematicRecord>,
  ) {
    for (const record of records) if (isOn(sheetId)(record)) this.#put(record);
  }

  /** Takes a diff that the graph has taken already. */
  update({ added, removed, changed }: Diff<SchematicRecord>): void {
    const on = isOn(this.sheetId);
    for (const record of [...removed, ...changed.map(([before]) => before)])
      if (on(record)) this.index.delete(record.id);
    for (const record of [...added, ...changed.map(([, after]) => after)]) if (on(record)) this.#put(record);
    const symbols = new Set(changed.flatMap(([{ kind, id }]) => (kind === "symbol" ? [id] : [])));
    if (symbols.size === 0) return;
    for (const object of this.index.objects())
      if (object.kind === "component" && symbols.has(object.symbolId)) this.#put(object);
  }

  #put(object: SchematicObject): void {
    this.index.put(object, boundsOf(object, this.context));
  }
}
