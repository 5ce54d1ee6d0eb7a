// SOIC, SOP, SSOP, TSSOP, MSOP, TSOP: two rows of gull wings.

import { type PackageName, pinsAfter } from "@/lib/core/board3d/package-name";
import type { Family } from "@/lib/core/board3d/packages/family";
import { gullBody, twoRows } from "@/lib/core/board3d/packages/gull-body";
import { ROW_FAMILIES, type RowFamily } from "@/lib/core/board3d/packages/small-outline.table";

const MAX_PINS = 86;

/** With the number of pins before its name in some libraries: 8-SOIC, 20TSSOP. */
function pinsOf(text: string, names: string): number | null {
  const before = new RegExp(`(?:^|[_-])(\\d{1,2})[-_]?L?(?:${names})(?![A-Z])`).exec(text)?.[1];
  return pinsAfter(text, names) ?? (before === undefined ? null : Number(before));
}

const usualPitch = ({ pitchByPinsMm, pitchMm }: RowFamily, pins: number) => pitchByPinsMm?.[pins] ?? pitchMm;

function lengthOf(family: RowFamily, pins: number, pitchMm: number): number {
  const known = family.bodyYMm[pins];
  if (known !== undefined && pitchMm === usualPitch(family, pins)) return known;
  return (Math.ceil(pins / 2) - 1) * pitchMm + 1.2;
}

function sizeOf(family: RowFamily, { sizeMm, pitchMm, spanMm }: PackageName, pins: number) {
  const pitch = pitchMm ?? usualPitch(family, pins);
  const [bodyXMm, bodyYMm] = sizeMm ?? [family.bodyXMm, lengthOf(family, pins, pitch)];
  const spanXMm = spanMm ?? bodyXMm + (family.spanXMm - family.bodyXMm);
  return { bodyXMm, bodyYMm, spanXMm, pitch };
}

const WIDE = ROW_FAMILIES[0];

function familyOf(name: PackageName): { family: RowFamily; pins: number } | null {
  for (const listed of ROW_FAMILIES) {
    const pins = pinsOf(name.text, listed.names);
    if (pins === null || pins < 4 || pins > MAX_PINS || pins % 2 === 1) continue;
    const isWide = listed.pitchMm === 1.27 && name.sizeMm === null && pins >= 18;
    return { family: isWide && WIDE ? WIDE : listed, pins };
  }
  return null;
}

/** The name or a standard's table states the body; other lengths grow with the rows. */
export function hasPublishedSize(name: PackageName): boolean {
  const found = familyOf(name);
  if (found === null) return false;
  const { family, pins } = found;
  const isUsualPitch = name.pitchMm === null || name.pitchMm === usualPitch(family, pins);
  return name.sizeMm !== null || (isUsualPitch && family.bodyYMm[pins] !== undefined);
}

export const smallOutline: Family = (name) => {
  const found = familyOf(name);
  if (found === null) return null;
  const { family, pins } = found;
  const { pitch, ...body } = sizeOf(family, name, pins);
  const { heightMm, leadMm } = family;
  return gullBody({ ...body, heightMm, leadMm: Math.min(leadMm, pitch * 0.5), leads: twoRows(pins, pitch) });
};
