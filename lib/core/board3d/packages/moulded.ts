// Tantalum capacitors (EIA-535BAAC cases) and round MELF parts (DO-213).

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { envelopeOf, type Family, finish, MARK_MM, surfacePin } from "@/lib/core/board3d/packages/family";

/** Length, width, height; by the metric code or the case letter. */
const CASES: readonly (readonly [RegExp, number, number, number])[] = [
  [/2012|(?:CASE|EIA|TANT|SIZE)[_-]?R(?:[_-]|$)/, 2.0, 1.25, 1.2],
  [/3216|(?:CASE|TANT\w*|SIZE|CP)[_-]?A(?:[_-]|$)/, 3.2, 1.6, 1.6],
  [/3528|(?:CASE|TANT\w*|SIZE|CP)[_-]?B(?:[_-]|$)/, 3.5, 2.8, 1.9],
  [/6032|(?:CASE|TANT\w*|SIZE|CP)[_-]?C(?:[_-]|$)/, 6.0, 3.2, 2.5],
  [/7343-?43|(?:CASE|TANT\w*|SIZE|CP)[_-]?[EX](?:[_-]|$)/, 7.3, 4.3, 4.1],
  [/7343|(?:CASE|TANT\w*|SIZE|CP)[_-]?D(?:[_-]|$)/, 7.3, 4.3, 2.9],
];

export const tantalum: Family = ({ text }) => {
  if (!/TANT|EIA[-_]|CASE[_-]?[A-EX](?:[_-]|$)|^CP_\d{4}/.test(text)) return null;
  const found = CASES.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, lengthMm, widthMm, heightMm] = found;
  const builder = new BodyBuilder();
  const topZ = heightMm - MARK_MM;
  const body = { y: 0, fromZ: 0.1, toZ: topZ };
  builder.block("polymer", { ...body, x: 0, lengthMm: lengthMm - 0.1, widthMm: widthMm - 0.02 }, 0.12);
  const ends = { y: 0, lengthMm: 0.8, widthMm: widthMm * 0.7, fromZ: 0, toZ: heightMm * 0.55 };
  for (const side of [-1, 1]) builder.block("tin", { ...ends, x: (side * (lengthMm - 0.8)) / 2 });
  // On capacitors the bar marks the positive end, which is pin 1.
  const bar = { y: 0, lengthMm: lengthMm * 0.12, widthMm: widthMm * 0.8, fromZ: topZ, toZ: heightMm };
  builder.block("mark", { ...bar, x: -lengthMm * 0.36 });
  const x = (lengthMm - 0.8) / 2;
  return finish(builder, {
    envelope: envelopeOf(lengthMm, widthMm, heightMm),
    pins: [surfacePin(-x, 0), surfacePin(x, 0)],
    pinOne: 0,
  });
};

/** DO-213AA (SOD-80, MiniMELF), DO-213AB (MELF), and the micro size of Vishay's MCL. */
const MELFS: readonly (readonly [RegExp, number, number])[] = [
  [/MICRO-?MELF|MICROMELF/, 2.0, 1.1],
  [/MINI-?MELF|SOD-?80|DO-?213-?AA|LL-?34/, 3.5, 1.5],
  [/MELF|DO-?213-?AB|LL-?41/, 5.0, 2.5],
];

export const melf: Family = ({ text }) => {
  const found = MELFS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, lengthMm, widthMm] = found;
  const radiusMm = widthMm / 2;
  const builder = new BodyBuilder();
  const [half, end] = [lengthMm / 2, lengthMm * 0.14];
  const rod = { y: 0, z: radiusMm };
  builder.rod("lens", { ...rod, fromX: -half + end, toX: half - end, radiusMm: radiusMm * 0.96 });
  builder.rod("tin", { ...rod, fromX: -half, toX: -half + end, radiusMm });
  builder.rod("tin", { ...rod, fromX: half - end, toX: half, radiusMm });
  builder.rod("mould", { ...rod, fromX: -half + end * 1.5, toX: -half + end * 2.5, radiusMm: radiusMm * 0.98 });
  const x = half - end / 2;
  const pins = [surfacePin(-x, 0), surfacePin(x, 0)];
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, widthMm), pins, pinOne: 0 });
};
