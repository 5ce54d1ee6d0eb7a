// DIP (JEDEC MS-001: rows 7.62 mm apart, MS-011: 15.24 mm), alone or in a socket; DIP switches.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { pinsAfter } from "@/lib/core/board3d/package-name";
import {
  envelopeOf,
  evenly,
  type Family,
  finish,
  LEAD_BELOW_MM,
  leg,
  MARK_MM,
  throughPin,
} from "@/lib/core/board3d/packages/family";

const PITCH_MM = 2.54;

export const dualInLine: Family = ({ text }) => {
  const pins = pinsAfter(text, "C?P?S?DIP(?:_SOCKET)?|DIL|PDIP");
  if (pins === null || pins < 4 || pins > 64 || pins % 2 === 1 || /SO-?DIMM|SMD-DIP/.test(text)) return null;
  const row = Number(
    /W(\d{1,2}\.\d{1,2})(?:MM|[_-]|$)/.exec(text)?.[1] ?? (pins >= 24 && !/SK|NARROW/.test(text) ? 15.24 : 7.62),
  );
  const isSocket = /SOCKET/.test(text);
  const half = pins / 2;
  const bodyYMm = half * PITCH_MM - (isSocket ? 0 : 0.5);
  const bodyXMm = isSocket ? row + 2.54 : row - 1.27;
  const heightMm = isSocket ? 4.2 : 4.1;
  const foot = isSocket ? 0.02 : 0.5;
  const builder = new BodyBuilder();
  const topZ = heightMm - MARK_MM;
  builder.block(
    isSocket ? "housing" : "mould",
    { x: 0, y: 0, lengthMm: bodyXMm, widthMm: bodyYMm, fromZ: foot, toZ: topZ },
    isSocket ? 0.1 : 0.35,
  );
  builder.can("mark", { x: -bodyXMm / 2 + 1.4, y: bodyYMm / 2 - 1.3, radiusMm: 0.5, fromZ: topZ, toZ: heightMm });
  const at = evenly(half, PITCH_MM);
  const legs = [...at.map((y) => throughPin(-row / 2, y)), ...at.toReversed().map((y) => throughPin(row / 2, y))];
  for (const pin of legs) {
    leg(builder, pin, { toZ: isSocket ? foot : 2 });
    if (!isSocket)
      builder.block("tin", {
        x: Math.sign(pin.xMm) * (row / 2 - 0.35),
        y: pin.yMm,
        lengthMm: 1,
        widthMm: 1.2,
        fromZ: 1.8,
        toZ: 2.1,
      });
  }
  const envelope = envelopeOf(Math.max(bodyXMm, row + 0.5), bodyYMm, heightMm, LEAD_BELOW_MM);
  return finish(builder, { envelope, pins: legs, pinOne: 0 });
};
