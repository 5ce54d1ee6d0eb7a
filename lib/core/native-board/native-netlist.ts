// The nets of a board as its design tool keeps it, as a netlist: its pads and vias, each with where it is reached.

import { attributesIn } from "@/lib/core/board/attribute-table";
import type { BoardLayer, BoardModel } from "@/lib/core/board/board-model";
import { DATA_STRIDE, KIND } from "@/lib/core/board/image";
import type { Netlist, NetPoint } from "@/lib/core/board/netlist";

/** Null where no pad has a net. Inner layers say nothing that the outer ones do not. */
export function nativeNetlist({ layers }: BoardModel): Netlist | null {
  const points = layers
    .filter(({ type, side }) => type === "copper" && (side === "top" || side === "bottom"))
    .flatMap(pointsOn);
  const netlist = { job: null, version: null, points, conductors: [], edges: [], warnings: [] };
  return points.length === 0 ? null : netlist;
}

function pointsOn({ image, side, layer }: BoardLayer): NetPoint[] {
  const points: NetPoint[] = [];
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.flash) continue;
    const attributes = attributesIn(image.attributes, image.attributeSet[at] ?? 0);
    const net = attributes.get(".N")?.[0];
    if (net === undefined || net === "") continue;
    const [part = null, pin = null] = attributes.get(".P") ?? [];
    const purpose = image.shapes[image.shape[at] ?? 0]?.purpose;
    const isVia = purpose === "ViaPad";
    points.push({
      ...{ net, part, pin, isVia },
      kind: purpose === "SMDPad" ? "smd" : "through",
      isMidpoint: false,
      xMm: image.data[at * DATA_STRIDE] ?? 0,
      yMm: image.data[at * DATA_STRIDE + 1] ?? 0,
      access: side === "top" ? "top" : "bottom",
      layer: layer ?? null,
      hole: null,
      pad: null,
      mask: "unknown",
    });
  }
  return points;
}
