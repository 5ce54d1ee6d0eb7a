// Nets of a schematic: names, pins and the clusters that carry them.
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent } from "../model/records";
import type { SymbolPin } from "../model/symbol";
import type { Cluster, ClusterGraph } from "./clusters";
import { comparePlaced, type Driver, fullName, isStrong, type PlacedDriver } from "./driver";
import { type NetNode, NetNodes } from "./net-nodes";
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

function findParts(nets: readonly Net[]): Netlist["netOf"] {
  const found = new Map<string, Map<Cluster, Net>>();
  for (const net of nets) {
    for (const { instance, cluster } of net.parts) {
      const known = found.get(instance.path);
      if (known) known.set(cluster, net);
      else found.set(instance.path, new Map([[cluster, net]]));
    }
  }
  return (path, cluster) => found.get(path)?.get(cluster);
}

/** Nets by the first cluster of their nodes: several for a sheet that is placed several times. */
type KnownNets = WeakMap<Cluster, { readonly nodes: readonly NetNode[]; readonly draft: Draft }[]>;

/** Solves the nets of a graph again after each edit; nets whose clusters have not changed are taken over. */
export class NetSolver {
  readonly #graph: ClusterGraph;
  #known: KnownNets = new WeakMap();

  constructor(graph: ClusterGraph) {
    this.#graph = graph;
  }

  solve(instances: readonly SheetInstance[]): Netlist {
    const known: KnownNets = new WeakMap();
    const drafts = groupNodes(new NetNodes(this.#graph, instances)).map(({ nodes, first }) => {
      const draft =
        this.#known.get(first)?.find((other) => isSameGroup(other.nodes, nodes))?.draft ?? draftOf(nodes, this.#graph);
      const list = known.get(first);
      if (list) list.push({ nodes, draft });
      else known.set(first, [{ nodes, draft }]);
      return draft;
    });
    this.#known = known;
    const nets = withUniqueNames(drafts);
    let netOf: Netlist["netOf"] | null = null;
    return { nets, netOf: (path, cluster) => (netOf ??= findParts(nets))(path, cluster) };
  }
}
