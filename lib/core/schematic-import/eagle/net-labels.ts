// Labels that join the parts of each net as the file lists them: everywhere in the design, or within a module.
import type { Cluster, ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { readDrivers } from "@/lib/core/schematic/connectivity/net-nodes";
import type { EagleLabel } from "@/lib/core/formats/eagle/sheet";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import { placeDirection } from "@/lib/core/schematic/model/placement";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import { placeInFile, type SheetContext } from "./context";
import { quarterTurn, toPoint } from "./coordinates";
import { isAutomaticName, netText } from "./names";
import type { DrawnSheet } from "./drawn-sheet";
import { clustersOfSegment } from "./touching-nets";
import type { DrawnSegment } from "./net-drawing";

/** The parts of one net on one sheet. */
export interface NetOnSheet {
  readonly key: string;
  readonly net: string;
  readonly sheet: DrawnSheet;
  readonly segments: readonly DrawnSegment[];
  readonly clusters: readonly Cluster[];
}

/** The net of a sheet, and whether something beyond the sheet joins it. */
export interface NetScope {
  /** Nets of the design, and supplies, are global. */
  readonly isGlobal: boolean;
  readonly isCrossing: boolean;
  /** Number of clusters of all sheets. */
  readonly clusterCount: number;
}

type LabelKind = "net-label" | "port" | "sheet-label";

const MAX_SHIFT = 25_400;
/** Limit of labels for one segment: finding a place for each takes time with its wires. */
const MAX_LABELS = 500;
const MAX_ATTEMPTS = 20;
const NO_CLUSTERS: ReadonlySet<Cluster> = new Set();
const OUTWARD: Record<Direction, Rotation> = { right: 180, down: 90, left: 0, up: 270 };

/** The point of a wire that is nearest; an end of wires that are neither upright nor level. */
function nearestOn({ from, to }: { readonly from: Point; readonly to: Point }, { x, y }: Point): Point {
  const between = (value: number, a: number, b: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
  if (from.y === to.y) return { x: between(x, from.x, to.x), y: from.y };
  if (from.x === to.x) return { x: from.x, y: between(y, from.y, to.y) };
  return Math.hypot(from.x - x, from.y - y) <= Math.hypot(to.x - x, to.y - y) ? from : to;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface PlaceOnWire {
  readonly at: Point;
  readonly cluster: Cluster;
}

function nearestPlace(wanted: Point, clusters: ReadonlySet<Cluster>, refused: ReadonlySet<number>): PlaceOnWire | null {
  let best: PlaceOnWire | null = null;
  let least = Infinity;
  for (const cluster of clusters)
    for (const { segment } of cluster.items) {
      if (!segment) continue;
      for (const at of [nearestOn(segment, wanted), segment.from, segment.to]) {
        const length = distance(at, wanted);
        if (length < least && !refused.has(pointKey(at))) [best, least] = [{ at, cluster }, length];
      }
    }
  return best;
}

/** A label joins all that it touches, so nothing of another net may be there. */
function isFree(at: Point, cluster: Cluster, graph: ClusterGraph): boolean {
  const index = graph.indexOf(cluster.sheetId);
  for (const item of index.at(at, "wire")) if (graph.clusterOf(item) !== cluster) return false;
  for (const item of index.passing(at, "wire")) if (graph.clusterOf(item) !== cluster) return false;
  return true;
}

interface Anchor {
  readonly at: Point;
  readonly rotation: Rotation;
}

const awayFrom = (other: Point, at: Point): Rotation => {
  if (at.x !== other.x) return at.x > other.x ? 0 : 180;
  return at.y > other.y ? 270 : 90;
};

/** Ends of wires that nothing else is at come first. */
function* anchorsOf(cluster: Cluster): Generator<Anchor> {
  const ends = new Map<string, number>();
  const key = ({ x, y }: Point): string => `${x} ${y}`;
  for (const { points } of cluster.items) for (const at of points) ends.set(key(at), (ends.get(key(at)) ?? 0) + 1);
  const segments = cluster.items.flatMap(({ segment }) => segment ?? []);
  for (const { from, to } of segments)
    for (const [at, other] of [
      [from, to],
      [to, from],
    ] as const)
      if (ends.get(key(at)) === 1) yield { at, rotation: awayFrom(other, at) };
  for (const { from, to } of segments)
    if (from.x === to.x || from.y === to.y)
      yield { at: { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }, rotation: 0 };
  for (const { pin, record } of cluster.items)
    if (pin && record.kind === "component")
      yield { at: pin.at, rotation: OUTWARD[placeDirection(pin.pin.direction, record)] };
  for (const { from, to } of segments) {
    yield { at: from, rotation: 0 };
    yield { at: to, rotation: 0 };
  }
  for (const { points } of cluster.items) for (const at of points) yield { at, rotation: 0 };
}

/** Names one net on one sheet. */
export class NetLabeler {
  readonly #net: NetOnSheet;
  readonly #scope: NetScope;
  readonly #context: SheetContext;
  readonly #graph: ClusterGraph;
  readonly #text: string;
  /** Kinds of the labels that each part of the net has. */
  readonly #named = new Map<Cluster, Set<LabelKind>>();
  /** Labels that the file does not have. */
  added = 0;

  constructor(net: NetOnSheet, scope: NetScope, graph: ClusterGraph) {
    [this.#net, this.#scope, this.#graph] = [net, scope, graph];
    this.#context = net.sheet.context;
    this.#text = netText(net.net);
    const name = this.#text.replaceAll("/", "{slash}");
    for (const cluster of net.clusters) {
      const isSupplied = readDrivers(cluster, graph).some(
        (driver) => driver.kind === "global-power" && driver.name === name,
      );
      // A supply names the net everywhere, as a port does.
      this.#named.set(cluster, new Set(isSupplied ? ["port"] : []));
    }
  }

  /** Kind of label for nets that the sheet joins with others. */
  get #linkKind(): LabelKind {
    if (!this.#scope.isCrossing) return "net-label";
    return this.#scope.isGlobal ? "port" : "sheet-label";
  }

  get #isLinked(): boolean {
    return !this.#scope.isCrossing || [...this.#named.values()].some((kinds) => kinds.has(this.#linkKind));
  }

  run(): void {
    for (const segment of this.#net.segments) {
      const clusters = clustersOfSegment(segment, this.#graph);
      for (const [at, label] of segment.segment.labels.entries())
        this.#carryOver(label, at < MAX_LABELS ? clusters : NO_CLUSTERS);
    }
    const { clusterCount, isCrossing } = this.#scope;
    const isNamed = [...this.#named.values()].some(({ size }) => size > 0);
    if (!this.#isLinked) this.#addFirst(this.#linkKind);
    else if (!isNamed && clusterCount === 1 && !isAutomaticName(this.#net.net)) this.#addFirst("net-label");
    if (this.#net.clusters.length < 2 && !isCrossing) return;
    for (const [cluster, kinds] of this.#named) if (kinds.size === 0) this.#add(cluster, "net-label");
  }

  #addFirst(kind: LabelKind): void {
    const [first] = this.#net.clusters.toSorted((a, b) => b.items.length - a.items.length);
    if (first) this.#add(first, kind);
  }

  #add(cluster: Cluster, kind: LabelKind): void {
    for (const { at, rotation } of anchorsOf(cluster)) {
      if (!isFree(at, cluster, this.#graph)) continue;
      this.#put(cluster, kind, at, rotation);
      this.added++;
      return;
    }
  }

  #put(cluster: Cluster, kind: LabelKind, at: Point, rotation: Rotation): void {
    const { records } = this.#context;
    const common = { id: records.newId(), sheetId: cluster.sheetId, at, rotation, text: this.#text };
    if (kind === "net-label") records.add({ kind, ...common });
    else records.add({ kind, ...common, direction: "passive" });
    this.#named.get(cluster)?.add(kind);
  }

  #carryOver(label: EagleLabel, clusters: ReadonlySet<Cluster>): void {
    const { report, sheet } = this.#context;
    report.found("labels");
    const wanted = toPoint(label, sheet.origin);
    const source = placeInFile(this.#context, label.line);
    const about = { construct: "labels", values: { net: this.#net.net }, source } as const;
    const place = { sheetId: sheet.id, at: wanted };
    const found = this.#nearest(wanted, clusters);
    if (!found) {
      report.lost({ ...about, code: "eagle.labelWithoutWire", place });
      return;
    }
    const { cluster, at } = found;
    if (distance(at, wanted) > MAX_SHIFT) report.changed({ ...about, code: "eagle.labelMoved", place });
    const kind = !this.#isLinked ? this.#linkKind : label.hasFlag && this.#scope.isGlobal ? "port" : "net-label";
    this.#put(cluster, kind, at, quarterTurn(label.rotation.angleDeg));
  }

  /** The nearest place on a wire that is clear of other nets. */
  #nearest(wanted: Point, clusters: ReadonlySet<Cluster>): PlaceOnWire | null {
    const refused = new Set<number>();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const best = nearestPlace(wanted, clusters, refused);
      if (!best || isFree(best.at, best.cluster, this.#graph)) return best;
      refused.add(pointKey(best.at));
    }
    return null;
  }
}
