// The body of a part from its package name.

import type { Body } from "@/lib/core/board3d/body";
import { parsePackageName } from "@/lib/core/board3d/package-name";
import type { Family, PartWords } from "@/lib/core/board3d/packages/family";
import { FAMILIES, type FamilyName } from "@/lib/core/board3d/packages/families";

export type BodyAnswer = { family: FamilyName; body: Body | "none" } | null;

/** Names in the forms of KiCad, Altium, Eagle, EasyEDA, JEDEC and IPC-7351; null for an unknown one. */
export function bodyOf(packageName: string, part: PartWords = { prefix: "", value: "" }): BodyAnswer {
  const name = parsePackageName(packageName);
  if (name.text === "") return null;
  for (const [family, read] of Object.entries(FAMILIES) as [FamilyName, Family][]) {
    const body = read(name, part);
    if (body !== null) return { family, body };
  }
  return null;
}

/** `R12` → `R`. */
export function prefixOf(designator: string): string {
  return /^[A-Za-z]+/.exec(designator)?.[0].toUpperCase() ?? "";
}
