// Assembly work of a completed parts list: distinct parts, joints of each kind, packages that need X-ray, sides.

import { mpnKey } from "@/lib/core/part/part";
import { hasBalls, smallCase } from "./footprint-joints";
import { isOnBoard, type ListedLine, type SuppliedLine } from "./list-supply";

/** Per board. */
export interface ListCounts {
  /** Distinct parts rather than lines: two lines of one part use one feeder. */
  parts: number;
  /** The part of them that the customer supplies. */
  customerParts: number;
  smtJoints: number;
  thtJoints: number;
  bgaCount: number;
  smallestPart: "0402" | "0201" | "01005";
  /** Sides that lines state, per kind of joint. */
  smtSides: ReadonlySet<"top" | "bottom">;
  thtSides: ReadonlySet<"top" | "bottom">;
}

/** Identity of a part: its catalog id, else its part number, else its description. */
function partKey({ partId, mpn, manufacturer, value, footprint, description, supply }: ListedLine): string {
  const named = mpnKey(mpn);
  const texts = named === "" ? [value, footprint, description] : [named, manufacturer.toLowerCase()];
  return JSON.stringify([supply, partId ?? texts]);
}

const SIDES = { top: ["top"], bottom: ["bottom"], both: ["top", "bottom"] } as const;
const RANKS = ["0402", "0201", "01005"] as const;

/** Counts the lines that are assembled; unknown joints count as zero. */
export function countList(lines: readonly ListedLine[], supplied: readonly SuppliedLine[]): ListCounts {
  const keys = { turnkey: new Set<string>(), customer: new Set<string>() };
  const sides = { smt: new Set<"top" | "bottom">(), tht: new Set<"top" | "bottom">() };
  const joints = { smt: 0, tht: 0 };
  let [bgaCount, smallest] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const made = supplied[at];
    if (!made?.isAssembled || line.supply === "none") continue;
    keys[line.supply].add(partKey(line));
    const packageName = made.part?.packageName ?? line.footprint;
    const chip = smallCase(packageName);
    if (chip !== null) smallest = Math.max(smallest, RANKS.indexOf(chip));
    if (made.joints === null) continue;
    const { pins, mounting } = made.joints;
    joints[mounting] += pins * line.quantity;
    if (mounting === "smt" && hasBalls(packageName)) bgaCount += line.quantity;
    for (const side of line.side === null ? [] : SIDES[line.side]) sides[mounting].add(side);
  }
  return {
    parts: keys.turnkey.size + keys.customer.size,
    customerParts: keys.customer.size,
    smtJoints: joints.smt,
    thtJoints: joints.tht,
    bgaCount,
    smallestPart: RANKS[smallest] ?? "0402",
    smtSides: sides.smt,
    thtSides: sides.tht,
  };
}

const OPEN_STATES = ["Insufficient Stock", "Price Missing", "No Supply", "Supply exception"] as const;

/** The reason why a line needs manual review; null if it does not. */
export function lineReview(
  line: ListedLine,
  made: SuppliedLine,
): "linesOpen" | "linesUnassociated" | "jointsUnknown" | null {
  if (!isOnBoard(line)) return null;
  if (line.supply === "turnkey" && made.part === null) return "linesUnassociated";
  if (line.supply === "turnkey" && (OPEN_STATES as readonly string[]).includes(made.state)) return "linesOpen";
  return made.joints === null ? "jointsUnknown" : null;
}
