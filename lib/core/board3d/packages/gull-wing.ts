// Gull-wing packages: two rows (SOIC, SOP, SSOP, TSSOP, MSOP, TSOP), four rows (QFP: LQFP is at most 1.6 mm high, TQFP
// 1.2 mm by JEDEC MS-026), and small transistors and diodes (SOT, SC-70, DPAK; the cathode at the left).

import { type PackageName, pinsAfter } from "@/lib/core/board3d/package-name";
import type { Family } from "@/lib/core/board3d/packages/family";
import { fourRows, gullBody, twoRows } from "@/lib/core/board3d/packages/gull-body";
import { QUAD_FLAT, ROW_FAMILIES, type RowFamily } from "@/lib/core/board3d/packages/small-outline.table";
import { SMALL_DIODES, SMALL_TRANSISTORS } from "@/lib/core/board3d/packages/small-transistor.table";

const MAX_PINS = 86;

/** The number of pins, which some libraries put before the name: 8-SOIC, 20TSSOP. */
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

/** True if the name or the table of a standard states the body; other lengths are computed from the rows. */
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

const QFP_NAMES = "[LTHPVE]*QFP";
const QFP_LEADS_MM = 2;
const MAX_QFP_PINS = 304;

export const quadFlat: Family = (name) => {
  const pins = pinsAfter(name.text, QFP_NAMES);
  if (pins === null || pins % 4 !== 0 || pins < 16 || pins > MAX_QFP_PINS) return null;
  const usual = QUAD_FLAT[pins];
  const pitchMm = name.pitchMm ?? usual?.[1] ?? 0.5;
  const edge = usual?.[0] ?? (pins / 4) * pitchMm + 2;
  const [bodyXMm, bodyYMm] = name.sizeMm ?? [edge, edge];
  const spanXMm = name.spanMm ?? bodyXMm + QFP_LEADS_MM;
  return gullBody({
    ...{ bodyXMm, bodyYMm, spanXMm, spanYMm: bodyYMm + spanXMm - bodyXMm },
    heightMm: /TQFP|VQFP/.test(name.text) ? 1.1 : 1.5,
    leadMm: pitchMm * 0.45,
    leads: fourRows(pins, pitchMm),
  });
};

export const smallTransistor: Family = ({ text }) => {
  const found = SMALL_TRANSISTORS.find(({ names }) => names.test(text));
  return found ? gullBody({ ...found, standoffMm: 0.06 }) : null;
};

export const smallDiode: Family = ({ text }) => {
  // A connector: SMA is also a coaxial jack.
  if (/COAX|JACK|EDGE|CONN|SMA-J/.test(text)) return null;
  const found = SMALL_DIODES.find(({ names }) => names.test(text));
  if (!found) return null;
  const leads = [
    { side: "left", atMm: 0 },
    { side: "right", atMm: 0 },
  ] as const;
  return gullBody({ ...found, standoffMm: 0.05, leads, hasBand: true });
};
