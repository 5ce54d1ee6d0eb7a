// Crystals and oscillators: HC-49 cans (IEC 60122-3) and flat ceramic cases with a metal lid.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import {
  envelopeOf,
  type Family,
  finish,
  LEAD_BELOW_MM,
  leg,
  surfacePin,
  throughPin,
} from "@/lib/core/board3d/packages/family";

/** A stadium around the center, counter-clockwise. */
function stadium(lengthMm: number, widthMm: number): [number, number][] {
  const [radius, half] = [widthMm / 2, (lengthMm - widthMm) / 2];
  return [0, 1].flatMap((end) =>
    Array.from({ length: 9 }, (_, k): [number, number] => {
      const angle = -Math.PI / 2 + Math.PI * (end + k / 8);
      return [(end === 0 ? half : -half) + radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
}

export const canCrystal: Family = ({ text }) => {
  if (!/HC-?49/.test(text)) return null;
  const isLow = /HC-?49-?_?U?S|HC-?49-?SD|HC-?49\/S|SMD/.test(text);
  const isSurface = /SMD|HC-?49-?SD|SM$/.test(text);
  const heightMm = isLow ? 3.8 : 13.4;
  const builder = new BodyBuilder();
  const foot = isSurface ? 0.5 : 0.02;
  if (isSurface) builder.block("mould", { x: 0, y: 0, lengthMm: 11.3, widthMm: 4.7, fromZ: 0.02, toZ: foot });
  builder.prism("can", stadium(11.05, 4.65), [foot, foot + 0.5]);
  builder.prism("can", stadium(10.2, 3.7), [foot + 0.5, heightMm]);
  if (!isSurface) {
    const pins = [throughPin(-2.44, 0), throughPin(2.44, 0)];
    for (const pin of pins) leg(builder, pin);
    return finish(builder, { envelope: envelopeOf(11.05, 4.65, heightMm, LEAD_BELOW_MM), pins });
  }
  for (const side of [-1, 1])
    builder.block("tin", { x: side * 4.9, y: 0, lengthMm: 2.6, widthMm: 0.8, fromZ: 0, toZ: 0.2 });
  return finish(builder, {
    envelope: envelopeOf(12.4, 4.7, heightMm),
    pins: [surfacePin(-4.9, 0), surfacePin(4.9, 0)],
  });
};

/** By case code: length, width and height from Epson; two pads for the codes with two, otherwise four. */
const FLAT: readonly (readonly [RegExp, number, number, number])[] = [
  [/7050/, 7.0, 5.0, 1.3],
  [/5032/, 5.0, 3.2, 1.0],
  [/3225|FA-?238|TSX-?3225/, 3.2, 2.5, 0.7],
  [/2520|2\.5X2(?:\.0)?(?:MM|[_-]|$)/, 2.5, 2.0, 0.5],
  [/2016/, 2.0, 1.6, 0.5],
  [/1612/, 1.6, 1.2, 0.4],
  [/3215|FC-?135|ABS0?7/, 3.2, 1.5, 0.8],
  [/2012|ABS0?6/, 2.0, 1.2, 0.6],
  [/ABS05/, 1.6, 1.0, 0.5],
];

export const flatCrystal: Family = ({ text }, { prefix }) => {
  if (!/CRYSTAL|XTAL|OSC|TSX|FA-?238|FC-?135|ABS0|ABM|ABLS/.test(text) && !/^(?:X|Y|XTAL)$/.test(prefix)) return null;
  const found = FLAT.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, lengthMm, widthMm, heightMm] = found;
  const isTwo = widthMm < 1.55 || /2PIN|2-?PAD/.test(text);
  const builder = new BodyBuilder();
  builder.block("alumina", { x: 0, y: 0, lengthMm, widthMm, fromZ: 0, toZ: heightMm * 0.7 });
  builder.block(
    "can",
    { x: 0, y: 0, lengthMm: lengthMm * 0.88, widthMm: widthMm * 0.86, fromZ: heightMm * 0.7, toZ: heightMm },
    0.05,
  );
  const [x, y] = [lengthMm / 2 - 0.5, widthMm / 2 - 0.4];
  const four = [surfacePin(-x, -y), surfacePin(x, -y), surfacePin(x, y), surfacePin(-x, y)];
  const pins = isTwo ? [surfacePin(-x, 0), surfacePin(x, 0)] : four;
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins, pinOne: isTwo ? null : 0 });
};
