// How many joints the part of a line has, and who told: the catalogue, else a person, else its footprint's name.

import type { Mounting } from "@/lib/core/part/part";
import { footprintJoints, type Joints } from "./footprint-joints";

export const JOINT_SOURCES = ["catalogue", "customer", "staff", "footprint"] as const;
export type JointSource = (typeof JOINT_SOURCES)[number];

/** `by`: null where it was not kept. */
export type KnownJoints = Joints & { by: JointSource | null };

interface AskedLine {
  footprint: string;
  /** What a person says of a part that is not in the catalogue. */
  joints: KnownJoints | null;
}

/** Of one part; null where nothing tells. */
export function lineJoints(
  { footprint, joints }: AskedLine,
  part: { pins: number; mounting: Mounting } | null,
): KnownJoints | null {
  if (part) return { pins: part.pins, mounting: part.mounting, by: "catalogue" };
  if (joints) return joints;
  const drawn = footprintJoints(footprint);
  return drawn && { ...drawn, by: "footprint" };
}
