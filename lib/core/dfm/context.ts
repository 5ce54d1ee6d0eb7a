// The board as the checks look at it: what several of them need is worked out once, when the first one asks.

import { boardEdge, type BoardEdge } from "@/lib/core/dfm/derived/board-edge";
import { type Copper, copperOf } from "@/lib/core/dfm/derived/copper";
import { type DrawnLayer, drawnLayer, drawsAt } from "@/lib/core/dfm/derived/drawn-layer";
import { type Hole, HoleIndex, holesOf, reaches } from "@/lib/core/dfm/derived/holes";
import { type Pad, padsOf } from "@/lib/core/dfm/derived/pads";
import { copperLayerCount } from "@/lib/core/board/board-missing";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { Budget } from "@/lib/core/measure/copper/copper-index";
import { groundOf } from "@/lib/core/measure/copper/ground";
import { DATA_STRIDE } from "@/lib/core/board/image";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Straight pieces of all copper layers together; the largest board seen has a million. */
const MAX_PIECES = 2_000_000;
/** Comparisons of one check of a board; the largest one seen asks for a tenth, one of nothing but overlaps for all. */
const MAX_COMPARISONS = 100_000_000;

export type Side = "top" | "bottom";
export type PrintedType = "soldermask" | "silkscreen" | "paste";

export class DfmContext {
  readonly board: BoardModel;
  readonly order: PcbSpecification;
  /** Shared by all checks: below 0 what was found is not whole, and a check says "tooLarge". */
  readonly budget: Budget;
  readonly #kept: Map<string, unknown>;

  constructor(board: BoardModel, order: PcbSpecification, known?: { budget: Budget; memoized: Map<string, unknown> }) {
    this.board = board;
    this.order = order;
    this.budget = known?.budget ?? { left: MAX_COMPARISONS };
    this.#kept = known?.memoized ?? new Map<string, unknown>();
  }

  /** The same board for another order: what was worked out of it stands, since none of that asks what is ordered. */
  forOrder(order: PcbSpecification): DfmContext {
    if (this.isBudgetExceeded) return new DfmContext(this.board, order);
    this.budget.left = MAX_COMPARISONS;
    return new DfmContext(this.board, order, { budget: this.budget, memoized: this.#kept });
  }

  get isBudgetExceeded(): boolean {
    return this.budget.left < 0;
  }

  /** Null where the board is too large; no layers where no copper came. */
  get copper(): Copper | null {
    return this.memo("copper", () => copperOf(this.board, this.#drawing));
  }

  /** In the order of the drill files, round ones of a file before its slots. */
  get holes(): readonly Hole[] {
    return this.holeIndex.holes;
  }

  /** The same holes, asked by place; with their roles known. */
  get holeIndex(): HoleIndex {
    const index = this.#bareHoles;
    this.memo("roles", () => this.#tellRoles(index));
    return index;
  }

  /** Pads of all copper layers; empty where there is no copper or too much of it. */
  get pads(): readonly Pad[] {
    return this.memo("pads", () => {
      const copper = this.copper;
      if (!copper) return [];
      return padsOf(copper, this.holeIndex, ({ source: { side } }, x, y) => {
        const mask = side === "inner" || side === "all" ? null : this.drawn("soldermask", side);
        return mask && drawsAt(mask, x, y);
      });
    });
  }

  /** A side's mask openings, silkscreen or paste openings; null where no file came, "tooLarge" beyond the caps. */
  drawnOrReason(type: PrintedType, side: Side): DrawnLayer | "tooLarge" | null {
    return this.memo(`${type}/${side}`, () => {
      const source = this.board.layers.find((layer) => layer.type === type && layer.side === side);
      return source ? (drawnLayer(source, this.#drawing) ?? "tooLarge") : null;
    });
  }

  /** As `drawnOrReason`, null for both. */
  drawn(type: PrintedType, side: Side): DrawnLayer | null {
    const layer = this.drawnOrReason(type, side);
    return layer === "tooLarge" ? null : layer;
  }

  /** Null where the outline is missing. */
  get edgeRing(): BoardEdge | null {
    return this.memo("rim", () => boardEdge(this.board.outline, this.budget));
  }

  /** What `make` gives the first time that `key` is asked for: for what some checks share and others never need. */
  memo<T>(key: string, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }

  get #bareHoles(): HoleIndex {
    return this.memo("holes", () => new HoleIndex(holesOf(this.board.drills, copperLayerCount(this.board) ?? 0)));
  }

  get #drawing() {
    return { maxPieces: MAX_PIECES, ground: groundOf(this.board.outline), budget: this.budget };
  }

  /** A plated hole is a via where its pad is called so, else where mask lies over it on a side that has a mask. */
  #tellRoles(index: HoleIndex): true {
    const named = viaPlaces(this.copper, index);
    for (const hole of index.holes) {
      if (hole.isPlated && !hole.isPlatingKnown && !this.#hasCopperAround(hole)) {
        hole.isPlated = false;
        hole.role = "unplated";
      }
      if (hole.role === "unplated") continue;
      const said = named.get(hole);
      if (said ?? this.#isCovered(hole)) hole.role = "via";
    }
    return true;
  }

  /** Bare holes keep their distance from copper; a hole that a file says nothing of is plated where copper meets it. */
  #hasCopperAround({ x, y, diameterMm }: Hole): boolean {
    const { copper } = this;
    if (!copper || copper.layers.length === 0) return true;
    return copper.layers.some(({ index }) => index.hasAt(x, y, diameterMm / 2 + EDGE_MM));
  }

  #isCovered(hole: Hole): boolean {
    if (hole.path || hole.diameterMm > LARGEST_VIA_MM) return false;
    if (hole.span) return true;
    const masks = [this.drawn("soldermask", "top"), this.drawn("soldermask", "bottom")].filter((mask) => mask !== null);
    if (masks.length === 0) return hole.diameterMm <= LARGEST_OPEN_VIA_MM;
    return hole.diameterMm <= LARGEST_OPEN_VIA_MM || masks.some((mask) => !drawsAt(mask, hole.x, hole.y));
  }
}

const EDGE_MM = 0.05;
/** Wider ones under the mask are mounting holes and the like. */
const LARGEST_VIA_MM = 0.8;
/** Leads of parts go into no narrower holes, so vias may be left open up to here. */
const LARGEST_OPEN_VIA_MM = 0.5;

/** Of holes within a pad that X2 names, whether it is a via's. */
function viaPlaces(copper: Copper | null, index: HoleIndex): Map<Hole, boolean> {
  const out = new Map<Hole, boolean>();
  for (const layer of copper?.layers ?? []) {
    const { image } = layer.source;
    for (const owner of layer.pieces.pads) {
      const object = layer.pieces.objects[owner] ?? -1;
      const purpose = image.shapes[image.shape[object] ?? -1]?.purpose;
      if (purpose !== "ViaPad" && purpose !== "ComponentPad") continue;
      const [x = 0, y = 0] = image.data.subarray(object * DATA_STRIDE, object * DATA_STRIDE + 2);
      for (const hole of index.near(x, y, x, y))
        if (Math.hypot(hole.x - x, hole.y - y) < hole.diameterMm / 2 && reaches(hole, layer.position))
          out.set(hole, purpose === "ViaPad");
    }
  }
  return out;
}
