// Nets of a schematic: names, pins and the clusters that carry them.
import { groupBy } from "@/lib/base/group-by";
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent } from "../model/records";
import type { SymbolPin } from "../model/symbol";
import type { Cluster, ClusterGraph, ClusterWatcher } from "./clusters";
import { comparePlaced, type Driver, fullName, isStrong, type PlacedDriver } from "./driver";
import { type NetNode, NetNodes, readDrivers } from "./net-nodes";
import { pinNetName } from "./pin-name";

export interface NetPin {
  readonly instance: SheetInstance;
  readonly component: SchematicComponent;
  readonly pin: SymbolPin;
  /** Undefined where the placement has none. */
  readonly designator: string | undefined;
}

export interface NetPart {
  readonly instance: SheetInstance;
  readonly cluster: Cluster;
}

export interface Net {
  /** Unique; with the path of its sheet unless it is global or named after a pin. */
  readonly name: string;
  /** Null if it is named after a pin. */
  readonly driver: Driver | null;
  readonly parts: readonly NetPart[];
  readonly pins: readonly NetPin[];
  /** All names that labels and supplies give to it. */
  readonly names: readonly string[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function pinsOf({ instance, cluster }: NetPart): NetPin[] {
  return cluster.items.flatMap(({ record, pin }) =>
    record.kind === "component" && pin
      ? [{ instance, component: record, pin: pin.pin, designator: record.designators[instance.path] }]
      : [],
  );
}

/** Pins of power symbols and flags name nothing. */
const isPart = ({ designator }: NetPin): boolean => !designator?.startsWith("#");

interface Draft {
  readonly net: Net;
  /** A sheet entry names it: the name may be taken. */
  readonly isWeak: boolean;
}

function draftOf(nodes: readonly NetNode[], graph: ClusterGraph): Draft {
  const parts = nodes.flatMap(({ instance, cluster }) => (cluster ? [{ instance, cluster }] : []));
  const pins = parts.flatMap(pinsOf);
  const placed = nodes.flatMap(({ instance, drivers }): PlacedDriver[] =>
    drivers.map((driver) => ({ instance, driver })),
  );
  const best = placed.toSorted(comparePlaced)[0];
  const strong = placed.filter(({ driver }) => isStrong(driver));
  const names = [...new Set(strong.map(({ driver, instance }) => fullName(driver, instance)))];
  const name = best ? fullName(best.driver, best.instance) : nameByPin(parts, pins, graph);
  const net = { name, driver: best?.driver ?? null, parts, pins, names };
  return { net, isWeak: best !== undefined && !isStrong(best.driver) };
}

function nameByPin(parts: readonly NetPart[], pins: readonly NetPin[], graph: ClusterGraph): string {
  const naming = pins.filter(isPart);
  const hasNoConnect = parts.some(({ cluster }) => cluster.items.some(({ record }) => record.kind === "no-connect"));
  const isUnconnected = hasNoConnect || naming.length === 1;
  const names = naming.flatMap(({ component, pin, designator }) => {
    const symbol = graph.symbolOf(component.symbolId);
    return symbol ? [pinNetName({ component, symbol, pin, designator }, isUnconnected)] : [];
  });
  const plain = names.filter((name) => !name.includes("-Pad"));
  return (plain.length > 0 ? plain : names).toSorted(byText)[0] ?? "";
}

/** Weak names that are taken get "_1", "_2", ... */
function withUniqueNames(drafts: readonly Draft[]): Net[] {
  const taken = new Set(drafts.flatMap(({ net, isWeak }) => (isWeak ? [] : [net.name])));
  return drafts.map(({ net, isWeak }) => {
    if (!isWeak) return net;
    let unique = net.name;
    for (let count = 1; taken.has(unique); count++) unique = `${net.name}_${count}`;
    taken.add(unique);
    return unique === net.name ? net : { ...net, name: unique };
  });
}

export interface Netlist {
  /** In no order; without nets that have neither a pin nor a wire. */
  readonly nets: readonly Net[];
  readonly netOf: (path: string, cluster: Cluster) => Net | undefined;
}

interface NodeGroup {
  readonly nodes: readonly NetNode[];
  /** The first cluster among them. */
  readonly first: Cluster;
}

function groupNodes(all: NetNodes): NodeGroup[] {
  const groups = new Map<number, NetNode[]>();
  for (const [at, node] of all.nodes.entries()) {
    if (node.cluster?.layer === "bus") continue;
    const net = all.netOf(at);
    const group = groups.get(net);
    if (group) group.push(node);
    else groups.set(net, [node]);
  }
  return [...groups.values()].flatMap((nodes) => {
    const first = nodes.find(({ cluster }) => cluster !== null)?.cluster;
    return first ? [{ nodes, first }] : [];
  });
}

function isSameNode(a: NetNode, b: NetNode): boolean {
  if (a.instance !== b.instance || a.cluster !== b.cluster) return false;
  if (a.cluster) return true;
  return a.drivers[0]?.name === b.drivers[0]?.name && a.drivers[0]?.kind === b.drivers[0]?.kind;
}

const isSameGroup = (a: readonly NetNode[], b: readonly NetNode[]): boolean =>
  a.length === b.length &&
  a.every((node, at) => {
    const other = b[at];
    return other !== undefined && isSameNode(node, other);
  });

/** Nets by the path of a placement and the cluster there. */
class NetsByPart {
  readonly #byPath = new Map<string, Map<Cluster, Net>>();

  constructor(nets: Iterable<Net> = []) {
    for (const net of nets) for (const { instance, cluster } of net.parts) this.set(instance.path, cluster, net);
  }

  set(path: string, cluster: Cluster, net: Net): void {
    const known = this.#byPath.get(path);
    if (known) known.set(cluster, net);
    else this.#byPath.set(path, new Map([[cluster, net]]));
  }

  get(path: string, cluster: Cluster): Net | undefined {
    return this.#byPath.get(path)?.get(cluster);
  }

  delete(path: string, cluster: Cluster): void {
    this.#byPath.get(path)?.delete(cluster);
  }

  all(): Net[] {
    return [...this.#byPath.values()].flatMap((nets) => [...nets.values()]);
  }
}

/** Clusters that were removed and made since the nets were solved. */
class Changes implements ClusterWatcher {
  readonly gone = new Set<Cluster>();
  readonly come = new Set<Cluster>();

  removed(cluster: Cluster): void {
    if (!this.come.delete(cluster)) this.gone.add(cluster);
  }

  added(cluster: Cluster): void {
    this.come.add(cluster);
  }

  clear(): void {
    this.gone.clear();
    this.come.clear();
  }
}

/** Nets by the first cluster of their nodes: several for a sheet that is placed several times. */
type KnownNets = WeakMap<Cluster, readonly { readonly nodes: readonly NetNode[]; readonly draft: Draft }[]>;

/**
 * Solves the nets of a graph again after each edit. A cluster without a label, supply or sheet entry is a net by itself on
 * each placement of its sheet, which nothing else joins: those that an edit touches are made again. All others are grouped
 * again where an edit touches one of them, and nets whose clusters have not changed are taken over.
 */
export class NetSolver {
  readonly #graph: ClusterGraph;
  readonly #changes = new Changes();
  readonly #known: KnownNets = new WeakMap();
  #instances: readonly SheetInstance[] | null = null;
  #placements = new Map<string, SheetInstance[]>();
  /** Nets of a cluster by itself. */
  #single = new NetsByPart();
  /** Clusters that names, buses or the hierarchy may join to others, by sheet. */
  readonly #joinable = new Map<string, Set<Cluster>>();
  #named: readonly Net[] = [];
  #namedByPart = new NetsByPart();

  constructor(graph: ClusterGraph) {
    this.#graph = graph;
    graph.watch(this.#changes);
  }

  solve(instances: readonly SheetInstance[]): Netlist {
    if (this.#instances === instances) this.#follow();
    else this.#start(instances);
    this.#changes.clear();
    const [single, named] = [this.#single, this.#namedByPart];
    return {
      nets: [...this.#named, ...single.all()],
      netOf: (path, cluster) => single.get(path, cluster) ?? named.get(path, cluster),
    };
  }

  #isSingle(cluster: Cluster): boolean {
    return cluster.layer === "wire" && readDrivers(cluster, this.#graph).length === 0;
  }

  #joinableOn(sheetId: string): Set<Cluster> {
    const known = this.#joinable.get(sheetId);
    if (known) return known;
    const made = new Set<Cluster>();
    this.#joinable.set(sheetId, made);
    return made;
  }

  #start(instances: readonly SheetInstance[]): void {
    this.#instances = instances;
    this.#placements = groupBy(instances, ({ sheet }) => sheet.id);
    this.#single = new NetsByPart();
    this.#joinable.clear();
    for (const sheetId of this.#placements.keys())
      for (const cluster of this.#graph.clustersOf(sheetId)) this.#take(cluster);
    this.#solveJoinable(instances);
  }

  /** Takes over the changes since the last time. */
  #follow(): void {
    let isTouched = false;
    for (const cluster of this.#changes.gone) {
      if (this.#joinable.get(cluster.sheetId)?.delete(cluster) === true) isTouched = true;
      else for (const { path } of this.#placementsOf(cluster)) this.#single.delete(path, cluster);
    }
    for (const cluster of this.#changes.come) if (this.#take(cluster)) isTouched = true;
    if (isTouched && this.#instances) this.#solveJoinable(this.#instances);
  }

  #placementsOf({ sheetId }: Cluster): readonly SheetInstance[] {
    return this.#placements.get(sheetId) ?? [];
  }

  /** True for a cluster that others may be joined to. */
  #take(cluster: Cluster): boolean {
    if (!this.#isSingle(cluster)) {
      this.#joinableOn(cluster.sheetId).add(cluster);
      return true;
    }
    for (const instance of this.#placementsOf(cluster)) {
      const nodes = [{ instance, cluster, drivers: [] }];
      this.#single.set(instance.path, cluster, this.#draftOf(nodes, cluster).net);
    }
    return false;
  }

  /** The same object as before for nodes that have not changed. */
  #draftOf(nodes: readonly NetNode[], first: Cluster): Draft {
    const known = this.#known.get(first) ?? [];
    const found = known.find((other) => isSameGroup(other.nodes, nodes));
    if (found) return found.draft;
    const draft = draftOf(nodes, this.#graph);
    const others = known.filter((other) => other.nodes[0]?.instance !== nodes[0]?.instance);
    this.#known.set(first, [...others, { nodes, draft }]);
    return draft;
  }

  #solveJoinable(instances: readonly SheetInstance[]): void {
    const nodes = new NetNodes(this.#graph, instances, (sheetId) => this.#joinable.get(sheetId) ?? []);
    const drafts = groupNodes(nodes).map((group) => this.#draftOf(group.nodes, group.first));
    this.#named = withUniqueNames(drafts);
    this.#namedByPart = new NetsByPart(this.#named);
  }
}
