// Leaded parts: axial resistors and diodes, discs, round LEDs.

import type { Body } from "@/lib/core/board3d/body";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Paint } from "@/lib/core/board3d/mesh";
import type { PackageName } from "@/lib/core/board3d/package-name";
import { envelopeOf, type Family, finish, LEAD_BELOW_MM, leg, throughPin } from "@/lib/core/board3d/packages/family";

const WIRE_MM = 0.6;

/** Body length and diameter: DIN 0204, 0207 and 0309; DO-35, DO-41 and DO-201 by JEDEC. */
const LYING: readonly (readonly [RegExp, number, number])[] = [
  [/DIN0204/, 3.6, 1.6],
  [/DIN0207|AXIAL-0\.[34]|RESISTOR_HORIZONTAL/, 6.3, 2.5],
  [/DIN0309/, 9.0, 3.2],
  [/DO-?35|SOD-?27|DO-?34|SOD-?68|DIODE-PTH|DIODE-0/, 4.0, 1.9],
  [/DO-?41|SOD-?66/, 5.2, 2.7],
  [/DO-?201|DO-?27/, 9.5, 5.3],
  [/AXIAL/, 6.3, 2.5],
];

function lyingOf({ text, pitchMm, diameterMm }: PackageName, isDiode: boolean): Body | null {
  const found = LYING.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const own = Number(/[_-]L(\d{1,2}(?:\.\d)?)MM_D/.exec(text)?.[1] ?? 0);
  const [lengthMm, thickMm] = [own || found[1], diameterMm ?? found[2]];
  const spacing = pitchMm ?? Number(/RM(\d{1,2}(?:\.\d)?)/.exec(text)?.[1] ?? Math.ceil((lengthMm + 2) / 2.54) * 2.54);
  if (spacing < lengthMm || /VERTICAL/.test(text)) return null;
  const builder = new BodyBuilder();
  const z = thickMm / 2;
  const rod = { y: 0, z };
  builder.rod(isDiode ? "mould" : "polymer", {
    ...rod,
    fromX: -lengthMm / 2,
    toX: lengthMm / 2,
    radiusMm: thickMm / 2,
  });
  if (isDiode)
    builder.rod("mark", { ...rod, fromX: -lengthMm * 0.42, toX: -lengthMm * 0.28, radiusMm: thickMm / 2 + 0.01 });
  const wire = WIRE_MM / 2;
  for (const side of [-1, 1]) {
    const [inner, outer] = [(side * lengthMm) / 2, (side * (spacing + WIRE_MM)) / 2];
    builder.rod("tin", { ...rod, fromX: Math.min(inner, outer), toX: Math.max(inner, outer), radiusMm: wire });
  }
  const pins = [throughPin(-spacing / 2, 0), throughPin(spacing / 2, 0)];
  for (const pin of pins) leg(builder, pin, { widthMm: WIRE_MM, toZ: z + wire });
  const envelope = envelopeOf(spacing + WIRE_MM, thickMm + 0.02, thickMm + 0.01, LEAD_BELOW_MM);
  return finish(builder, { envelope: { ...envelope, minZ: -LEAD_BELOW_MM }, pins, pinOne: isDiode ? 0 : null });
}

export const axial: Family = (name, { prefix }) => {
  if (/CP_|CAP|FUSEHOLDER/.test(name.text)) return null;
  return lyingOf(name, /^D|DIODE|DO-?\d|SOD/.test(name.text) || prefix === "D");
};

/** Discs: ceramic capacitors, varistors; D is the diameter, W the thickness. */
export const disc: Family = ({ text, diameterMm, pitchMm }) => {
  if (!/DISC|C_RECT|FUSE_LITTELFUSE-LVR/.test(text)) return null;
  const lengthMm = diameterMm ?? Number(/[_-]L(\d{1,2}(?:\.\d)?)MM/.exec(text)?.[1] ?? 5);
  const thickMm = Number(/[_-]W(\d{1,2}(?:\.\d)?)MM/.exec(text)?.[1] ?? 2.5);
  const spacing = pitchMm ?? 5;
  const standing = 1;
  const isRound = /DISC/.test(text);
  const heightMm = standing + lengthMm;
  const builder = new BodyBuilder();
  const paint: Paint = isRound ? "polymer" : "housing";
  if (isRound) standingDisc(builder, paint, { lengthMm, thickMm, standing });
  else builder.block(paint, { x: 0, y: 0, lengthMm, widthMm: thickMm, fromZ: 0.02, toZ: heightMm }, 0.2);
  const pins = [throughPin(-spacing / 2, 0), throughPin(spacing / 2, 0)];
  for (const pin of pins) leg(builder, pin, { toZ: standing + (isRound ? lengthMm * 0.2 : 0) });
  const envelope = envelopeOf(Math.max(lengthMm, spacing + 0.5), thickMm, heightMm, LEAD_BELOW_MM);
  return finish(builder, { envelope, pins });
};

/** Vertical steps along a circle, enough for a disc of a few millimeters. */
function standingDisc(
  builder: BodyBuilder,
  paint: Paint,
  { lengthMm, thickMm, standing }: { lengthMm: number; thickMm: number; standing: number },
): void {
  const steps = 10;
  for (let k = 0; k < steps; k++) {
    const [low, high] = [k / steps, (k + 1) / steps];
    const center = (low + high) / 2;
    const chord = 2 * Math.sqrt(center * (1 - center)) * lengthMm;
    const [fromZ, toZ] = [standing + low * lengthMm, standing + high * lengthMm];
    builder.block(paint, { x: 0, y: 0, lengthMm: chord, widthMm: thickMm, fromZ, toZ });
  }
}

/** Round LEDs of 3, 5 and 8 mm on two leads. */
export const lamp: Family = ({ text, diameterMm }) => {
  if (!/^LED|_LED|LED_D|LED-\d?MM|LED\d?MM/.test(text)) return null;
  const diameter = diameterMm ?? Number(/(\d)(?:\.0)?MM/.exec(text)?.[1] ?? 0);
  if (![3, 4, 5, 8, 10].includes(diameter) || /\dX\d|_SMD/.test(text)) return null;
  const builder = new BodyBuilder();
  const radius = diameter / 2;
  builder.can("lens", { x: 0, y: 0, radiusMm: radius * 1.12, fromZ: 0.02, toZ: 1 });
  builder.can("lens", { x: 0, y: 0, radiusMm: radius, fromZ: 1, toZ: diameter * 1.2 });
  builder.dome("lens", { x: 0, y: 0, radiusMm: radius, fromZ: diameter * 1.2 });
  const pins = [throughPin(-1.27, 0), throughPin(1.27, 0)];
  for (const pin of pins) leg(builder, pin);
  const envelope = envelopeOf(2.24 * radius, 2.24 * radius, diameter * 1.7, LEAD_BELOW_MM);
  return finish(builder, { envelope, pins, pinOne: 0 });
};
