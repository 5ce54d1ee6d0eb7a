// Parts with two rows of gull wings: dimensions of JEDEC outlines, in mm.

export interface RowFamily {
  /** The family in a name, followed by the number of pins. */
  names: string;
  bodyXMm: number;
  spanXMm: number;
  pitchMm: number;
  heightMm: number;
  leadMm: number;
  /** Body length by pins; other lengths grow with the rows. */
  bodyYMm: Readonly<Record<number, number>>;
  /** Pitch by pins if the outline has several. */
  pitchByPinsMm?: Readonly<Record<number, number>>;
}

/** The first match counts: wide before narrow, TSSOP before SSOP. */
export const ROW_FAMILIES: readonly RowFamily[] = [
  // MS-013 (SOIC, wide: 7.5 mm).
  {
    names: "SOIC[_-]?W|SOIC_WIDE|WSOIC|SO-?W|SOP_WIDE",
    bodyXMm: 7.5,
    spanXMm: 10.3,
    pitchMm: 1.27,
    heightMm: 2.5,
    leadMm: 0.42,
    bodyYMm: { 16: 10.3, 18: 11.55, 20: 12.8, 24: 15.4, 28: 17.9 },
  },
  // MO-153.
  {
    names: "HTSSOP|TSSOP",
    bodyXMm: 4.4,
    spanXMm: 6.4,
    pitchMm: 0.65,
    heightMm: 1.1,
    leadMm: 0.24,
    bodyYMm: { 8: 3, 14: 5, 16: 5, 20: 6.5, 24: 7.8, 28: 9.7 },
  },
  // MO-187: variations AA (8 pins) and EE (12) have 0.65 mm, BA (10) and BC (16) have 0.5 mm.
  {
    names: "MSOP|USOP|UMAX|VSSOP",
    bodyXMm: 3,
    spanXMm: 4.9,
    pitchMm: 0.65,
    heightMm: 1.0,
    leadMm: 0.3,
    bodyYMm: { 8: 3, 10: 3, 12: 4.04, 16: 4.04 },
    pitchByPinsMm: { 10: 0.5, 16: 0.5 },
  },
  // MO-137.
  {
    names: "QSOP|SSOP_QSOP",
    bodyXMm: 3.9,
    spanXMm: 6,
    pitchMm: 0.635,
    heightMm: 1.6,
    leadMm: 0.25,
    bodyYMm: { 16: 4.9, 20: 8.65, 24: 8.65, 28: 9.9 },
  },
  // MO-142, type I: the rows are at the short ends.
  {
    names: "TSOP-?I+|TSOP",
    bodyXMm: 18.4,
    spanXMm: 20,
    pitchMm: 0.5,
    heightMm: 1.1,
    leadMm: 0.2,
    bodyYMm: { 28: 8, 32: 8, 48: 12, 56: 14 },
  },
  // MO-150.
  {
    names: "SSOP",
    bodyXMm: 5.3,
    spanXMm: 7.8,
    pitchMm: 0.65,
    heightMm: 1.85,
    leadMm: 0.3,
    bodyYMm: { 8: 3, 14: 6.2, 16: 6.2, 18: 7.2, 20: 7.2, 24: 8.2, 28: 10.2 },
  },
  // MS-012 (SOIC, narrow: 3.9 mm); from 18 pins on such names mean MS-013.
  {
    names: "SOIC[_-]?N|SOICN|SOIC|SOP|SO",
    bodyXMm: 3.9,
    spanXMm: 6,
    pitchMm: 1.27,
    heightMm: 1.65,
    leadMm: 0.42,
    bodyYMm: { 8: 4.9, 14: 8.65, 16: 9.9 },
  },
];

/** MS-026: body edge and pitch by pins; leads reach 1 mm beyond the body on each side. */
export const QUAD_FLAT: Readonly<Record<number, readonly [bodyMm: number, pitchMm: number]>> = {
  32: [7, 0.8],
  44: [10, 0.8],
  48: [7, 0.5],
  52: [10, 0.65],
  64: [10, 0.5],
  80: [12, 0.5],
  100: [14, 0.5],
  128: [14, 0.4],
  144: [20, 0.5],
  176: [24, 0.5],
  208: [28, 0.5],
};

/** MO-220, the common variant for each pin count; QFN-56 is that of RP2040 and ESP32-S3 (others are 8 mm, 0.5 mm). */
export const QUAD_NO_LEAD: Readonly<Record<number, readonly [bodyMm: number, pitchMm: number]>> = {
  12: [3, 0.5],
  16: [3, 0.5],
  20: [4, 0.5],
  24: [4, 0.5],
  28: [5, 0.5],
  32: [5, 0.5],
  36: [6, 0.5],
  40: [6, 0.5],
  44: [7, 0.5],
  48: [7, 0.5],
  56: [7, 0.4],
  64: [9, 0.5],
  72: [10, 0.5],
};

/**
 * ST's ultra thin packages where they differ from that: UFQFPN28 is 4 × 4 mm (DS9866, section 7), UFQFPN20 is 3 × 3 mm.
 */
export const ST_NO_LEAD: Readonly<Record<number, readonly [bodyMm: number, pitchMm: number]>> = {
  20: [3, 0.5],
  28: [4, 0.5],
};
