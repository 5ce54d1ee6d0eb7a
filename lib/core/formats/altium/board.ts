// An Altium board as its file describes it, binary or saved as text.

import type { AltiumComponent } from "@/lib/core/formats/altium/component";
import type { AltiumPrimitive, AltiumVertex } from "@/lib/core/formats/altium/primitives";
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";

export const MIL_MM = 0.0254;

export type AltiumBoard = {
  encoding: "binary" | "text";
  /** Millimeters of one unit of the primitives' lengths: a ten-thousandth of a mil in binary files, a mil in text. */
  unitMm: number;
  /** Properties of the board itself, in which lengths are always mils. */
  properties: AltiumProperties;
  /** The board shape, in mils. */
  outline: readonly AltiumVertex[];
  /** Copper layers and planes from the top down. */
  copperLayers: readonly { number: number; name: string }[];
  nets: ReadonlyMap<number, string>;
  components: ReadonlyMap<number, AltiumComponent>;
  rules: readonly AltiumProperties[];
  /** Boards in files of their own, of which a panel consists. */
  embeddedBoards: number;
  /** In the order of the file. */
  primitives: readonly AltiumPrimitive[];
  /** Streams and records for which the model has no type. */
  restStreams: ReadonlyMap<string, Uint8Array>;
  restRecords: readonly AltiumProperties[];
};

const [TOP, BOTTOM] = [1, 32];
const MAX_COPPER = 64;

/** Each layer names the one below it: LAYER1NEXT and so on. */
export function copperLayers(board: AltiumProperties): { number: number; name: string }[] {
  const layers = new Map<number, string>();
  for (let at = TOP; at > 0 && layers.size < MAX_COPPER && !layers.has(at);) {
    layers.set(at, board.text(`LAYER${at}NAME`));
    at = Number(board.text(`LAYER${at}NEXT`)) || 0;
  }
  if (!layers.has(BOTTOM)) layers.set(BOTTOM, "");
  return [...layers].map(([number, name]) => ({ number, name }));
}

/** Counts by name the streams and records for which the model has no type. */
export function countUntyped({ restStreams, restRecords }: AltiumBoard): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of [...restStreams.keys(), ...restRecords.map(({ record }) => record)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
