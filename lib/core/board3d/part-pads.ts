// The pads of each part that the files name: X2 attributes (.P, .C) of the outer copper, or a test netlist.

import { addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { BoardSource } from "@/lib/core/board3d/board-source";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { addObject, KIND, type LayerImage } from "@/lib/core/board/image";

export interface PartPads {
  /** Bounds of all pads, in board coordinates. */
  bounds: Bbox;
  side: "top" | "bottom";
  /** The center of the pad of pin 1. */
  pinOne: readonly [xMm: number, yMm: number] | null;
}

/** By designator. A part with pads on both sides is a through-hole part on the top. */
export function partPadsOf({ layers, netlist }: BoardSource): Map<string, PartPads> {
  const parts = new Map<string, PartPads>();
  for (const side of ["bottom", "top"] as const)
    for (const layer of layers) if (layer.type === "copper" && layer.side === side) addLayer(parts, layer.image, side);
  if (parts.size > 0) return parts;
  for (const { part, pin, pad, xMm, yMm, access, isVia } of netlist?.points ?? []) {
    if (part === null || isVia) continue;
    const own = partIn(parts, part, access === "bottom" ? "bottom" : "top");
    const half = Math.max(pad?.widthMm ?? 0.5, pad?.heightMm ?? 0) / 2;
    addPoint(own.bounds, xMm - half, yMm - half);
    addPoint(own.bounds, xMm + half, yMm + half);
    if (pin === "1" || pin === "A1") own.pinOne = [xMm, yMm];
  }
  return parts;
}

function addLayer(parts: Map<string, PartPads>, image: LayerImage, side: "top" | "bottom"): void {
  const known = new Map<number, { part: string; pin: string } | null>();
  const pinOf = (set: number) => {
    const found = known.get(set);
    if (found !== undefined) return found;
    const [part, pin = ""] = attributesIn(image.attributes, set).get(".P") ?? [];
    const partPin = part ? { part, pin } : null;
    known.set(set, partPin);
    return partPin;
  };
  for (let at = 0; at < image.count; at++) {
    const set = image.attributeSet[at] ?? 0;
    if (set === 0 || image.dark[at] !== 1 || image.kind[at] === KIND.stroke) continue;
    const partPin = pinOf(set);
    if (!partPin) continue;
    const own = partIn(parts, partPin.part, side);
    own.side = side;
    const box = emptyBbox();
    addObject(box, image, at);
    addPoint(own.bounds, box.minX, box.minY);
    addPoint(own.bounds, box.maxX, box.maxY);
    if (partPin.pin === "1" || partPin.pin === "A1")
      own.pinOne = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  }
}

type Growing = PartPads & { side: "top" | "bottom"; pinOne: readonly [number, number] | null };

function partIn(parts: Map<string, PartPads>, name: string, side: "top" | "bottom"): Growing {
  const existing = parts.get(name);
  if (existing) return existing;
  const fresh: Growing = { bounds: emptyBbox(), side, pinOne: null };
  parts.set(name, fresh);
  return fresh;
}
