// Electrolytic capacitors: cans on a base for surface mounting, and cans on two leads.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { PackageName } from "@/lib/core/board3d/package-name";
import {
  envelopeOf,
  type Family,
  finish,
  LEAD_BELOW_MM,
  leg,
  MARK_MM,
  surfacePin,
  throughPin,
} from "@/lib/core/board3d/packages/family";

/** Common heights of surface-mount cans by diameter (Panasonic cases A to G). */
const CAN_HEIGHTS: readonly (readonly [number, number])[] = [
  [4, 5.4],
  [5, 5.4],
  [6.3, 5.8],
  [8, 10.2],
  [10, 10.2],
  [12.5, 13.5],
  [16, 16.5],
];
/** Height and lead spacing of radial cans by diameter (Nichicon's general series). */
const RADIAL: readonly (readonly [number, number, number])[] = [
  [4, 7, 1.5],
  [5, 11, 2],
  [6.3, 11, 2.5],
  [8, 11.5, 3.5],
  [10, 16, 5],
  [12.5, 20, 5],
  [13, 20, 5],
  [16, 25, 7.5],
  [18, 31.5, 7.5],
];

const near = <Row extends readonly [number, ...number[]]>(rows: readonly Row[], diameter: number) =>
  rows.toSorted((a, b) => Math.abs(a[0] - diameter) - Math.abs(b[0] - diameter))[0];

/** `CP_Elec_6.3x5.4`: diameter and height; `BD6.3-L6.6-W6.6`: diameter and base. */
function canOf({ text, sizeMm, diameterMm, heightMm }: PackageName) {
  const isBase = diameterMm !== null;
  const diameter = diameterMm ?? sizeMm?.[0] ?? null;
  if (diameter === null || diameter < 3 || diameter > 22) return null;
  const own = isBase ? null : (sizeMm?.[1] ?? null);
  const height = heightMm ?? own ?? near(CAN_HEIGHTS, diameter)?.[1] ?? 5.4;
  return { diameter, height, base: isBase && sizeMm ? Math.max(...sizeMm) : diameter + 0.3, text };
}

export const canCapacitor: Family = (name) => {
  if (!/CP_ELEC|CAP-?SMD|ELEC.*SMD|PANASONIC|CAPAE|SMD_?ELEC|CAP_E[_-]/.test(name.text)) return null;
  const can = canOf(name);
  if (!can) return null;
  const { diameter, height, base } = can;
  const builder = new BodyBuilder();
  const [half, cut] = [base / 2, base * 0.22];
  // Two corners of the base are cut at the positive end, which is pin 1.
  builder.prism(
    "mould",
    [
      [half, -half],
      [half, half],
      [-half + cut, half],
      [-half, half - cut],
      [-half, -half + cut],
      [-half + cut, -half],
    ],
    [0.02, Math.min(1.2, height * 0.2)],
  );
  builder.can(
    "can",
    { x: 0, y: 0, radiusMm: diameter / 2, fromZ: Math.min(1.2, height * 0.2), toZ: height - MARK_MM },
    diameter * 0.05,
  );
  const stripe = diameter * 0.36;
  builder.prism("mould", segmentOf(diameter * 0.44, stripe), [height - MARK_MM, height]);
  const leadX = half - 0.1;
  for (const side of [-1, 1])
    builder.block("tin", { x: side * (leadX - 0.55), y: 0, lengthMm: 1.3, widthMm: 0.65, fromZ: 0, toZ: 0.15 });
  const envelope = envelopeOf(base, base, height);
  return finish(builder, { envelope, pins: [surfacePin(-leadX + 0.5, 0), surfacePin(leadX - 0.5, 0)], pinOne: 0 });
};

/** The part of a disc right of x = `from`: the mark of the negative end. */
function segmentOf(radius: number, from: number): [number, number][] {
  const angle = Math.acos(from / radius);
  return Array.from({ length: 13 }, (_, k) => {
    const at = -angle + (2 * angle * k) / 12;
    return [radius * Math.cos(at), radius * Math.sin(at)];
  });
}

export const radialCapacitor: Family = (name) => {
  const { text, pitchMm } = name;
  if (!/CP_RADIAL|RADIAL|ELKO_VERT|CAP-?TH|ELEC.*TH|CPOL|C_RADIAL|^E\d\.\d-/.test(text)) return null;
  // `11x5mm`: a can is higher than it is wide, in either order.
  const [wide, high] = name.sizeMm ? [Math.min(...name.sizeMm), Math.max(...name.sizeMm)] : [null, null];
  const diameter = name.diameterMm ?? wide;
  if (diameter === null || diameter < 3 || diameter > 40) return null;
  const usual = near(RADIAL, diameter);
  const height = name.heightMm ?? high ?? usual?.[1] ?? 11;
  const spacing = pitchMm ?? (Number(/RM(\d(?:\.\d)?)/.exec(text)?.[1] ?? 0) || (usual?.[2] ?? 2.5));
  const builder = new BodyBuilder();
  builder.can("sleeve", { x: 0, y: 0, radiusMm: diameter / 2, fromZ: 0.02, toZ: height - 0.1 }, diameter * 0.04);
  builder.can("can", { x: 0, y: 0, radiusMm: diameter * 0.42, fromZ: height - 0.1, toZ: height });
  const pins = [throughPin(-spacing / 2, 0), throughPin(spacing / 2, 0)];
  for (const pin of pins) leg(builder, pin);
  return finish(builder, { envelope: envelopeOf(diameter, diameter, height, LEAD_BELOW_MM), pins, pinOne: 0 });
};
