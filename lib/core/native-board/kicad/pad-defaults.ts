// Settings of a KiCad board that apply to all of its pads and vias, and its table of nets.

import type { KicadBoard } from "@/lib/core/formats/kicad/board";
import type { KicadNetRef, KicadTenting } from "@/lib/core/formats/kicad/fields";

export type PadDefaults = {
  maskMarginMm: number;
  pasteMarginMm: number;
  /** A fraction of the pad's own size, added to the margin. */
  pasteRatio: number;
  viaDrillMm: number | undefined;
  microViaDrillMm: number | undefined;
  /** Sides on which vias are covered by mask. */
  tented: KicadTenting;
};

export function padDefaults({ setup, netClasses: [netClass] }: KicadBoard): PadDefaults {
  // Since version 9 the board says it; before it was a question of how layers were plotted.
  const isOpen = setup?.arePlottedViasOpen ?? false;
  return {
    maskMarginMm: setup?.padToMaskClearanceMm ?? 0,
    pasteMarginMm: setup?.padToPasteClearanceMm ?? 0,
    pasteRatio: setup?.padToPasteClearanceRatio ?? 0,
    viaDrillMm: netClass?.viaDrillMm ?? setup?.viaDrillMm,
    microViaDrillMm: netClass?.microViaDrillMm ?? setup?.microViaDrillMm,
    tented: setup?.tenting ?? { front: !isOpen, back: !isOpen },
  };
}

/** The board's nets by number; since version 10 tracks name them outright. */
export class NetTable {
  readonly #names = new Map<string, string>();

  constructor(nets: KicadBoard["nets"]) {
    for (const { number, name } of nets) this.#names.set(number, name);
  }

  /** Undefined for none and for the empty net; `otherwise` is a name that the record itself has for it. */
  find(net: KicadNetRef | undefined, otherwise?: string): string | undefined {
    if (!net) return undefined;
    const name = net.name ?? this.#names.get(net.id) ?? (/^\d+$/.test(net.id) ? "" : net.id);
    return name || otherwise || undefined;
  }
}
