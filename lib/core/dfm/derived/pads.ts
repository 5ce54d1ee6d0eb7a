// The pads of a board: what is flashed in copper, how wide it is, and what it is there for.

import type { Bbox } from "@/lib/base/bbox";
import { emptyBbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import type { Hole, HoleIndex } from "@/lib/core/dfm/derived/holes";
import { minWidth } from "@/lib/core/dfm/derived/min-width";
import { ballPads } from "@/lib/core/dfm/derived/ball-pads";
import { attributesIn } from "@/lib/core/board/attribute-table";
import { addObject, DATA_STRIDE, KIND } from "@/lib/core/board/image";
import type { Shape } from "@/lib/core/board/shape";

/** "other": fiducials are told apart, the rest is washers, teardrops, ends of traces. */
export type PadRole = "smd" | "bga" | "via" | "component" | "fiducial" | "other";

export type Pad = {
  layer: CopperLayer;
  /** The first owner of the layer's pieces that the pad consists of, and the object of its image. */
  owner: number;
  object: number;
  net: number;
  x: number;
  y: number;
  box: Bbox;
  shape: Shape;
  /** The least width in any direction, mm. */
  widthMm: number;
  role: PadRole;
  /** True where the file itself names the role (X2 `.AperFunction`). */
  isNamed: boolean;
  /** What is drilled within it, null without. */
  hole: Hole | null;
};

/** Whether the mask of an outer layer is open at a point; null where the side has no mask file. */
export type IsOpen = (layer: CopperLayer, x: number, y: number) => boolean | null;

/** Of all layers in their order. */
export function padsOf(copper: Copper, holes: HoleIndex, isOpen: IsOpen): Pad[] {
  const pads = copper.layers.flatMap((layer) => flashes(copper, layer, holes, isOpen));
  for (const pad of ballPads(pads)) pad.role = "bga";
  return pads;
}

function flashes(copper: Copper, layer: CopperLayer, holes: HoleIndex, isOpen: IsOpen): Pad[] {
  const { image } = layer.source;
  const widths = new Map<Shape, number>();
  const names = new Map<number, string>();
  const out: Pad[] = [];
  let before = -1;
  for (const owner of layer.pieces.pads) {
    const object = layer.pieces.objects[owner] ?? -1;
    const shape = image.shapes[image.shape[object] ?? -1];
    if (object === before || !shape || image.kind[object] !== KIND.flash) continue;
    before = object;
    const [x = 0, y = 0] = image.data.subarray(object * DATA_STRIDE, object * DATA_STRIDE + 2);
    const box = emptyBbox();
    addObject(box, image, object);
    const widthMm = widths.get(shape) ?? minWidth(shape);
    widths.set(shape, widthMm);
    const set = image.attributeSet[object] ?? 0;
    const name = names.get(set) ?? attributesIn(image.attributes, set).get(".AperFunction")?.[0] ?? "";
    names.set(set, name);
    const hole = holes.within(x, y, Math.min(widthOf(box), heightOf(box)) / 2, layer.position);
    const named = ROLES[name !== "" ? name : (shape.purpose ?? "")];
    const role = named ?? roleOf(hole, layer.isOuter ? isOpen(layer, x, y) : false);
    const net = copper.netOf(layer, owner);
    out.push({ layer, owner, object, net, x, y, box, shape, widthMm, role, isNamed: named !== undefined, hole });
  }
  return out;
}

/** Gerber specification 2024.05, 5.6.10. */
const ROLES: Readonly<Record<string, PadRole>> = {
  ViaPad: "via",
  ComponentPad: "component",
  CastellatedPad: "component",
  SMDPad: "smd",
  HeatsinkPad: "smd",
  ConnectorPad: "smd",
  TestPad: "smd",
  BGAPad: "bga",
  FiducialPad: "fiducial",
  WasherPad: "other",
  AntiPad: "other",
  OtherPad: "other",
  Conductor: "other",
  NonConductor: "other",
  EtchedComponent: "other",
  Other: "other",
};

/** Leads of parts go into no narrower holes; vias that are left open are rarely wider. */
const LARGEST_OPEN_VIA_MM = 0.5;

function roleOf(hole: Hole | null, isOpen: boolean | null): PadRole {
  if (!hole) return isOpen === false ? "other" : "smd";
  if (!hole.isPlated) return "other";
  return hole.role === "via" || hole.diameterMm <= LARGEST_OPEN_VIA_MM ? "via" : "component";
}
