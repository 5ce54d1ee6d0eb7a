// Pads by the names of footprints, against the same footprints on real boards.
import { describe, expect, it } from "vitest";
import { padCountOf } from "@/lib/core/schematic/symbol-editor/pad-count";
import { type PadPlace, padPlaces } from "@/lib/core/schematic/symbol-editor/pad-places";
import { footprintName } from "@/lib/core/schematic/symbols/build/footprint";

const placeOf = (pads: readonly PadPlace[] | null, number: number): [number, number] => {
  const { x, y } = pads?.find((pad) => pad.number === String(number)) ?? { x: NaN, y: NaN };
  return [x, y];
};

/** Pad, x, y in millimeters from the middle, as the boards of the corpus have them, drawn with several KiCad versions. */
const KICAD: readonly (readonly [string, number, number, number])[] = [
  ["Package_SO:TSSOP-20_4.4x6.5mm_P0.65mm", 20, 2.95, -2.925],
  ["Package_SO:TSSOP-24_4.4x7.8mm_P0.65mm", 13, 2.85, 3.575],
  ["Housings_SOIC:SOIC-14_3.9x8.7mm_Pitch1.27mm", 13, 2.7, -2.54],
  ["Housings_SSOP:SSOP-20_5.3x7.2mm_Pitch0.65mm", 5, -3.6, -0.325],
  ["Package_QFP:TQFP-44_10x10mm_P0.8mm", 13, -3.2, 5.7],
  ["Package_QFP:TQFP-44_10x10mm_P0.8mm", 44, -4, -5.7],
  ["Housings_DFN_QFN:QFN-48-1EP_7x7mm_Pitch0.5mm", 13, -2.75, 3.4],
  ["Package_TO_SOT_SMD:SOT-23", 3, 1, 0],
  ["Resistor_SMD:R_0805_2012Metric", 2, 0.9125, 0],
  ["Package_DIP:DIP-8_W7.62mm_LongPads", 8, 3.81, -3.81],
  ["Connector_PinHeader_2.54mm:PinHeader_1x06_P2.54mm_Vertical", 6, 0, 6.35],
];
/** Pads grew longer from one library to the next. */
const WITHIN_MM = 0.36;

describe("pads of a footprint", () => {
  it.each(KICAD)("of %s: %i is where KiCad has it", (name, number, x, y) => {
    const [left, down] = placeOf(padPlaces(name), number);
    expect(Math.abs(left - x)).toBeLessThan(WITHIN_MM);
    expect(Math.abs(down - y)).toBeLessThan(WITHIN_MM);
  });

  it.each([8, 14, 16].flatMap((pins) => [`soic${pins}`, `tssop${pins}`, `dip${pins}`]).concat("lqfp48", "qfn28"))(
    "of our own symbols' %s are as many as the check counts",
    (code) => {
      const name = footprintName(code);
      const count = padCountOf(name);
      const pads = padPlaces(name);
      if (count !== null && pads) expect(pads).toHaveLength(count);
      expect(pads).not.toBeNull();
      expect(new Set(pads?.map(({ number }) => number)).size).toBe(pads?.length);
    },
  );

  it("do not overlap", () => {
    for (const name of new Set(KICAD.map(([each]) => each))) {
      const pads = padPlaces(name) ?? [];
      for (const [at, a] of pads.entries())
        for (const b of pads.slice(at + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
          expect(apart, `${name} ${a.number} ${b.number}`).toBe(true);
        }
    }
  });

  it.each([
    "",
    "Special",
    "SOIC-7_3.9x4.9mm_P1.27mm",
    "LQFP-47_7x7mm_P0.5mm",
    "SOIC-0_1x1mm_P1mm",
    "PinHeader_2x10_P2.54mm_Vertical_SMD",
  ])("of %j are not known", (name) => {
    expect(padPlaces(name)).toBeNull();
  });

  it("of connectors are numbered across the rows", () => {
    const pads = padPlaces("Connector_PinHeader_2.54mm:PinHeader_2x05_P2.54mm_Vertical");
    expect(pads).toHaveLength(10);
    expect(placeOf(pads, 3)).toEqual([-1.27, -2.54]);
  });
});
