// Where a thing of an Eagle board stands: mirrored first, then turned counter-clockwise, then moved.

import { compose, IDENTITY, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import { numberOf, type XmlElement } from "@/lib/base/xml";

export type Turn = { degrees: number; isMirrored: boolean; isSpun: boolean };

/** "R90", "MR180", "SMR0". Spun texts may stand on their heads. */
export function turnOf(element: XmlElement): Turn {
  const match = /^([SM]*)R(-?[\d.]+)$/.exec(element.attributes.get("rot") ?? "");
  const degrees = Number(match?.[2] ?? 0);
  return {
    degrees: Number.isFinite(degrees) ? degrees : 0,
    isMirrored: match?.[1]?.includes("M") ?? false,
    isSpun: match?.[1]?.includes("S") ?? false,
  };
}

export function turnMap({ degrees, isMirrored }: Turn): Matrix {
  const mirror = isMirrored ? scaling(-1, 1) : IDENTITY;
  return degrees === 0 ? mirror : compose(mirror, rotation(degrees));
}

/** A thing with x, y and rot, within `outer`. */
export function placementOf(element: XmlElement, outer: Matrix = IDENTITY): Matrix {
  const own = compose(turnMap(turnOf(element)), translation(numberOf(element, "x"), numberOf(element, "y")));
  return compose(own, outer);
}
