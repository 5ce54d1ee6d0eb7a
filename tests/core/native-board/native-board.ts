// Boards of design tools for the tests of this folder: read from text, or failing loudly.

import { attributesIn } from "@/lib/core/board/attribute-table";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";

export function boardOf(content: string | Uint8Array, name = "board.kicad_pcb"): BoardModel {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const result = readBoard([{ name, bytes }]);
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.details)}`);
  return result.value;
}

export function layerOf({ layers }: BoardModel, type: BoardLayer["type"], side: BoardLayer["side"]): BoardLayer {
  const layer = layers.find((candidate) => candidate.type === type && candidate.side === side);
  if (!layer) throw new Error(`no ${type} ${side}`);
  return layer;
}

/** Attributes of each object: "net component.pin purpose". */
export function sayings({ image }: BoardLayer): string[] {
  return Array.from({ length: image.count }, (_, at) => {
    const set = attributesIn(image.attributes, image.attributeSet[at] ?? 0);
    const purpose = image.kind[at] === 2 ? "" : (image.shapes[image.shape[at] ?? 0]?.purpose ?? "");
    return `${set.get(".N")?.[0] ?? "-"} ${set.get(".P")?.join(".") ?? set.get(".C")?.[0] ?? "-"} ${purpose}`.trim();
  });
}
