// Joints of a line's part and their source: the catalog, else a person, else its footprint's name.

import type { Mounting } from "@/lib/core/part/part";
import { footprintJoints, type Joints } from "./footprint-joints";

export const JOINT_SOURCES = ["catalogue", "customer", "staff", "footprint"] as const;
export type JointSource = (typeof JOINT_SOURCES)[number];

/** `by`: null if the source was not stored. */
export type KnownJoints = Joints & { by: JointSource | null };

interface RequestedLine {
  footprint: string;
  /** A person's entry for a part that is not in the catalog. */
  joints: KnownJoints | null;
}

/** Per part; null if unknown. */
export function lineJoints(
  { footprint, joints }: RequestedLine,
  part: { pins: number; mounting: Mounting } | null,
): KnownJoints | null {
  if (part) return { pins: part.pins, mounting: part.mounting, by: "catalogue" };
  if (joints) return joints;
  const drawn = footprintJoints(footprint);
  return drawn && { ...drawn, by: "footprint" };
}
