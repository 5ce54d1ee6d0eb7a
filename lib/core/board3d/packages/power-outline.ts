// TO-92 (TO-226), TO-220 and TO-247, standing or lying.

import type { Body } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { pinsAfter } from "@/lib/core/board3d/package-name";
import { envelopeOf, type Family, finish, LEAD_BELOW_MM, leg, throughPin } from "@/lib/core/board3d/packages/family";

/** A disc of 4.8 mm with a flat side, on leads of 2 mm; pin 1 at the left, the flat side down. */
function to92(): Body {
  const [radius, flat] = [2.4, -1.4];
  const start = Math.asin(flat / radius);
  const outline = Array.from({ length: 21 }, (_, k): [number, number] => {
    const angle = start + ((Math.PI - 2 * start) * k) / 20;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const builder = new BodyBuilder();
  builder.prism("mould", outline, [2, 6.6]);
  const pins = [-1.27, 0, 1.27].map((x) => throughPin(x, 0));
  for (const pin of pins) leg(builder, pin, { widthMm: 0.45, toZ: 2.1 });
  return finish(builder, { envelope: envelopeOf(4.8, 4.8, 6.6, LEAD_BELOW_MM), pins, pinOne: 0 });
}

interface PowerCase {
  widthMm: number;
  bodyMm: number;
  tabMm: number;
  thickMm: number;
  pitchMm: number;
}

const TO220: PowerCase = { widthMm: 10.1, bodyMm: 9.1, tabMm: 6.4, thickMm: 4.5, pitchMm: 2.54 };
const TO247: PowerCase = { widthMm: 15.8, bodyMm: 20.5, tabMm: 0.4, thickMm: 5, pitchMm: 5.45 };

function standing({ widthMm, bodyMm, tabMm, thickMm, pitchMm }: PowerCase, count: number): Body {
  const builder = new BodyBuilder();
  const foot = 3;
  const block = { x: 0, lengthMm: widthMm };
  builder.block("mould", { ...block, y: -0.6, widthMm: thickMm - 1.2, fromZ: foot, toZ: foot + bodyMm }, 0.3);
  builder.block("tin", { ...block, y: thickMm / 2 - 0.65, widthMm: 1.3, fromZ: foot, toZ: foot + bodyMm + tabMm });
  const pins = Array.from({ length: count }, (_, k) => throughPin((k - (count - 1) / 2) * pitchMm, 0));
  for (const pin of pins) leg(builder, pin, { widthMm: 0.8, toZ: foot });
  return finish(builder, {
    envelope: envelopeOf(widthMm, thickMm, foot + bodyMm + tabMm, LEAD_BELOW_MM),
    pins,
    pinOne: 0,
  });
}

/** On its back, its leads bent down at y = 0, the body above them. */
function lying({ widthMm, bodyMm, tabMm, thickMm, pitchMm }: PowerCase, count: number): Body {
  const builder = new BodyBuilder();
  const from = 3.5;
  const block = { x: 0, lengthMm: widthMm };
  builder.block("mould", { ...block, y: from + bodyMm / 2, widthMm: bodyMm, fromZ: 1.3, toZ: thickMm }, 0.3);
  const back = bodyMm + tabMm;
  builder.block("tin", { ...block, y: from + back / 2, widthMm: back, fromZ: 0.02, toZ: 1.3 });
  const pins = Array.from({ length: count }, (_, k) => throughPin((k - (count - 1) / 2) * pitchMm, 0));
  for (const pin of pins) {
    leg(builder, pin, { widthMm: 0.8, toZ: 2.6 });
    builder.block("tin", { x: pin.xMm, y: from / 2, lengthMm: 0.8, widthMm: from, fromZ: 2.2, toZ: 2.6 });
  }
  const envelope = { ...envelopeOf(widthMm, 0, thickMm, LEAD_BELOW_MM), minY: -0.4, maxY: from + back };
  return finish(builder, { envelope, pins, pinOne: 0 });
}

export const powerOutline: Family = ({ text }) => {
  if (/TO-?92|TO-?226/.test(text)) return to92();
  const found = /TO-?220|TOXX147/.test(text) ? TO220 : /TO-?247|TO-?3P/.test(text) ? TO247 : null;
  if (!found) return null;
  const pins = pinsAfter(text, "TO-?220|TO-?247") ?? 3;
  const count = pins >= 2 && pins <= 9 ? pins : 3;
  const inRow = count > 3 ? { ...found, pitchMm: 1.7 } : found;
  return /HORIZONTAL|LYING|TABDOWN/.test(text) ? lying(inRow, count) : standing(inRow, count);
};
