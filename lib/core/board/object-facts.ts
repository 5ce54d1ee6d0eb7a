// Properties of one drawn object: kind, size, tool and attributes.

import { distance, type Vec2 } from "@/lib/base/vec2";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { arcOf } from "@/lib/base/arc";
import { boundsOf, type Edge, signedArea } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import type { LayerType } from "@/lib/core/board/layer";
import type { ShapeKind } from "@/lib/core/board/shape";

export type ObjectKind =
  "pad" | "via" | "opening" | "track" | "arc" | "area" | "shape" | "line" | "curve" | "fill" | "hole" | "slot";

export type ObjectFacts = {
  kind: ObjectKind;
  /** Center of a flash, both ends of a line, empty for an area. */
  points: Vec2[];
  /** Bounding box of a flash or an area; null for a line. */
  sizeMm: { width: number; height: number } | null;
  /** Only for lines. */
  widthMm: number | null;
  lengthMm: number | null;
  /** Enclosed area; only for areas. */
  areaMm2: number | null;
  /** The tool that drew it; `code` is 10 for D10. Areas have none. */
  tool: { kind: ShapeKind; code: number | null } | null;
  /** X2: purpose of the pad or trace, net, part and pin. */
  purpose: string | null;
  net: string | null;
  part: string | null;
  pin: string | null;
  /** The remaining attributes, by name. */
  attributes: { name: string; values: string[] }[];
  /** From 1; null if the format has no lines. */
  line: number | null;
};

const NAMED_ATTRIBUTES = [".AperFunction", ".N", ".P", ".C"];

export function objectFacts(layer: { type: LayerType; image: LayerImage }, at: number): ObjectFacts {
  const { image } = layer;
  const shape = image.shapes[image.shape[at] ?? -1];
  const attributes = attributesIn(image.attributes, image.attributeSet[at] ?? 0);
  const [part = null, pin = null] = attributes.get(".P") ?? attributes.get(".C") ?? [];
  const purpose = attributes.get(".AperFunction")?.join(", ") ?? shape?.purpose ?? null;
  const isArea = image.kind[at] === KIND.region;
  return {
    kind: kindOf(layer, at, purpose),
    ...measuresOf(image, at),
    tool: isArea || !shape ? null : { kind: shape.kind, code: shape.code ?? null },
    purpose,
    net: attributes.get(".N")?.filter(Boolean).join(", ") || null,
    part,
    pin,
    attributes: [...attributes]
      .filter(([name]) => !NAMED_ATTRIBUTES.includes(name))
      .map(([name, values]) => ({ name, values })),
    line: image.line[at] || null,
  };
}

function kindOf(
  { type, image }: { type: LayerType; image: LayerImage },
  at: number,
  purpose: string | null,
): ObjectKind {
  const kind = image.kind[at];
  if (type === "drill") return kind === KIND.flash ? "hole" : "slot";
  const isCurved = kind === KIND.stroke && (image.data[at * DATA_STRIDE + 4] ?? 0) !== 0;
  if (type === "copper") {
    if (kind === KIND.flash) return purpose !== null && /^ViaPad/.test(purpose) ? "via" : "pad";
    return kind === KIND.region ? "area" : isCurved ? "arc" : "track";
  }
  if (kind === KIND.flash) return type === "soldermask" || type === "paste" ? "opening" : "shape";
  return kind === KIND.region ? "fill" : isCurved ? "curve" : "line";
}

type Measures = Pick<ObjectFacts, "points" | "sizeMm" | "widthMm" | "lengthMm" | "areaMm2">;

function measuresOf(image: LayerImage, at: number): Measures {
  const [x = 0, y = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? -1];
  const nothing = { points: [], sizeMm: null, widthMm: null, lengthMm: null, areaMm2: null };
  if (image.kind[at] === KIND.region) {
    const contour = regionOf(image, at);
    const { minX, minY, maxX, maxY } = boundsOf(contour);
    return { ...nothing, sizeMm: { width: maxX - minX, height: maxY - minY }, areaMm2: Math.abs(signedArea(contour)) };
  }
  if (image.kind[at] === KIND.stroke) {
    return {
      ...nothing,
      points: [
        [x, y],
        [x1, y1],
      ],
      widthMm: shape?.strokeMm ?? 0,
      lengthMm: lengthOf({ x0: x, y0: y, x1, y1, bulge }),
    };
  }
  const { minX, minY, maxX, maxY } = shape?.bounds ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  const isEmpty = !(minX <= maxX);
  return { ...nothing, points: [[x, y]], sizeMm: isEmpty ? null : { width: maxX - minX, height: maxY - minY } };
}

function lengthOf(edge: Edge): number {
  if (edge.bulge === 0) return distance([edge.x0, edge.y0], [edge.x1, edge.y1]);
  const { radius, sweep } = arcOf(edge);
  return radius * Math.abs(sweep);
}
