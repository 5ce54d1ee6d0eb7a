// Altium's layer numbers, and the stack of a board's copper layers.

import type { AltiumBoard } from "@/lib/core/formats/altium/board";
import type { LayerPlace } from "@/lib/core/native-board/layer-place";

export const [TOP, BOTTOM, MULTI] = [1, 32, 74];
const [FIRST_PLANE, LAST_PLANE] = [39, 54];

const OTHERS: Record<number, { title: string; place: LayerPlace }> = {
  33: { title: "Top Overlay", place: { type: "silkscreen", side: "top" } },
  34: { title: "Bottom Overlay", place: { type: "silkscreen", side: "bottom" } },
  35: { title: "Top Paste", place: { type: "paste", side: "top" } },
  36: { title: "Bottom Paste", place: { type: "paste", side: "bottom" } },
  37: { title: "Top Solder", place: { type: "soldermask", side: "top" } },
  38: { title: "Bottom Solder", place: { type: "soldermask", side: "bottom" } },
};

export const EDGE = { title: "Board Shape", place: { type: "outline", side: "all" } } as const satisfies AltiumLayer;

export type AltiumLayer = { title: string; place: LayerPlace };

export class LayerStack {
  /** Numbers from the top down. */
  readonly copper: readonly number[];
  readonly #titles: ReadonlyMap<number, string>;

  constructor(layers: AltiumBoard["copperLayers"]) {
    this.copper = layers.map(({ number }) => number);
    this.#titles = new Map(layers.map(({ number, name }) => [number, name]));
  }

  find(number: number): AltiumLayer | undefined {
    const other = OTHERS[number];
    if (other) return other;
    const at = this.copper.indexOf(number);
    if (at < 0) return undefined;
    const side = number === TOP ? "top" : number === BOTTOM ? "bottom" : "inner";
    const title =
      this.#titles.get(number) ||
      (side === "top" ? "Top Layer" : side === "bottom" ? "Bottom Layer" : `Layer ${at + 1}`);
    return { title, place: { type: "copper", side, layer: at + 1 } };
  }

  /** Every layer that a board has, whether anything is drawn on it or not. */
  all(): AltiumLayer[] {
    return [...this.copper, ...Object.keys(OTHERS).map(Number)].flatMap((number) => this.find(number) ?? []);
  }

  between(from: number, to: number): readonly number[] {
    const [a, b] = [this.copper.indexOf(from), this.copper.indexOf(to)];
    return a < 0 || b < 0 ? this.copper : this.copper.slice(Math.min(a, b), Math.max(a, b) + 1);
  }

  depthOf(number: number): number {
    return this.copper.indexOf(number) + 1;
  }
}

/** Planes are drawn as what is missing of them, and what pads leave out of them is worked out by rules. */
export function isPlane(number: number): boolean {
  return number >= FIRST_PLANE && number <= LAST_PLANE;
}
