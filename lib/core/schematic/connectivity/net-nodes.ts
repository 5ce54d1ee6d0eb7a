// Which clusters, over all placements of all sheets, are one net: by names, buses and the hierarchy.
import { Groups } from "@/lib/base/groups";
import type { SheetInstance } from "../model/instances";
import type { BusEntry, NetLabel } from "../model/records";
import { type BusName, matchMembers, readBusName } from "./bus-name";
import type { Cluster, ClusterGraph } from "./clusters";
import { type Driver, driversOf, isGlobal, isStrong } from "./driver";

/** A cluster on one placement of its sheet, or a member of a bus there. */
export interface NetNode {
  readonly instance: SheetInstance;
  /** Null for a member that no wire need carry. */
  readonly cluster: Cluster | null;
  /** The best first. */
  readonly drivers: readonly Driver[];
}

interface Bus {
  readonly driver: Driver;
  readonly name: BusName;
}

const cachedDrivers = new WeakMap<Cluster, Driver[]>();

/** Kept for each cluster, which edits replace as a whole. */
export function readDrivers(cluster: Cluster, graph: ClusterGraph): Driver[] {
  const known = cachedDrivers.get(cluster);
  if (known) return known;
  const drivers = driversOf(cluster, { symbolOf: (id) => graph.symbolOf(id) });
  cachedDrivers.set(cluster, drivers);
  return drivers;
}

const textOf = ({ item }: Driver): string => (item?.record as NetLabel | undefined)?.text ?? "";

/** The nodes of one placement of a sheet. */
interface SheetNodes {
  readonly instance: SheetInstance;
  readonly clusters: Map<Cluster, number>;
  readonly names: Map<string, number>;
  /** Members of each bus by name. */
  readonly members: Map<Cluster, Map<string, number>>;
}

export class NetNodes {
  readonly nodes: NetNode[] = [];
  readonly #graph: ClusterGraph;
  readonly #clustersOf: (sheetId: string) => Iterable<Cluster>;
  readonly #sets = new Groups();
  readonly #sheets = new Map<SheetInstance, SheetNodes>();
  readonly #globalNames = new Map<string, number>();

  /** Of the clusters that `clustersOf` gives for a sheet. */
  constructor(
    graph: ClusterGraph,
    instances: readonly SheetInstance[],
    clustersOf: (sheetId: string) => Iterable<Cluster>,
  ) {
    this.#graph = graph;
    this.#clustersOf = clustersOf;
    for (const instance of instances) this.#addSheet(instance);
    for (const sheet of this.#sheets.values()) {
      const parent = sheet.instance.parent && this.#sheets.get(sheet.instance.parent);
      if (parent) this.#joinParent(sheet, parent);
    }
  }

  /** Number that is equal for all nodes of a net. */
  netOf(node: number): number {
    return this.#sets.root(node);
  }

  #addNode(node: NetNode): number {
    this.nodes.push(node);
    return this.#sets.add();
  }

  #addSheet(instance: SheetInstance): void {
    const sheet: SheetNodes = { instance, clusters: new Map(), names: new Map(), members: new Map() };
    this.#sheets.set(instance, sheet);
    for (const cluster of this.#clustersOf(instance.sheet.id)) {
      const drivers = readDrivers(cluster, this.#graph);
      const node = this.#addNode({ instance, cluster, drivers });
      sheet.clusters.set(cluster, node);
      if (cluster.layer === "bus") this.#addBus(sheet, cluster);
      else for (const driver of drivers) this.#joinByName(sheet, driver, node);
    }
    for (const [cluster, node] of sheet.clusters) if (cluster.layer === "wire") this.#joinEntries(sheet, cluster, node);
  }

  #joinByName({ names }: SheetNodes, driver: Driver, node: number): void {
    if (!isStrong(driver)) return;
    this.#joinAs(names, driver.name, node);
    if (isGlobal(driver)) this.#joinAs(this.#globalNames, driver.name, node);
  }

  #joinAs(names: Map<string, number>, name: string, node: number): void {
    const known = names.get(name);
    if (known === undefined) names.set(name, node);
    else this.#sets.join(known, node);
  }

  #busesOf(cluster: Cluster): Bus[] {
    return readDrivers(cluster, this.#graph).flatMap((driver) => {
      const name = readBusName(textOf(driver), this.#graph.aliases);
      return name ? [{ driver, name }] : [];
    });
  }

  #addBus(sheet: SheetNodes, cluster: Cluster): void {
    const members = new Map<string, number>();
    sheet.members.set(cluster, members);
    const buses = this.#busesOf(cluster);
    for (const { driver, name } of buses) {
      for (const member of name.members) {
        const own = { kind: driver.kind, name: member.replaceAll("/", "{slash}"), item: driver.item };
        const node = members.get(member) ?? this.#addNode({ instance: sheet.instance, cluster: null, drivers: [own] });
        members.set(member, node);
        this.#joinByName(sheet, own, node);
      }
    }
    const [best] = buses;
    for (const other of buses) if (best && other !== best) this.#joinMembers(members, best.name, members, other.name);
  }

  #joinMembers(members: Map<string, number>, name: BusName, others: Map<string, number>, otherName: BusName): void {
    for (const [member, other] of matchMembers(name, otherName)) {
      const [a, b] = [members.get(member), others.get(other)];
      if (a !== undefined && b !== undefined) this.#sets.join(a, b);
    }
  }

  /** A bus that only a sheet entry names has no name on its sheet: its members are reached by its entries alone. */
  #joinEntries(sheet: SheetNodes, cluster: Cluster, node: number): void {
    const labels = readDrivers(cluster, this.#graph).filter(({ kind }) => kind !== "sheet-entry");
    for (const { record } of cluster.items) {
      const bus = record.kind === "bus-entry" ? this.#busAt(record) : undefined;
      const members = bus && sheet.members.get(bus);
      if (!members) continue;
      for (const label of labels) {
        const member = members.get(textOf(label));
        if (member !== undefined) this.#sets.join(node, member);
      }
    }
  }

  #busAt({ sheetId, bus }: BusEntry): Cluster | undefined {
    const index = this.#graph.indexOf(sheetId);
    for (const item of index.at(bus, "bus")) return this.#graph.clusterOf(item);
    for (const item of index.passing(bus, "bus")) return this.#graph.clusterOf(item);
    return undefined;
  }

  /** Joins the entries of the sheet symbol with the labels of the same text on the sheet. */
  #joinParent(sheet: SheetNodes, parent: SheetNodes): void {
    const labels = clustersByLabel(sheet);
    for (const outer of parent.clusters.keys()) {
      for (const { record } of outer.items) {
        if (record.kind !== "sheet-entry" || record.sheetSymbolId !== sheet.instance.symbol?.id) continue;
        for (const inner of labels.get(record.text) ?? []) this.#joinClusters(parent, outer, sheet, inner);
      }
    }
  }

  #joinClusters(parent: SheetNodes, outer: Cluster, sheet: SheetNodes, inner: Cluster): void {
    const [a, b] = [parent.clusters.get(outer), sheet.clusters.get(inner)];
    if (outer.layer === "wire" && a !== undefined && b !== undefined) this.#sets.join(a, b);
    const [outerBus, innerBus] = [this.#busesOf(outer)[0], this.#busesOf(inner)[0]];
    const [outerMembers, innerMembers] = [parent.members.get(outer), sheet.members.get(inner)];
    if (outerBus && innerBus && outerMembers && innerMembers)
      this.#joinMembers(outerMembers, outerBus.name, innerMembers, innerBus.name);
  }
}

function clustersByLabel({ clusters }: SheetNodes): Map<string, Cluster[]> {
  const found = new Map<string, Cluster[]>();
  for (const cluster of clusters.keys()) {
    for (const { record } of cluster.items) {
      if (record.kind !== "sheet-label") continue;
      const known = found.get(record.text);
      if (known) known.push(cluster);
      else found.set(record.text, [cluster]);
    }
  }
  return found;
}
