// Clusters: items of a sheet that touch, whatever their names. An edit rebuilds only the clusters that it touches.
import type { Diff } from "../../document/diff";
import type { SchematicObject, SchematicRecord } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { type Item, itemsOf, type Layer } from "./item";
import { SheetIndex, type Visited, visitedNothing } from "./sheet-index";

export interface Cluster {
  readonly sheetId: string;
  readonly layer: Layer;
  readonly items: readonly Item[];
}

const isObject = (record: SchematicRecord): record is SchematicObject => "sheetId" in record;

/** Is told of the clusters that an edit removes and makes. */
export interface ClusterWatcher {
  removed(cluster: Cluster): void;
  added(cluster: Cluster): void;
}

class SheetState {
  readonly index = new SheetIndex();
  readonly clusters = new Set<Cluster>();
}

export class ClusterGraph {
  readonly #symbols = new Map<string, SchematicSymbol>();
  readonly #aliases = new Map<string, readonly string[]>();
  readonly #records = new Map<string, SchematicObject>();
  readonly #usersOfSymbol = new Map<string, Set<string>>();
  readonly #items = new Map<string, readonly Item[]>();
  readonly #clusterOf = new Map<Item, Cluster>();
  readonly #sheets = new Map<string, SheetState>();
  readonly #watchers = new Set<ClusterWatcher>();

  constructor(records: Iterable<SchematicRecord>) {
    this.update({ added: [...records], removed: [], changed: [] });
  }

  clustersOf(sheetId: string): Iterable<Cluster> {
    return this.#sheets.get(sheetId)?.clusters ?? [];
  }

  clusterOf(item: Item): Cluster | undefined {
    return this.#clusterOf.get(item);
  }

  /** Items of a record: several for a component, none for what connects nothing. */
  itemsOf(recordId: string): readonly Item[] {
    return this.#items.get(recordId) ?? [];
  }

  indexOf(sheetId: string): SheetIndex {
    return this.#sheetOf(sheetId).index;
  }

  /** For as long as the graph lives. */
  watch(watcher: ClusterWatcher): void {
    this.#watchers.add(watcher);
  }

  get aliases(): ReadonlyMap<string, readonly string[]> {
    return this.#aliases;
  }

  symbolOf(id: string): SchematicSymbol | undefined {
    return this.#symbols.get(id);
  }

  update({ added, removed, changed }: Diff<SchematicRecord>): void {
    const gone = [...removed, ...changed.map(([before]) => before)];
    const come = [...added, ...changed.map(([, after]) => after)];
    // Objects whose items depend on a symbol, or on the aliases, that this diff changes.
    const again = this.#dependents([...gone, ...come]);
    for (const record of gone) this.#forget(record);
    for (const record of come) this.#note(record);
    const old = new Set([...gone.filter(isObject).map(({ id }) => id), ...again]);
    const fresh = new Set([...come.filter(isObject).map(({ id }) => id), ...again]);
    this.#rebuild(old, fresh);
  }

  #sheetOf(id: string): SheetState {
    const known = this.#sheets.get(id);
    if (known) return known;
    const sheet = new SheetState();
    this.#sheets.set(id, sheet);
    return sheet;
  }

  #dependents(records: readonly SchematicRecord[]): string[] {
    if (records.some(({ kind }) => kind === "bus-alias")) return [...this.#records.keys()];
    return records.flatMap(({ kind, id }) => (kind === "symbol" ? [...(this.#usersOfSymbol.get(id) ?? [])] : []));
  }

  #forget(record: SchematicRecord): void {
    if (record.kind === "symbol") this.#symbols.delete(record.id);
    else if (record.kind === "bus-alias") this.#aliases.delete(record.name);
    else if (isObject(record)) {
      this.#records.delete(record.id);
      if (record.kind === "component") this.#usersOfSymbol.get(record.symbolId)?.delete(record.id);
    }
  }

  #note(record: SchematicRecord): void {
    if (record.kind === "symbol") this.#symbols.set(record.id, record);
    else if (record.kind === "bus-alias") this.#aliases.set(record.name, record.members);
    else if (isObject(record)) {
      this.#records.set(record.id, record);
      if (record.kind !== "component") return;
      const users = this.#usersOfSymbol.get(record.symbolId);
      if (users) users.add(record.id);
      else this.#usersOfSymbol.set(record.symbolId, new Set([record.id]));
    }
  }

  #rebuild(old: ReadonlySet<string>, fresh: ReadonlySet<string>): void {
    const affected = new Set<Cluster>();
    for (const id of old) {
      for (const item of this.#items.get(id) ?? []) {
        const cluster = this.#clusterOf.get(item);
        if (cluster) affected.add(cluster);
        this.#sheetOf(item.record.sheetId).index.delete(item);
        this.#clusterOf.delete(item);
      }
      this.#items.delete(id);
    }
    const open: Item[] = [];
    for (const id of fresh) {
      const record = this.#records.get(id);
      if (!record) continue;
      const items = itemsOf(record, { symbolOf: (symbolId) => this.#symbols.get(symbolId), aliases: this.#aliases });
      if (items.length > 0) this.#items.set(id, items);
      for (const item of items) this.#sheetOf(record.sheetId).index.add(item);
      open.push(...items);
    }
    const visited = new Map<string, Visited>();
    for (const item of open) {
      const { sheetId } = item.record;
      const own = visited.get(sheetId) ?? visitedNothing();
      visited.set(sheetId, own);
      for (const other of this.#sheetOf(sheetId).index.touching(item, own)) {
        const cluster = this.#clusterOf.get(other);
        if (cluster) affected.add(cluster);
      }
    }
    for (const cluster of affected) {
      this.#sheetOf(cluster.sheetId).clusters.delete(cluster);
      for (const watcher of this.#watchers) watcher.removed(cluster);
      for (const item of cluster.items) if (this.#clusterOf.delete(item)) open.push(item);
    }
    for (const item of open) if (!this.#clusterOf.has(item)) this.#grow(item);
  }

  /** Makes the cluster of an item that has none. */
  #grow(start: Item): void {
    const { sheetId } = start.record;
    const { index, clusters } = this.#sheetOf(sheetId);
    const items: Item[] = [start];
    const cluster: Cluster = { sheetId, layer: start.layer, items };
    this.#clusterOf.set(start, cluster);
    const visited = visitedNothing();
    // Items are appended while the list is walked.
    for (const item of items) {
      for (const other of index.touching(item, visited)) {
        if (this.#clusterOf.has(other)) continue;
        this.#clusterOf.set(other, cluster);
        items.push(other);
      }
    }
    clusters.add(cluster);
    for (const watcher of this.#watchers) watcher.added(cluster);
  }
}
