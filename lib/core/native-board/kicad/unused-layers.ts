// Pads and vias that leave out the layers on which nothing reaches them (KiCad 6 and later).

import type { Vec2 } from "@/lib/base/vec2";
import type { KicadItem } from "@/lib/core/formats/kicad/board";
import type { KicadUnusedLayers } from "@/lib/core/formats/kicad/pad";
import { BOARD_FRAME, pointIn } from "@/lib/core/native-board/kicad/frame";
import type { BoardLayerName } from "@/lib/core/native-board/kicad/layer-table";

/** The ends of tracks by layer; gathered when the first pad asks. */
export class TrackEnds {
  readonly #items: readonly KicadItem[];
  #byLayer: Map<string, Vec2[]> | undefined;

  constructor(items: readonly KicadItem[]) {
    this.#items = items;
  }

  isReached(layer: string, [x, y]: Vec2, radius: number): boolean {
    this.#byLayer ??= this.#gather();
    return this.#byLayer.get(layer)?.some((end) => Math.hypot(end[0] - x, end[1] - y) <= radius) ?? false;
  }

  #gather(): Map<string, Vec2[]> {
    const ends = new Map<string, Vec2[]>();
    for (const track of this.#items) {
      if (track.kind !== "track") continue;
      const points = [track.start, track.end].flatMap((end) => (end ? [pointIn(BOARD_FRAME, ...end)] : []));
      for (const layer of track.layers) {
        const existing = ends.get(layer);
        if (existing) existing.push(...points);
        else ends.set(layer, [...points]);
      }
    }
    return ends;
  }
}

/** A pad or a via: `at` and `radius` tell where tracks must end to keep it on a layer. */
export type Reach = { unused: KicadUnusedLayers; at: Vec2; radius: number };

/** False for copper layers without this pad. Zones that reach it are named in the file. */
export function isOnLayer({ name, place }: BoardLayerName, { unused, at, radius }: Reach, ends: TrackEnds): boolean {
  if (place.type !== "copper" || !unused.areRemoved) return true;
  if (place.side !== "inner" && unused.areEndsKept) return true;
  return unused.zoneLayers.includes(name) || ends.isReached(name, at, radius);
}
