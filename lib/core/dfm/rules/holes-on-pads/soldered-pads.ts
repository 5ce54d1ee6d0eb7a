// Pads of the outer layers that a part is soldered flat on, asked by place.

import Flatbush from "flatbush";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Hole } from "@/lib/core/dfm/derived/holes";
import type { Pad } from "@/lib/core/dfm/derived/pads";

export class PadIndex {
  readonly pads: readonly Pad[];
  readonly #tree: Flatbush | null;

  constructor(pads: readonly Pad[]) {
    this.pads = pads;
    this.#tree = pads.length > 0 ? new Flatbush(pads.length) : null;
    for (const { box } of pads) this.#tree?.add(box.minX, box.minY, box.maxX, box.maxY);
    this.#tree?.finish();
  }

  /** Pads whose boxes lie within `reachMm` of a hole's, in the order of the list. */
  near({ x, y, diameterMm }: Hole, reachMm: number): Pad[] {
    const far = diameterMm / 2 + reachMm;
    const found = this.#tree?.search(x - far, y - far, x + far, y + far) ?? [];
    return found.sort((a, b) => a - b).flatMap((at) => this.pads[at] ?? []);
  }
}

/** Pads of balls apart from the others. */
export function solderedPads(context: DfmContext, role: "smd" | "bga"): PadIndex {
  return context.memo(
    `soldered/${role}`,
    () => new PadIndex(context.pads.filter((pad) => pad.layer.isOuter && pad.role === role)),
  );
}
