// Chip resistors, capacitors, inductors, fuses and chip LEDs.

import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import type { Paint } from "@/lib/core/board3d/mesh";
import type { PackageName } from "@/lib/core/board3d/package-name";
import {
  envelopeOf,
  type Family,
  finish,
  MARK_MM,
  type PartWords,
  surfacePin,
} from "@/lib/core/board3d/packages/family";

interface ChipSize {
  lengthMm: number;
  widthMm: number;
  /** Thick-film resistor. */
  resistorMm: number;
  /** Multilayer ceramic capacitor; used for inductors too. */
  capacitorMm: number;
  /** Length of the metal terminals. */
  endMm: number;
}

const size = (
  lengthMm: number,
  widthMm: number,
  ...[resistorMm, capacitorMm, endMm]: [number, number, number]
): ChipSize => ({ lengthMm, widthMm, resistorMm, capacitorMm, endMm });

const CHIPS: Readonly<Record<string, ChipSize>> = {
  "01005": size(0.4, 0.2, 0.13, 0.2, 0.1),
  "0201": size(0.6, 0.3, 0.23, 0.3, 0.15),
  "0402": size(1.0, 0.5, 0.35, 0.5, 0.25),
  "0603": size(1.6, 0.8, 0.45, 0.8, 0.3),
  "0805": size(2.0, 1.25, 0.5, 1.25, 0.4),
  "1206": size(3.2, 1.6, 0.55, 1.6, 0.5),
  "1210": size(3.2, 2.5, 0.55, 2.0, 0.5),
  "1808": size(4.5, 2.0, 0.55, 1.8, 0.55),
  "1812": size(4.5, 3.2, 0.55, 2.0, 0.6),
  "2010": size(5.0, 2.5, 0.6, 2.0, 0.6),
  "2220": size(5.7, 5.0, 0.6, 2.5, 0.7),
  "2512": size(6.3, 3.2, 0.6, 2.2, 0.6),
};

/** The code as a separate word: not the 0402 of a size in mm or of a part number. */
const CODE = new RegExp(`(?:^|[_-]|[A-Z])(${Object.keys(CHIPS).join("|")})(?![0-9]|X\\d|\\.)`);
/** The metric code of a name is ignored: C_0603_1608Metric is read as 0603. */
const OTHERS = /ARRAY|_X4|4X0|SOT|SOD|QFN|BGA|MELF|CRYSTAL|TESTPOINT|JUMPER|CONN/;

type Kind = "resistor" | "capacitor" | "inductor" | "light" | "diode";

function kindOf({ text }: PackageName, { prefix }: PartWords): Kind {
  if (/LED/.test(text) || /^LED|^DS$/.test(prefix)) return "light";
  if (/^(?:R|RES)[_-]?(?:0|1|2)|RESISTOR|_RES|-RES/.test(text) || /^(?:R|RN|FR|RS)$/.test(prefix)) return "resistor";
  if (/^(?:C|CAP)[_-]?(?:0|1|2)|CAPACITOR|_CAP|-CAP/.test(text) || prefix === "C") return "capacitor";
  if (/^(?:L|IND|FB)[_-]?(?:0|1|2)|INDUCTOR|BEAD/.test(text) || /^(?:L|FB)$/.test(prefix)) return "inductor";
  return /^(?:D|DIO)/.test(prefix) || /^D_/.test(text) ? "diode" : "capacitor";
}

const PAINT: Record<Kind, Paint> = {
  resistor: "resistor",
  capacitor: "ceramic",
  inductor: "coil",
  light: "white",
  diode: "mould",
};
/** Chip LEDs and diodes: the dimensions of OSRAM and Kingbright for 0603 and 0805. */
const FLAT_MM = 0.6;

function heightOf(kind: Kind, size: { resistorMm: number; capacitorMm: number }): number {
  if (kind === "resistor") return size.resistorMm;
  return kind === "light" || kind === "diode" ? Math.min(FLAT_MM, size.capacitorMm) : size.capacitorMm;
}

export const chip: Family = (name, part) => {
  const code = OTHERS.test(name.text) ? undefined : CODE.exec(name.text)?.[1];
  const size = CHIPS[code ?? ""];
  if (!size) return null;
  const kind = kindOf(name, part);
  const { lengthMm, widthMm, endMm } = size;
  const heightMm = heightOf(kind, size);
  const builder = new BodyBuilder();
  const isFlat = kind === "resistor";
  for (const x of [-1, 1] as const)
    builder.block("tin", {
      ...{ x: (x * (lengthMm - endMm)) / 2, y: 0, lengthMm: endMm, widthMm },
      fromZ: 0,
      toZ: kind === "light" ? heightMm * 0.45 : heightMm,
    });
  const center = { x: 0, y: 0, lengthMm: lengthMm - 2 * endMm, widthMm: widthMm * 0.98 };
  builder.block(isFlat ? "alumina" : PAINT[kind], { ...center, fromZ: heightMm * 0.03, toZ: heightMm * 0.9 });
  if (isFlat)
    builder.block("resistor", {
      ...center,
      widthMm: widthMm * 0.9,
      fromZ: heightMm * 0.9,
      toZ: heightMm - MARK_MM / 4,
    });
  if (kind === "light") {
    builder.block("lens", { ...center, widthMm: widthMm * 0.8, fromZ: heightMm * 0.9, toZ: heightMm }, heightMm * 0.1);
    builder.block("mark", {
      ...center,
      x: -lengthMm / 2 + endMm / 2,
      lengthMm: endMm * 0.3,
      fromZ: heightMm * 0.45,
      toZ: heightMm * 0.45 + MARK_MM / 2,
    });
  }
  const isPolar = kind === "light" || kind === "diode";
  const pins = [surfacePin(-(lengthMm - endMm) / 2, 0), surfacePin((lengthMm - endMm) / 2, 0)];
  return finish(builder, { envelope: envelopeOf(lengthMm, widthMm, heightMm), pins, pinOne: isPolar ? 0 : null });
};
