// The assembly of a 3D board: each kind of body once, and every part with its position.

import { isEmptyBbox } from "@/lib/base/bbox";
import type { Body, BodyBasis } from "@/lib/core/board3d/body";
import { bodyOf, prefixOf } from "@/lib/core/board3d/body-of";
import type { BoardSource } from "@/lib/core/board3d/board-source";
import { guessBody, sizeOfBox } from "@/lib/core/board3d/packages/plain-box";
import { landsOf } from "@/lib/core/board3d/lands";
import { type PartPads, partPadsOf } from "@/lib/core/board3d/part-pads";
import { type Matrix4, matrixOf, type PartPlace } from "@/lib/core/board3d/placing";
import { seatOf } from "@/lib/core/board3d/seat";

/** A part of a placement list or a design file, in board coordinates. */
export interface NamedPart extends PartPlace {
  designator: string;
  packageName: string;
  value: string;
}

export interface UprightPart {
  designator: string;
  packageName: string;
  value: string;
  side: "top" | "bottom";
  /** Index into `bodies`. */
  body: number;
  basis: BodyBasis;
  matrix: Matrix4;
}

/** Plain transferable data. */
export interface Assembly {
  bodies: Body[];
  parts: UprightPart[];
  /** The number of listed parts without a body: holes, test points, fiducials. */
  bodiless: number;
}

/** Cap on the parts of a board: files are untrusted. */
export const MAX_PARTS = 20_000;

/** Positions are compared with the pads of the board: see seat.ts. */
export function assemble(
  source: BoardSource,
  named: readonly NamedPart[],
  board: { origin: readonly [number, number]; thicknessMm: number },
): Assembly {
  const lands = landsOf(source);
  const pads = partPadsOf(source);
  const bodyCache = new BodyCache();
  const parts: UprightPart[] = [];
  let bodiless = 0;
  for (const part of named.slice(0, MAX_PARTS)) {
    const found = bodyCache.find(part);
    if (found === "none") {
      bodiless++;
      continue;
    }
    const own = pads.get(part.designator);
    const side = part.side ?? own?.side ?? "top";
    const place = { ...part, side };
    const seat = found ? seatOf(found.body, place, { lands, pads: own }) : overPads(place, own);
    const { index, body } = found ?? bodyCache.guess(own);
    const { designator, packageName, value } = part;
    parts.push({ designator, packageName, value, side, body: index, basis: body.basis, matrix: matrixOf(seat, board) });
  }
  return { bodies: bodyCache.bodies, parts, bodiless };
}

/** The box over pads follows the pads and is not rotated. */
function overPads(place: PartPlace, pads: PartPads | undefined): PartPlace {
  if (!pads || isEmptyBbox(pads.bounds)) return place;
  const { minX, minY, maxX, maxY } = pads.bounds;
  return { ...place, xMm: (minX + maxX) / 2, yMm: (minY + maxY) / 2, rotationDeg: 0 };
}

interface Shelved {
  index: number;
  body: Body;
}

/** Bodies by package; a board has few kinds of them. */
class BodyCache {
  readonly bodies: Body[] = [];
  readonly #known = new Map<string, Shelved | "none" | null>();

  find({ packageName, designator, value }: NamedPart): Shelved | "none" | null {
    const prefix = prefixOf(designator);
    const key = `${prefix}\0${packageName}`;
    const existing = this.#known.get(key);
    if (existing !== undefined) return existing;
    const answer = bodyOf(packageName, { prefix, value });
    const found = answer === null ? null : answer.body === "none" ? "none" : this.#put(answer.body);
    this.#known.set(key, found);
    return found;
  }

  guess(pads: PartPads | undefined): Shelved {
    const size = pads && !isEmptyBbox(pads.bounds) ? sizeOfBox(pads.bounds) : [undefined, undefined];
    // Rounded to a tenth of a millimeter: bodies that look alike are one.
    const [lengthMm, widthMm] = size.map((mm) => (mm === undefined ? mm : Math.round(mm * 10) / 10));
    const key = `\0guess ${lengthMm} ${widthMm}`;
    const existing = this.#known.get(key);
    if (existing && existing !== "none") return existing;
    const shelved = this.#put(guessBody(lengthMm, widthMm));
    this.#known.set(key, shelved);
    return shelved;
  }

  #put(body: Body): Shelved {
    this.bodies.push(body);
    return { index: this.bodies.length - 1, body };
  }
}
