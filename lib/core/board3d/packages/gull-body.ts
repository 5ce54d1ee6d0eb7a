// Molded bodies with gull wings: any number on each of the four sides, and tabs.

import type { Body, BodyBasis, Pin } from "@/lib/core/board3d/body";
import { BodyBuilder, type Facing } from "@/lib/core/board3d/body-builder";
import { envelopeOf, finish, MARK_MM, surfacePin } from "@/lib/core/board3d/packages/family";

export interface GullLead {
  side: Facing;
  /** Position along the side: y at the left and right, x at the top and bottom. */
  atMm: number;
  widthMm?: number;
}

export interface GullSpec {
  /** Size across the rows of a part with two of them. */
  bodyXMm: number;
  bodyYMm: number;
  /** From the board to the highest point. */
  heightMm: number;
  standoffMm?: number;
  /** Tip to tip; ignored for a side without leads. */
  spanXMm: number;
  spanYMm?: number;
  leadMm: number;
  /** In pin order: the first is pin 1. */
  leads: readonly GullLead[];
  /** A cathode band at the left end instead of a dot. */
  hasBand?: boolean;
  isUnmarked?: boolean;
  basis?: BodyBasis;
}

/** Feet extend inwards by this fraction of the lead overhang, onto the pad. */
const FOOT = 0.25;

function pinOf({ side, atMm }: GullLead, spec: GullSpec): Pin {
  const { spanXMm, spanYMm = spec.bodyYMm, bodyXMm, bodyYMm } = spec;
  const x = spanXMm / 2 - ((spanXMm - bodyXMm) / 2) * FOOT;
  const y = spanYMm / 2 - ((spanYMm - bodyYMm) / 2) * FOOT;
  if (side === "left") return surfacePin(-x, atMm);
  if (side === "right") return surfacePin(x, atMm);
  return surfacePin(atMm, side === "top" ? y : -y);
}

/** `atMm` in the direction of the builder: counter-clockwise along the side. */
function turned({ side, atMm }: GullLead): number {
  return side === "left" || side === "top" ? -atMm : atMm;
}

export function gullBody(spec: GullSpec): Body {
  const { bodyXMm, bodyYMm, heightMm, standoffMm = 0.1, spanXMm, spanYMm = bodyYMm, leadMm, leads } = spec;
  const builder = new BodyBuilder();
  const topZ = heightMm - MARK_MM;
  const bevel = Math.min(0.25, heightMm * 0.12);
  builder.block("mould", { x: 0, y: 0, lengthMm: bodyXMm, widthMm: bodyYMm, fromZ: standoffMm, toZ: topZ }, bevel);
  const exitZ = standoffMm + (topZ - standoffMm) * 0.5;
  for (const lead of leads) {
    const isAcross = lead.side === "left" || lead.side === "right";
    builder.gullWing(lead.side, {
      atMm: turned(lead),
      fromMm: (isAcross ? bodyXMm : bodyYMm) / 2 - 0.05,
      toMm: (isAcross ? spanXMm : spanYMm) / 2,
      widthMm: lead.widthMm ?? leadMm,
      exitZ,
    });
  }
  const [first] = leads;
  if (first && !spec.isUnmarked) mark(builder, spec, { first, topZ, bevel });
  const hasUpper = leads.some(({ side }) => side === "top" || side === "bottom");
  const envelope = envelopeOf(Math.max(bodyXMm, spanXMm), hasUpper ? Math.max(bodyYMm, spanYMm) : bodyYMm, heightMm);
  const pins = leads.map((lead) => pinOf(lead, spec));
  return finish(builder, {
    envelope,
    pins,
    pinOne: spec.isUnmarked ? null : 0,
    ...(spec.basis ? { basis: spec.basis } : {}),
  });
}

function mark(
  builder: BodyBuilder,
  { bodyXMm, bodyYMm, hasBand = false }: GullSpec,
  { first, topZ, bevel }: { first: GullLead; topZ: number; bevel: number },
): void {
  if (hasBand) {
    const lengthMm = bodyXMm * 0.14;
    const x = -bodyXMm / 2 + bevel + lengthMm;
    builder.block("mark", { x, y: 0, lengthMm, widthMm: bodyYMm - 2 * bevel, fromZ: topZ, toZ: topZ + MARK_MM });
    return;
  }
  const radiusMm = Math.max(0.1, Math.min(0.5, Math.min(bodyXMm, bodyYMm) * 0.07));
  const inset = bevel + 1.8 * radiusMm;
  const isAcross = first.side === "left" || first.side === "right";
  const y = isAcross ? Math.max(-bodyYMm / 2 + inset, Math.min(bodyYMm / 2 - inset, first.atMm)) : bodyYMm / 2 - inset;
  const x = isAcross ? -bodyXMm / 2 + inset : Math.max(-bodyXMm / 2 + inset, Math.min(bodyXMm / 2 - inset, first.atMm));
  builder.can("mark", { x, y, radiusMm, fromZ: topZ, toZ: topZ + MARK_MM });
}

/** Pins of a part with two rows: down the left side and up the right one. */
export function twoRows(pins: number, pitchMm: number): GullLead[] {
  const half = Math.ceil(pins / 2);
  const at = (count: number) => Array.from({ length: count }, (_, k) => ((count - 1) / 2 - k) * pitchMm);
  return [
    ...at(half).map((atMm): GullLead => ({ side: "left", atMm })),
    ...at(pins - half)
      .reverse()
      .map((atMm): GullLead => ({ side: "right", atMm })),
  ];
}

/** Pins of a part with four rows, `x` of them above and below, counter-clockwise from the left side's upper end. */
export function fourRows(pins: number, pitchMm: number): GullLead[] {
  const side = Math.floor(pins / 4);
  const at = Array.from({ length: side }, (_, k) => ((side - 1) / 2 - k) * pitchMm);
  const up = [...at].reverse();
  return [
    ...at.map((atMm): GullLead => ({ side: "left", atMm })),
    ...up.map((atMm): GullLead => ({ side: "bottom", atMm })),
    ...up.map((atMm): GullLead => ({ side: "right", atMm })),
    ...at.map((atMm): GullLead => ({ side: "top", atMm })),
  ];
}
