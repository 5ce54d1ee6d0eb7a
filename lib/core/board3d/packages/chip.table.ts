// Sizes of chip parts by their EIA code, in mm: length and width of IEC 60115-8 (resistors) and EIA-481's case sizes;
// heights of resistors as Vishay CRCW and of capacitors as Murata GRM state for the usual value of each size.

export interface ChipSize {
  lengthMm: number;
  widthMm: number;
  /** Thick-film resistor. */
  resistorMm: number;
  /** Multilayer ceramic capacitor; the same is taken for inductors. */
  capacitorMm: number;
  /** How far the ends are metal. */
  endMm: number;
}

const size = (
  lengthMm: number,
  widthMm: number,
  ...[resistorMm, capacitorMm, endMm]: [number, number, number]
): ChipSize => ({ lengthMm, widthMm, resistorMm, capacitorMm, endMm });

export const CHIPS: Readonly<Record<string, ChipSize>> = {
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
