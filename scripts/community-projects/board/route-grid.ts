// The grid that traces run on: which points a net may use, and the way of least cost between its copper and a land.

import type { Point } from "../../sample-boards/sheet";
import { distanceToLand, distanceToTrack, type LandCopper, type Route, type Track, VIA_MM } from "./copper";
import { Heap } from "./heap";
import { type Box, isWithin } from "./placed-part";

export const STEP_MM = 0.2;
const EDGE_MM = 0.4;
/** Copper to a non-plated hole. */
const PEG_MM = 0.3;
const VIA_COST = 14;
const OPEN = 0;
const SHARED = 1;
const CLOSED = 2;

export interface Board {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly lands: readonly LandCopper[];
  /** Non-plated holes: center and diameter. */
  readonly pegs: readonly (readonly [at: Point, diameter: number])[];
  /** Boxes without copper. */
  readonly keepOuts: readonly Box[];
}

export interface Rule {
  readonly widthMm: number;
  readonly clearanceMm: number;
}

export interface Search {
  readonly net: string;
  readonly rule: Rule;
  readonly routes: readonly Route[];
  /** Nodes that the way may begin at. */
  readonly sources: readonly number[];
  readonly targets: ReadonlySet<number>;
  /** Cost of a point that traces of other nets use. */
  readonly penalty: number;
}

export class RouteGrid {
  readonly columns: number;
  readonly rows: number;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    this.columns = Math.floor(board.widthMm / STEP_MM) + 1;
    this.rows = Math.floor(board.heightMm / STEP_MM) + 1;
  }

  get #size(): number {
    return this.columns * this.rows;
  }

  pointOf(node: number): Point {
    const cell = node % this.#size;
    return [(cell % this.columns) * STEP_MM, Math.floor(cell / this.columns) * STEP_MM];
  }

  layerOf(node: number): 0 | 1 {
    return node < this.#size ? 0 : 1;
  }

  #each(at: Point, reach: number, visit: (cell: number, point: Point) => void): void {
    const [left, right] = [Math.ceil((at[0] - reach) / STEP_MM), Math.floor((at[0] + reach) / STEP_MM)];
    const [low, high] = [Math.ceil((at[1] - reach) / STEP_MM), Math.floor((at[1] + reach) / STEP_MM)];
    for (let row = Math.max(0, low); row <= Math.min(this.rows - 1, high); row++)
      for (let column = Math.max(0, left); column <= Math.min(this.columns - 1, right); column++)
        visit(row * this.columns + column, [column * STEP_MM, row * STEP_MM]);
  }

  /** Nodes inside the land, at least the nearest one. */
  nodesOf({ at, shape, layers }: LandCopper): number[] {
    const cells: number[] = [];
    this.#each(at, 8, (cell, point) => {
      if (distanceToLand(point, at, shape) <= -0.1) cells.push(cell);
    });
    if (cells.length === 0) cells.push(Math.round(at[1] / STEP_MM) * this.columns + Math.round(at[0] / STEP_MM));
    return cells.flatMap((cell) => [...(layers & 1 ? [cell] : []), ...(layers & 2 ? [cell + this.#size] : [])]);
  }

  nodesOfRoute({ tracks, vias }: Route): number[] {
    const nodes: number[] = [];
    for (const track of tracks) {
      const [dx, dy] = [track.to[0] - track.from[0], track.to[1] - track.from[1]];
      const count = Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / STEP_MM);
      for (let at = 0; at <= count; at++) {
        const t = count === 0 ? 0 : at / count;
        nodes.push(this.#nodeAt([track.from[0] + t * dx, track.from[1] + t * dy], track.layer));
      }
    }
    for (const via of vias) nodes.push(this.#nodeAt(via, 0), this.#nodeAt(via, 1));
    return nodes;
  }

  #nodeAt([x, y]: Point, layer: 0 | 1): number {
    return Math.round(y / STEP_MM) * this.columns + Math.round(x / STEP_MM) + layer * this.#size;
  }

  /** State of all nodes for copper of the radius. */
  #mark({ net, routes }: Pick<Search, "net" | "routes">, radius: number, clearance: number): Uint8Array {
    const state = new Uint8Array(2 * this.#size);
    const close = (cell: number, layers: number, value: number) => {
      if (layers & 1) state[cell] = Math.max(state[cell] ?? 0, value);
      if (layers & 2) state[cell + this.#size] = Math.max(state[cell + this.#size] ?? 0, value);
    };
    const { widthMm, heightMm, lands, pegs, keepOuts } = this.#board;
    const edge = EDGE_MM + radius - 1e-6;
    for (let cell = 0; cell < this.#size; cell++) {
      const [x, y] = this.pointOf(cell);
      if (x < edge || y < edge || x > widthMm - edge || y > heightMm - edge) close(cell, 3, CLOSED);
      for (const [left, bottom, right, top] of keepOuts)
        if (isWithin([x, y], [left - radius, bottom - radius, right + radius, top + radius])) close(cell, 3, CLOSED);
    }
    const gap = radius + clearance - 1e-6;
    for (const land of lands) {
      if (land.net === net) continue;
      this.#each(land.at, 8, (cell, point) => {
        if (distanceToLand(point, land.at, land.shape) < gap) close(cell, land.layers, CLOSED);
      });
    }
    for (const [at, diameter] of pegs)
      this.#each(at, diameter / 2 + PEG_MM + radius, (cell, [x, y]) => {
        if (Math.hypot(x - at[0], y - at[1]) < diameter / 2 + PEG_MM + radius) close(cell, 3, CLOSED);
      });
    for (const route of routes) if (route.net !== net) this.#share(route, gap, close);
    return state;
  }

  #share({ tracks, vias }: Route, gap: number, close: (cell: number, layers: number, value: number) => void): void {
    for (const track of tracks) {
      const middle: Point = [(track.from[0] + track.to[0]) / 2, (track.from[1] + track.to[1]) / 2];
      const reach = gap + track.width / 2;
      const half = Math.max(Math.abs(track.to[0] - middle[0]), Math.abs(track.to[1] - middle[1])) + reach;
      this.#each(middle, half, (cell, point) => {
        if (distanceToTrack(point, track) < reach) close(cell, track.layer === 0 ? 1 : 2, SHARED);
      });
    }
    for (const via of vias)
      this.#each(via, gap + VIA_MM / 2, (cell, [x, y]) => {
        if (Math.hypot(x - via[0], y - via[1]) < gap + VIA_MM / 2) close(cell, 3, SHARED);
      });
  }

  /** Vias keep away from all lands, also those of their own net. */
  #viaStates(search: Search, own: readonly LandCopper[]): Uint8Array {
    const state = this.#mark(search, VIA_MM / 2, search.rule.clearanceMm);
    for (const land of own)
      this.#each(land.at, 8, (cell, point) => {
        if (distanceToLand(point, land.at, land.shape) < VIA_MM / 2 + 0.1) {
          state[cell] = CLOSED;
          state[cell + this.#size] = CLOSED;
        }
      });
    return state;
  }

  /** Nodes from a source to a target; null if there is no way. */
  find(search: Search): number[] | null {
    const { rule, sources, targets, penalty, net } = search;
    const state = this.#mark(search, rule.widthMm / 2, rule.clearanceMm);
    const viaState = this.#viaStates(
      search,
      this.#board.lands.filter((land) => land.net === net),
    );
    const cost = new Float64Array(2 * this.#size).fill(Infinity);
    const from = new Int32Array(2 * this.#size).fill(-1);
    const done = new Uint8Array(2 * this.#size);
    const heap = new Heap();
    for (const node of sources) {
      cost[node] = 0;
      heap.push(node, 0);
    }
    const isSource = new Set(sources);
    const relax = (node: number, next: number, step: number) => {
      const isEnd = targets.has(next) || isSource.has(next);
      const found = isEnd ? OPEN : (state[next] ?? CLOSED);
      if (found === CLOSED) return;
      const total = (cost[node] ?? 0) + step + (found === SHARED ? penalty : 0);
      if (total >= (cost[next] ?? 0)) return;
      cost[next] = total;
      from[next] = node;
      heap.push(next, total);
    };
    for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
      if (done[node]) continue;
      done[node] = 1;
      if (targets.has(node)) return this.#trace(node, from);
      this.#expand(node, relax, viaState, penalty);
    }
    return null;
  }

  #expand(
    node: number,
    relax: (node: number, next: number, step: number) => void,
    vias: Uint8Array,
    penalty: number,
  ): void {
    const cell = node % this.#size;
    const [column, row] = [cell % this.columns, Math.floor(cell / this.columns)];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (dx === 0 && dy === 0) continue;
        if (column + dx < 0 || column + dx >= this.columns || row + dy < 0 || row + dy >= this.rows) continue;
        relax(node, node + dy * this.columns + dx, dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      }
    const other = node < this.#size ? node + this.#size : node - this.#size;
    const state = Math.max(vias[node] ?? 0, vias[other] ?? 0);
    if (state !== CLOSED) relax(node, other, VIA_COST + (state === SHARED ? 2 * penalty : 0));
  }

  #trace(end: number, from: Int32Array): number[] {
    const nodes = [end];
    for (let node = from[end] ?? -1; node >= 0; node = from[node] ?? -1) nodes.push(node);
    return nodes.reverse();
  }

  /** Straight tracks and vias along the nodes. */
  toRoute(net: string, nodes: readonly number[], widthMm: number): Route {
    const tracks: Track[] = [];
    const vias: Point[] = [];
    let start = 0;
    for (let at = 1; at < nodes.length; at++) {
      const [before = 0, node = 0, after] = [nodes[at - 1], nodes[at], nodes[at + 1]];
      if (this.layerOf(before) !== this.layerOf(node)) {
        vias.push(this.pointOf(node));
        start = at;
      } else if (after === undefined || after - node !== node - before) {
        const from = this.pointOf(nodes[start] ?? 0);
        tracks.push({ layer: this.layerOf(node), from, to: this.pointOf(node), width: widthMm });
        start = at;
      }
    }
    return { net, tracks, vias };
  }
}
