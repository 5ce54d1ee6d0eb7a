// Pads and vias that leave out the layers on which nothing reaches them (KiCad 6 and later).

import { findList, hasFlag, headOf, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import { BOARD_FRAME, findPoint } from "@/lib/core/native-board/kicad/frame";
import type { KicadLayer } from "@/lib/core/native-board/kicad/layer-table";

/** Where tracks end, by layer; gathered when the first pad asks. */
export class TrackEnds {
  readonly #board: SList;
  #byLayer: Map<string, Vec2[]> | undefined;

  constructor(board: SList) {
    this.#board = board;
  }

  isReached(layer: string, [x, y]: Vec2, radius: number): boolean {
    this.#byLayer ??= this.#gather();
    return this.#byLayer.get(layer)?.some((end) => Math.hypot(end[0] - x, end[1] - y) <= radius) ?? false;
  }

  #gather(): Map<string, Vec2[]> {
    const ends = new Map<string, Vec2[]>();
    for (const track of listsIn(this.#board)) {
      if (headOf(track) !== "segment" && headOf(track) !== "arc") continue;
      const [layer = ""] = wordsOf(findList(track, "layer"));
      const points = ["start", "end"].flatMap((head) => [findPoint(track, head, BOARD_FRAME) ?? []].filter(isPoint));
      const known = ends.get(layer);
      if (known) known.push(...points);
      else ends.set(layer, points);
    }
    return ends;
  }
}

function isPoint(value: Vec2 | []): value is Vec2 {
  return value.length === 2;
}

/** A pad or a via: `record` says whether layers may be left out, `at` and `radius` where tracks must end to keep one. */
export type Reach = { record: SList; at: Vec2; radius: number };

/** False for copper layers without this pad. Zones that reach it are named in the file. */
export function isOnLayer({ name, place }: KicadLayer, { record, at, radius }: Reach, ends: TrackEnds): boolean {
  if (place.type !== "copper" || !hasFlag(record, "remove_unused_layers")) return true;
  if (place.side !== "inner" && hasFlag(record, "keep_end_layers")) return true;
  if (wordsOf(findList(record, "zone_layer_connections")).includes(name)) return true;
  return ends.isReached(name, at, radius);
}
