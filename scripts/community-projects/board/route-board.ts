// Routing of all nets: each takes the way of least cost, traces that are in its way are routed again.

import type { Net } from "../netlist";
import { distanceToTrack, type LandCopper, type Route, type Track, VIA_MM } from "./copper";
import { type Board, RouteGrid, type Rule } from "./route-grid";

export interface RoutedNet {
  readonly name: string;
  readonly widthMm: number;
}

const CLEARANCE_MM = 0.2;
const NARROW: readonly Rule[] = [
  { widthMm: 0.25, clearanceMm: 0.2 },
  { widthMm: 0.2, clearanceMm: 0.15 },
];
const MAX_ROUNDS = 260;

function trackGap(a: Track, b: Track): number {
  return Math.min(
    distanceToTrack(a.from, b),
    distanceToTrack(a.to, b),
    distanceToTrack(b.from, a),
    distanceToTrack(b.to, a),
    crosses(a, b) ? 0 : Infinity,
  );
}

function crosses({ from: a, to: b }: Track, { from: c, to: d }: Track): boolean {
  const side = (p: Track["from"], q: Track["from"], r: Track["from"]) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** True if the routes are closer than the clearance. */
function isConflict(a: Route, b: Route, clearance: number): boolean {
  const limit = clearance - 1e-3;
  for (const one of a.tracks)
    for (const other of b.tracks)
      if (one.layer === other.layer && trackGap(one, other) < limit + (one.width + other.width) / 2) return true;
  const nearVia = (via: Track["from"], { tracks, vias }: Route) =>
    tracks.some((track) => distanceToTrack(via, track) < limit + (VIA_MM + track.width) / 2) ||
    vias.some((other) => Math.hypot(via[0] - other[0], via[1] - other[1]) < limit + VIA_MM);
  return a.vias.some((via) => nearVia(via, b)) || b.vias.some((via) => nearVia(via, a));
}

class Router {
  readonly #grid: RouteGrid;
  readonly #lands: ReadonlyMap<string, LandCopper[]>;
  readonly #routes = new Map<string, Route[]>();

  constructor(board: Board) {
    this.#grid = new RouteGrid(board);
    const lands = new Map<string, LandCopper[]>();
    for (const land of board.lands) lands.set(land.net, [...(lands.get(land.net) ?? []), land]);
    this.#lands = lands;
  }

  get routes(): Route[] {
    return [...this.#routes.values()].flat();
  }

  /** Routes the net, or answers false where there is no way even through traces of others. */
  #connect({ name, widthMm }: RoutedNet, penalty: number): boolean {
    const [first, ...rest] = this.#lands.get(name) ?? [];
    if (!first) return true;
    const made: Route[] = [];
    const tree = [...this.#grid.nodesOf(first)];
    const open = new Map(rest.map((land) => [land, this.#grid.nodesOf(land)] as const));
    const others = this.routes.filter(({ net }) => net !== name);
    while (open.size > 0) {
      const targets = new Set([...open.values()].flat());
      const search = { net: name, routes: others, sources: tree, targets, penalty };
      let nodes: number[] | null = null;
      let width = widthMm;
      for (const rule of [
        { widthMm, clearanceMm: CLEARANCE_MM },
        ...NARROW.filter((each) => each.widthMm < widthMm || each.clearanceMm < CLEARANCE_MM),
      ]) {
        nodes = this.#grid.find({ ...search, rule });
        width = rule.widthMm;
        if (nodes) break;
      }
      if (!nodes) return false;
      const route = this.#grid.toRoute(name, nodes, width);
      made.push(route);
      const end = nodes.at(-1) ?? -1;
      for (const [land, its] of open)
        if (its.includes(end)) {
          tree.push(...its);
          open.delete(land);
        }
      tree.push(...this.#grid.nodesOfRoute(route));
    }
    this.#routes.set(name, made);
    return true;
  }

  /** Names of nets whose traces are too close to those of the net; they lose theirs. */
  #ripUp(name: string): string[] {
    const own = this.#routes.get(name) ?? [];
    const found = [...this.#routes].filter(
      ([other, routes]) => other !== name && own.some((a) => routes.some((b) => isConflict(a, b, 0.15))),
    );
    for (const [other] of found) this.#routes.delete(other);
    return found.map(([other]) => other);
  }

  /** False if some net has no way. */
  run(nets: readonly RoutedNet[]): boolean {
    const queue = [...nets];
    const byName = new Map(nets.map((net) => [net.name, net]));
    for (let round = 0; queue.length > 0; round++) {
      if (round > MAX_ROUNDS) return false;
      const net = queue.shift();
      if (!net) break;
      if (!this.#connect(net, 4 + round * 0.35)) return false;
      for (const other of this.#ripUp(net.name)) {
        const again = byName.get(other);
        if (again) queue.push(again);
      }
    }
    return true;
  }
}

/** Null if some net could not be routed. Nets with few lands go first, ground last. */
export function routeBoard(board: Board, nets: readonly Net[], widthOf: (net: Net) => number): Route[] | null {
  const span = ({ name }: Net) => {
    const at = board.lands.filter(({ net }) => net === name).map((land) => land.at);
    const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
    return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  };
  const rank = (net: Net) => (net.name === "GND" ? 1e6 : span(net));
  const wanted = nets
    .filter(({ pins }) => pins.length > 1)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((net) => ({ name: net.name, widthMm: widthOf(net) }));
  const router = new Router(board);
  return router.run(wanted) ? router.routes : null;
}
