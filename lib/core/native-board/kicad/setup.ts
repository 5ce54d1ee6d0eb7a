// What a KiCad board says for all of its pads and vias at once.

import { findList, findNumber, findWord, hasFlag, listsIn, type SList, wordsOf } from "@/lib/base/s-expression";

export type KicadSetup = {
  maskMarginMm: number;
  pasteMarginMm: number;
  /** A share of the pad's own size, added to the margin. */
  pasteRatio: number;
  viaDrillMm: number | undefined;
  microViaDrillMm: number | undefined;
  /** Sides on which vias are covered by mask. */
  tented: { top: boolean; bottom: boolean };
};

export function readSetup(board: SList): KicadSetup {
  const setup = findList(board, "setup");
  const netClass = findList(board, "net_class");
  const number = (head: string) => (setup ? findNumber(setup, head) : undefined);
  return {
    maskMarginMm: number("pad_to_mask_clearance") ?? 0,
    pasteMarginMm: number("pad_to_paste_clearance") ?? 0,
    pasteRatio: number("pad_to_paste_clearance_ratio") ?? 0,
    viaDrillMm: (netClass && findNumber(netClass, "via_drill")) ?? number("via_drill"),
    microViaDrillMm: (netClass && findNumber(netClass, "uvia_drill")) ?? number("uvia_drill"),
    tented: tentedSides(setup),
  };
}

/** Since version 9 the board says it; before it was a question of how layers were plotted. */
function tentedSides(setup: SList | undefined): KicadSetup["tented"] {
  const tenting = findList(setup, "tenting");
  if (tenting) return readTenting(tenting);
  const isOpen = hasFlag(findList(setup, "pcbplotparams"), "viasonmask");
  return { top: !isOpen, bottom: !isOpen };
}

/** (tenting front back), (tenting none), or (tenting (front yes) (back no)). */
export function readTenting(tenting: SList): KicadSetup["tented"] {
  const words = wordsOf(tenting);
  const isOn = (side: string) => {
    const own = listsIn(tenting, side)[0];
    return own ? wordsOf(own)[0] !== "no" : words.includes(side);
  };
  return { top: isOn("front"), bottom: isOn("back") };
}

/** The board's nets by number; since version 10 tracks name them outright. */
export class NetTable {
  readonly #names = new Map<string, string>();

  constructor(board: SList) {
    for (const net of listsIn(board, "net")) {
      const [number, name] = wordsOf(net);
      if (number !== undefined && name !== undefined) this.#names.set(number, name);
    }
  }

  /** The name in (net 1) or (net 1 "GND") within `list`; undefined for none and for the empty net. */
  of(list: SList): string | undefined {
    const [number, name] = wordsOf(findList(list, "net"));
    const found =
      name ?? (number === undefined ? undefined : (this.#names.get(number) ?? (/^\d+$/.test(number) ? "" : number)));
    return found === "" ? findWord(list, "net_name") || undefined : found;
  }
}
