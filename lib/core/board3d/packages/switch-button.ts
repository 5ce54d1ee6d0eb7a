// Tactile switches: a metal frame with a plunger; dimensions from the name, otherwise the common 6 × 6 mm (C&K PTS645).

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { envelopeOf, type Family, finish, surfacePin } from "@/lib/core/board3d/packages/family";

const NAMES = /SW_PUSH|SW_SPST|TACT|BUTTON|(?:^|[_-])BTN|KMR\d|B3U|EVQ|SKQG|PTS\d{3}|SIDEPUSH/;
/** Length, width and height from the manufacturers. */
const KNOWN: readonly (readonly [RegExp, number, number, number])[] = [
  [/KMR2/, 4.2, 2.8, 1.9],
  [/B3U/, 3.0, 2.5, 1.6],
  [/EVQ-?Q2|EVQP7|EVQ/, 6.5, 6.0, 3.1],
  [/FSMSM/, 6.0, 3.8, 4.0],
  [/SKQG/, 5.2, 5.2, 1.5],
];

export const switchButton: Family = ({ text, sizeMm, heightMm }) => {
  if (!NAMES.test(text) || /DIP|SLIDE|SPDT/.test(text)) return null;
  const known = KNOWN.find(([pattern]) => pattern.test(text));
  const [lengthMm, widthMm, height] = (known?.slice(1) as [number, number, number] | undefined) ?? [
    ...(sizeMm ?? [6, 6]),
    heightMm ?? 4.3,
  ];
  if (lengthMm > 20 || widthMm > 20) return null;
  const builder = new BodyBuilder();
  const base = height * 0.72;
  builder.block("housing", { x: 0, y: 0, lengthMm, widthMm, fromZ: 0.02, toZ: base * 0.8 });
  builder.block("can", {
    x: 0,
    y: 0,
    lengthMm: lengthMm * 0.96,
    widthMm: widthMm * 0.96,
    fromZ: base * 0.8,
    toZ: base,
  });
  builder.can("sleeve", { x: 0, y: 0, radiusMm: Math.min(lengthMm, widthMm) * 0.28, fromZ: base, toZ: height }, 0.1);
  const [x, y] = [lengthMm / 2 - 0.3, widthMm / 2 - 0.7];
  const pins = [surfacePin(-x, y), surfacePin(-x, -y), surfacePin(x, -y), surfacePin(x, y)];
  for (const pin of pins)
    builder.block("tin", { x: pin.xMm, y: pin.yMm, lengthMm: 0.6, widthMm: 0.7, fromZ: 0, toZ: 0.2 });
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, height), pins });
};
