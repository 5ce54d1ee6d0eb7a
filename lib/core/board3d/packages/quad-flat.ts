// QFP: four rows of gull wings (JEDEC MS-026: LQFP stands 1.6 mm high at most, TQFP 1.2).

import { pinsAfter } from "@/lib/core/board3d/package-name";
import type { Family } from "@/lib/core/board3d/packages/family";
import { fourRows, gullBody } from "@/lib/core/board3d/packages/gull-body";
import { QUAD_FLAT } from "@/lib/core/board3d/packages/small-outline.table";

const NAMES = "[LTHPVE]*QFP";
const BEYOND_MM = 2;
const MAX_PINS = 304;

export const quadFlat: Family = (name) => {
  const pins = pinsAfter(name.text, NAMES);
  if (pins === null || pins % 4 !== 0 || pins < 16 || pins > MAX_PINS) return null;
  const usual = QUAD_FLAT[pins];
  const pitchMm = name.pitchMm ?? usual?.[1] ?? 0.5;
  const edge = usual?.[0] ?? (pins / 4) * pitchMm + 2;
  const [bodyXMm, bodyYMm] = name.sizeMm ?? [edge, edge];
  const spanXMm = name.spanMm ?? bodyXMm + BEYOND_MM;
  return gullBody({
    ...{ bodyXMm, bodyYMm, spanXMm, spanYMm: bodyYMm + spanXMm - bodyXMm },
    heightMm: /TQFP|VQFP/.test(name.text) ? 1.1 : 1.5,
    leadMm: pitchMm * 0.45,
    leads: fourRows(pins, pitchMm),
  });
};
