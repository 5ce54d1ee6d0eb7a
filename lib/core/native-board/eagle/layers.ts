// Eagle's layer numbers.

import type { LayerPlace } from "@/lib/core/native-board/layer-place";

const PLACES: Record<number, LayerPlace> = {
  20: { type: "outline", side: "all" },
  // Cuts within the board.
  46: { type: "outline", side: "all" },
  21: { type: "silkscreen", side: "top" },
  22: { type: "silkscreen", side: "bottom" },
  25: { type: "silkscreen", side: "top" },
  26: { type: "silkscreen", side: "bottom" },
  29: { type: "soldermask", side: "top" },
  30: { type: "soldermask", side: "bottom" },
  31: { type: "paste", side: "top" },
  32: { type: "paste", side: "bottom" },
};

const TITLES: Record<string, string> = {
  outline: "Dimension",
  "silkscreen top": "tPlace, tNames",
  "silkscreen bottom": "bPlace, bNames",
  "soldermask top": "tStop",
  "soldermask bottom": "bStop",
  "paste top": "tCream",
  "paste bottom": "bCream",
};

export type EagleLayer = { title: string; place: LayerPlace };

/** Undefined for layers of which nothing is made: values, documents, rules. `copper` from the top down. */
export function eagleLayer(number: number, copper: readonly number[]): EagleLayer | undefined {
  const place = PLACES[number];
  if (place) return { title: TITLES[place.type] ?? TITLES[`${place.type} ${place.side}`] ?? "", place };
  const at = copper.indexOf(number);
  if (at < 0) return undefined;
  const side = number === 1 ? "top" : number === 16 ? "bottom" : "inner";
  const title = number === 1 ? "Top" : number === 16 ? "Bottom" : `Route${number}`;
  return { title, place: { type: "copper", side, layer: at + 1 } };
}

/** The layer that takes the place of `number` when a package is put on the other side. */
export function mirroredLayer(number: number): number {
  if (number >= 1 && number <= 16) return 17 - number;
  const isPaired = (number >= 21 && number <= 42) || number === 51 || number === 52;
  return isPaired ? (number % 2 === 1 ? number + 1 : number - 1) : number;
}
