// QFN, DFN, SON, LGA: flat pads under the edge of a molded body (JEDEC MO-220 and MO-229: 0.9 mm high).

import type { Body, Pin } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { type PackageName, pinsAfter } from "@/lib/core/board3d/package-name";
import { envelopeOf, type Family, finish, MARK_MM, surfacePin } from "@/lib/core/board3d/packages/family";
import { fourRows, twoRows, type GullLead } from "@/lib/core/board3d/packages/gull-body";
import { QUAD_NO_LEAD, ST_NO_LEAD } from "@/lib/core/board3d/packages/small-outline.table";

const QUAD = "[A-Z]*QFN[A-Z]?|MLF|MLPQ|LCC|H?C?LGA|[VWU]?FQFPN";
const DUAL = "[A-Z]*DFN|[A-Z]*SON[A-Z]?|MLPD";
const HEIGHT_MM = 0.9;
const PAD_MM = 0.4;
/** Pads are visible at the foot of the sides. */
const SHOWN_MM = 0.2;
const MAX_PINS = 200;

export interface NoLeadSpec {
  bodyXMm: number;
  bodyYMm: number;
  heightMm: number;
  pitchMm: number;
  leads: readonly GullLead[];
}

const MIN_PAD_MM = 0.2;
const CORNER_GAP_MM = 0.05;

/** Shorter if the last pads of two sides would meet at a corner. */
function padLength({ bodyXMm, bodyYMm, pitchMm, leads }: NoLeadSpec): number {
  const isAcross = ({ side }: GullLead) => side === "left" || side === "right";
  if (leads.every(isAcross) || !leads.some(isAcross)) return PAD_MM;
  const rooms = leads.map((lead) => (isAcross(lead) ? bodyYMm : bodyXMm) / 2 - Math.abs(lead.atMm) - pitchMm / 4);
  return Math.max(MIN_PAD_MM, Math.min(PAD_MM, Math.min(...rooms) - CORNER_GAP_MM));
}

function pinOf({ side, atMm }: GullLead, { bodyXMm, bodyYMm }: NoLeadSpec, padMm: number): Pin {
  const [x, y] = [(bodyXMm - padMm) / 2, (bodyYMm - padMm) / 2];
  if (side === "left" || side === "right") return surfacePin(side === "left" ? -x : x, atMm);
  return surfacePin(atMm, side === "top" ? y : -y);
}

export function noLeadBody(spec: NoLeadSpec): Body {
  const { bodyXMm, bodyYMm, heightMm, pitchMm, leads } = spec;
  const builder = new BodyBuilder();
  const padMm = padLength(spec);
  const pins = leads.map((lead) => pinOf(lead, spec, padMm));
  pins.forEach(({ xMm, yMm }, k) => {
    const isAcross = leads[k]?.side === "left" || leads[k]?.side === "right";
    const [lengthMm, widthMm] = isAcross ? [padMm, pitchMm * 0.5] : [pitchMm * 0.5, padMm];
    builder.block("tin", { x: xMm, y: yMm, lengthMm, widthMm, fromZ: 0, toZ: Math.min(SHOWN_MM, heightMm / 3) });
  });
  // Slightly inset from the pads, which would otherwise be coplanar.
  const body = { x: 0, y: 0, lengthMm: bodyXMm - 0.02, widthMm: bodyYMm - 0.02 };
  builder.block("mould", { ...body, fromZ: 0.02, toZ: heightMm - MARK_MM }, 0.04);
  const radiusMm = Math.min(0.3, Math.min(bodyXMm, bodyYMm) * 0.07);
  const inset = 2.2 * radiusMm;
  builder.can("mark", {
    x: -bodyXMm / 2 + inset,
    y: bodyYMm / 2 - inset,
    radiusMm,
    fromZ: heightMm - MARK_MM,
    toZ: heightMm,
  });
  return finish(builder, {
    envelope: envelopeOf(bodyXMm, bodyYMm, heightMm),
    pins,
    pinOne: pins.length > 0 ? 0 : null,
  });
}

/** `QFN-48-7MM`: one edge of a square. */
function edgeIn(text: string): readonly [number, number] | null {
  const edge = /[-_/](\d{1,2}(?:\.\d)?)MM(?:[_-]|$)/.exec(text)?.[1];
  return edge === undefined ? null : [Number(edge), Number(edge)];
}

function quadOf(name: PackageName, pins: number): Body {
  const usual = (/UFQFPN/.test(name.text) ? ST_NO_LEAD[pins] : undefined) ?? QUAD_NO_LEAD[pins];
  const pitchMm = name.pitchMm ?? usual?.[1] ?? 0.5;
  const edge = usual?.[0] ?? Math.ceil((pins / 4) * pitchMm + 1);
  const [bodyXMm, bodyYMm] = name.sizeMm ?? edgeIn(name.text) ?? [edge, edge];
  return noLeadBody({ bodyXMm, bodyYMm, heightMm: HEIGHT_MM, pitchMm, leads: fourRows(pins, pitchMm) });
}

function dualOf(name: PackageName, pins: number): Body {
  const pitchMm = name.pitchMm ?? (pins >= 8 && !name.sizeMm ? 0.5 : 0.65);
  const rows = Math.ceil(pins / 2) * pitchMm + 0.6;
  const [bodyXMm, bodyYMm] = name.sizeMm ?? edgeIn(name.text) ?? [Math.max(2, rows), rows];
  // Many pins on a short body rule out the common pitch.
  const fits = Math.min(pitchMm, (bodyYMm - 0.3) / Math.max(1, Math.ceil(pins / 2) - 1));
  return noLeadBody({ bodyXMm, bodyYMm, heightMm: HEIGHT_MM, pitchMm: fits, leads: twoRows(pins, fits) });
}

export const noLead: Family = (name) => {
  const quad = pinsAfter(name.text, QUAD);
  if (quad !== null && quad >= 6 && quad <= MAX_PINS) return quad % 4 === 0 ? quadOf(name, quad) : dualOf(name, quad);
  const dual = pinsAfter(name.text, DUAL);
  return dual !== null && dual >= 2 && dual <= 40 ? dualOf(name, dual) : null;
};
