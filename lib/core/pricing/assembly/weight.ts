// The weight of a parcel of assembled boards.

import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { chargeableKg } from "@/lib/core/pricing/shipping";

/** Estimates: half a chip part with its solder, and a through-hole lead with its part of the component. */
const KG_PER_SMT_JOINT = 5e-6;
const KG_PER_THT_JOINT = 3e-4;

export function assembledKg({ board, assembly }: PcbaSpecification): number {
  const each = assembly.smtJoints * KG_PER_SMT_JOINT + assembly.thtJoints * KG_PER_THT_JOINT;
  return chargeableKg(board) + each * assembledPieces(board);
}
