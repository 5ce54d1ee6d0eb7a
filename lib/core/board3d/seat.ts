// The seat of a part on its pads. Libraries differ in the anchor of a placement (the center of a part, or its first
// pin) and in the zero orientation; the pads of the board show which one was used.

import { cosSin } from "@/lib/base/vec2";
import type { Body } from "@/lib/core/board3d/body";
import type { Lands } from "@/lib/core/board3d/lands";
import type { PartPads } from "@/lib/core/board3d/part-pads";
import type { PartPlace } from "@/lib/core/board3d/placing";

interface Candidate {
  /** Degrees added to the angle. */
  turnDeg: number;
  /** The point of the body that the placement refers to. */
  anchor: readonly [number, number];
}

/** The stated seat stays unless another one fits better by this fraction of the pins. */
const BETTER_BY = 0.15;
/** Pin 1 on its own pad weighs as much as half of the pins. */
const PIN_ONE_WEIGHT = 0.5;
const PIN_ONE_REACH_MM = 0.6;
const MAX_PINS = 64;

function pointOf(place: PartPlace, [x, y]: readonly [number, number]): [number, number] {
  const [cos, sin] = cosSin(place.rotationDeg);
  const up = place.side === "bottom" ? -y : y;
  return [place.xMm + cos * x - sin * up, place.yMm + sin * x + cos * up];
}

function placeWith(place: PartPlace, { turnDeg, anchor: [x, y] }: Candidate): PartPlace {
  const turned = { ...place, rotationDeg: (((place.rotationDeg + turnDeg) % 360) + 360) % 360 };
  const [px, py] = pointOf(turned, [x, y]);
  return { ...turned, xMm: place.xMm + place.xMm - px, yMm: place.yMm + place.yMm - py };
}

function scoreOf(body: Body, place: PartPlace, { lands, pads }: { lands: Lands; pads: PartPads | undefined }): number {
  const side = place.side ?? "top";
  const step = Math.max(1, Math.floor(body.pins.length / MAX_PINS));
  const tried = body.pins.filter((_, k) => k % step === 0);
  const hits = tried.filter(({ xMm, yMm, isThrough }) => {
    const [x, y] = pointOf(place, [xMm, yMm]);
    return isThrough ? lands.hasHole(x, y) : lands.hasPad(side, x, y);
  }).length;
  const first = body.pinOne === null ? undefined : body.pins[body.pinOne];
  const hitRatio = tried.length === 0 ? 0 : hits / tried.length;
  if (!first || !pads?.pinOne) return hitRatio;
  const [x, y] = pointOf(place, [first.xMm, first.yMm]);
  const isOn = Math.hypot(x - pads.pinOne[0], y - pads.pinOne[1]) < PIN_ONE_REACH_MM;
  return hitRatio + (isOn ? PIN_ONE_WEIGHT : 0);
}

/** The position of the center of the body and its angle. A part without pins keeps its stated placement. */
export function seatOf(body: Body, place: PartPlace, board: { lands: Lands; pads: PartPads | undefined }): PartPlace {
  const first = body.pins[0];
  if (!first) return place;
  const anchors = [
    [0, 0],
    [first.xMm, first.yMm],
  ] as const;
  let best = { place, score: scoreOf(body, place, board) };
  const bestScore = best.score;
  for (const turnDeg of [0, 90, 180, 270])
    for (const anchor of anchors) {
      const candidate = placeWith(place, { turnDeg, anchor });
      const score = scoreOf(body, candidate, board);
      if (score > best.score + 1e-9 && score >= bestScore + BETTER_BY) best = { place: candidate, score };
    }
  return best.place;
}
