// The board and order of one check, with everything that several rules derive from the board, computed on first use.

import { boardEdge, type BoardEdge } from "@/lib/core/dfm/derived/board-edge";
import { type Copper, copperOf } from "@/lib/core/dfm/derived/copper";
import { type DrawnLayer, drawnLayer, drawsAt, type PrintedType, type Side } from "@/lib/core/dfm/derived/drawn-layer";
import { type Hole, HoleIndex, holesOf, reaches } from "@/lib/core/dfm/derived/holes";
import { type Pad, padsOf } from "@/lib/core/dfm/derived/pads";
import { copperLayerCount } from "@/lib/core/board/board-missing";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { Budget } from "@/lib/core/measure/copper/copper-index";
import { groundOf } from "@/lib/core/measure/copper/ground";
import { DATA_STRIDE } from "@/lib/core/board/image";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Straight pieces on all copper layers; the largest board seen has a million. */
const MAX_PIECES = 2_000_000;
/** Comparisons per check of a board; the largest board seen needs a tenth, one of overlaps alone needs all. */
const MAX_COMPARISONS = 100_000_000;

export class DfmContext {
  readonly board: BoardModel;
  readonly order: PcbSpecification;
  /** Shared by all rules: below 0 the measures are incomplete, and a rule is skipped with "tooLarge". */
  readonly budget: Budget;
  readonly #memoized: Map<string, unknown>;

  constructor(board: BoardModel, order: PcbSpecification, known?: { budget: Budget; memoized: Map<string, unknown> }) {
    this.board = board;
    this.order = order;
    this.budget = known?.budget ?? { left: MAX_COMPARISONS };
    this.#memoized = known?.memoized ?? new Map<string, unknown>();
  }

  /** The same board for another order: memoized values stay, since none of them depends on the order. */
  forOrder(order: PcbSpecification): DfmContext {
    if (this.isBudgetExceeded) return new DfmContext(this.board, order);
    this.budget.left = MAX_COMPARISONS;
    return new DfmContext(this.board, order, { budget: this.budget, memoized: this.#memoized });
  }

  get isBudgetExceeded(): boolean {
    return this.budget.left < 0;
  }

  /** Null for a board that is too large; no layers without copper files. */
  get copper(): Copper | null {
    return this.memo("copper", () => copperOf(this.board, this.#layerOptions));
  }

  /** In the order of the drill files, round ones of a file before its slots. */
  get holes(): readonly Hole[] {
    return this.holeIndex.holes;
  }

  /** The same holes by position, with their roles assigned. */
  get holeIndex(): HoleIndex {
    const index = this.#unassignedHoles;
    this.memo("roles", () => this.#assignRoles(index));
    return index;
  }

  /** Pads of all copper layers; empty without copper and for a board that is too large. */
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

  /** Solder mask openings, silkscreen or paste openings of a side; null without a file, "tooLarge" beyond the caps. */
  drawnOrReason(type: PrintedType, side: Side): DrawnLayer | "tooLarge" | null {
    return this.memo(`${type}/${side}`, () => {
      const source = this.board.layers.find((layer) => layer.type === type && layer.side === side);
      return source ? (drawnLayer(source, this.#layerOptions) ?? "tooLarge") : null;
    });
  }

  /** As `drawnOrReason`, with null for "tooLarge". */
  drawn(type: PrintedType, side: Side): DrawnLayer | null {
    const layer = this.drawnOrReason(type, side);
    return layer === "tooLarge" ? null : layer;
  }

  /** Null without an outline. */
  get boardEdge(): BoardEdge | null {
    return this.memo("board edge", () => boardEdge(this.board.outline, this.budget));
  }

  /** The value of `make`, called once per key: for values that some rules share and others never need. */
  memo<T>(key: string, make: () => T): T {
    if (!this.#memoized.has(key)) this.#memoized.set(key, make());
    return this.#memoized.get(key) as T;
  }

  get #unassignedHoles(): HoleIndex {
    return this.memo("holes", () => new HoleIndex(holesOf(this.board.drills, copperLayerCount(this.board) ?? 0)));
  }

  get #layerOptions() {
    return { maxPieces: MAX_PIECES, ground: groundOf(this.board.outline), budget: this.budget };
  }

  /** A plated hole is a via if X2 names its pad so, otherwise if solder mask covers it on a side that has a mask. */
  #assignRoles(index: HoleIndex): true {
    const named = viaPlaces(this.copper, index);
    for (const hole of index.holes) {
      if (hole.isPlated && !hole.isPlatingKnown && !this.#hasCopperAround(hole)) {
        hole.isPlated = false;
        hole.role = "unplated";
      }
      if (hole.role === "unplated") continue;
      const isNamedVia = named.get(hole);
      if (isNamedVia ?? this.#isCovered(hole)) hole.role = "via";
    }
    return true;
  }

  /** NPTHs keep clear of copper; a hole of unknown plating counts as plated if copper touches it. */
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
/** Wider holes under the mask are mounting holes and the like. */
const LARGEST_VIA_MM = 0.8;
/** Component leads need wider holes, so vias may be left open up to here. */
const LARGEST_OPEN_VIA_MM = 0.5;

/** For each hole within a pad that X2 names: true for a via pad, false for a component pad. */
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
