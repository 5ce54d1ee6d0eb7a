// BGA and WLCSP: balls in a grid under a flat body (JEDEC MO-151, MO-195; 95-1 for the naming of rows).

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { PackageName } from "@/lib/core/board3d/package-name";
import { pinsAfter } from "@/lib/core/board3d/package-name";
import { envelopeOf, evenly, type Family, finish, MARK_MM, surfacePin } from "@/lib/core/board3d/packages/family";

const MAX_BALLS = 3_000;

/** `Layout16x16`, otherwise the smallest full square for the number of balls. */
function gridOf({ text }: PackageName, balls: number): readonly [number, number] {
  const found = /LAYOUT(\d{1,2})X(\d{1,2})/.exec(text);
  if (found) return [Number(found[1]), Number(found[2])];
  const edge = Math.ceil(Math.sqrt(balls));
  return [edge, Math.ceil(balls / edge)];
}

export const ballGrid: Family = (name) => {
  const { text } = name;
  const balls = pinsAfter(text, "[A-Z]*BGA|WLCSP|DSBGA|CSP|XBGA");
  if (balls === null || balls < 4 || balls > MAX_BALLS) return null;
  const [columns, rows] = gridOf(name, balls);
  const pitchMm = name.pitchMm ?? (balls <= 36 ? 0.4 : 0.8);
  const [bodyXMm, bodyYMm] = name.sizeMm ?? [columns * pitchMm + 0.4, rows * pitchMm + 0.4];
  const ball = pitchMm * 0.3;
  const heightMm = /CSP|DSBGA/.test(text) ? 0.55 : bodyXMm > 10 ? 1.7 : 1.2;
  const builder = new BodyBuilder();
  const at = evenly(rows, pitchMm).flatMap((y) =>
    evenly(columns, pitchMm)
      .toReversed()
      .map((x) => [x, y] as const),
  );
  const shown = at.slice(0, MAX_BALLS);
  for (const [x, y] of shown) {
    const isRim = Math.abs(x) > ((columns - 3) / 2) * pitchMm || Math.abs(y) > ((rows - 3) / 2) * pitchMm;
    // The inner balls are invisible.
    if (isRim) builder.block("tin", { x, y, lengthMm: 1.6 * ball, widthMm: 1.6 * ball, fromZ: 0, toZ: ball * 1.4 });
  }
  const isBare = /CSP|DSBGA/.test(text);
  const body = { x: 0, y: 0, lengthMm: bodyXMm, widthMm: bodyYMm };
  builder.block(isBare ? "mould" : "guess", { ...body, fromZ: ball * 1.4, toZ: heightMm * 0.5 });
  builder.block(
    "mould",
    { ...body, lengthMm: bodyXMm * 0.98, widthMm: bodyYMm * 0.98, fromZ: heightMm * 0.5, toZ: heightMm - MARK_MM },
    0.1,
  );
  const radiusMm = Math.min(0.5, bodyXMm * 0.05);
  builder.can("mark", {
    x: -bodyXMm / 2 + 2.2 * radiusMm,
    y: bodyYMm / 2 - 2.2 * radiusMm,
    radiusMm,
    fromZ: heightMm - MARK_MM,
    toZ: heightMm,
  });
  const pins = shown.map(([x, y]) => surfacePin(x, y));
  return finish(builder, { envelope: envelopeOf(bodyXMm, bodyYMm, heightMm), pins, pinOne: 0 });
};
