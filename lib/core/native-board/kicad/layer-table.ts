// The layers of a KiCad board: which exist, what they are called, and where each belongs.

import type { LayerPlace } from "@/lib/core/native-board/layer-place";
import type { LayerType } from "@/lib/core/board/layer";
import type { KicadLayer } from "@/lib/core/formats/kicad/setup";

/** `name` is the one that the records of the file use, `title` the one that people gave the layer. */
export type BoardLayerName = { name: string; title: string; place: LayerPlace };

/** Up to version 5 the ids told the copper layers: 0 the top, 31 the bottom; before version 4 it was the other way round. */
const LAST_COPPER_ID = 31;
const FIRST_WITH_TOP_0 = 4;
const OLD_TOP_ID = 15;

const TYPES: Record<string, LayerType> = {
  SilkS: "silkscreen",
  Silkscreen: "silkscreen",
  Mask: "soldermask",
  Paste: "paste",
  Fab: "drawing",
  CrtYd: "drawing",
  Courtyard: "drawing",
  Adhes: "drawing",
};

export class LayerTable {
  /** The layers beside copper that the board's own table lists. */
  readonly own: BoardLayerName[] = [];
  /** Copper from the top down. */
  readonly copper: BoardLayerName[] = [];
  readonly #byName = new Map<string, BoardLayerName>();

  /** A board without a table of layers has two copper layers. */
  constructor(rows: readonly KicadLayer[], version: number) {
    const copper: { name: string; title: string; order: number }[] = [];
    for (const { name, id, userName } of rows) {
      const order = copperOrder(name, id, version);
      if (order === null) this.own.push(this.#addOther(name, userName ?? name));
      else copper.push({ name, title: userName ?? name, order });
    }
    if (copper.length === 0)
      copper.push({ name: "F.Cu", title: "F.Cu", order: 0 }, { name: "B.Cu", title: "B.Cu", order: 99 });
    copper.sort((p, q) => p.order - q.order);
    copper.forEach(({ name, title, order }, at) => {
      const side = order === 0 ? "top" : order === 99 ? "bottom" : "inner";
      const layer: BoardLayerName = { name, title, place: { type: "copper", side, layer: at + 1 } };
      this.copper.push(layer);
      this.#byName.set(name, layer);
    });
    // Files name what they use by these words, whether the table has them or not.
    for (const side of ["F", "B"]) for (const kind of Object.keys(TYPES)) this.#addOther(`${side}.${kind}`);
    this.#addOther("Edge.Cuts");
  }

  find(name: string): BoardLayerName | undefined {
    return this.#byName.get(name);
  }

  /** The layers that words like "F.Cu", "*.Mask" and "F&B.Cu" stand for, each once. */
  named(words: readonly string[]): BoardLayerName[] {
    const found = new Set<BoardLayerName>();
    for (const word of words) for (const layer of this.#matching(word)) found.add(layer);
    return [...found];
  }

  /** Copper from one layer to another, both included. */
  copperBetween(from: string, to: string): BoardLayerName[] {
    const [a, b] = [from, to].map((name) => this.copper.findIndex((layer) => layer.name === name));
    if (a === undefined || b === undefined || a < 0 || b < 0) return [...this.copper];
    return this.copper.slice(Math.min(a, b), Math.max(a, b) + 1);
  }

  #matching(word: string): BoardLayerName[] {
    if (word === "*.Cu") return this.copper;
    if (word === "*In.Cu" || word === "*.In.Cu") return this.copper.filter(({ place }) => place.side === "inner");
    if (word === "F&B.Cu") return this.copper.filter(({ place }) => place.side !== "inner");
    if (word.startsWith("*.")) return ["F", "B"].flatMap((side) => this.#matching(side + word.slice(1)));
    const layer = this.#byName.get(word);
    return layer ? [layer] : [];
  }

  #addOther(name: string, title = name): BoardLayerName {
    const existing = this.#byName.get(name);
    if (existing) return existing;
    const [prefix, kind = ""] = name.split(".");
    const type = name === "Edge.Cuts" ? "outline" : (TYPES[kind] ?? "drawing");
    const side = prefix === "F" ? "top" : prefix === "B" ? "bottom" : "all";
    const layer: BoardLayerName = { name, title, place: { type, side } };
    this.#byName.set(name, layer);
    return layer;
  }
}

/** 0 for the top, 99 for the bottom, the depth for what lies between; null for what is no copper. */
function copperOrder(name: string, id: number, version: number): number | null {
  if (name === "F.Cu") return 0;
  if (name === "B.Cu") return 99;
  const inner = /^In(\d+)\.Cu$/.exec(name);
  if (inner) return Number(inner[1]);
  // Until version 5 copper layers bore the names that people gave them.
  if (version > LAST_WITH_OWN_NAMES || !(id >= 0 && id <= LAST_COPPER_ID)) return null;
  if (version < FIRST_WITH_TOP_0)
    return id === OLD_TOP_ID ? 0 : id === 0 ? 99 : id < OLD_TOP_ID ? OLD_TOP_ID - id : null;
  return id === LAST_COPPER_ID ? 99 : id;
}

/** The format of KiCad 5. */
const LAST_WITH_OWN_NAMES = 20171130;
