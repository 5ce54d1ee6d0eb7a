// Top views of packages against the sizes that the standards publish.

import { describe, expect, it } from "vitest";
import type { Bbox } from "@/lib/base/bbox";
import { packageOutline } from "@/lib/core/board3d/package-outline";

const round = (mm: number) => Math.round(mm * 100) / 100;
const sizeOf = ({ minX, minY, maxX, maxY }: Bbox) => [round(maxX - minX), round(maxY - minY)];

describe("a package with a published size", () => {
  // IEC 60115-8; JEDEC TO-236AB, MO-178, MS-012, MS-013, MO-153, MS-026, MO-220; TI's and ST's outline drawings.
  it.each<[string, number, string, [number, number], [number, number], number, number | null]>([
    ["0402", 2, "R", [1, 0.5], [1, 0.5], 2, null],
    ["0603", 2, "R", [1.6, 0.8], [1.6, 0.8], 2, null],
    ["1206", 2, "C", [3.2, 1.6], [3.2, 1.6], 2, null],
    ["A (EIA 3216-18)", 2, "C", [3.2, 1.6], [3.2, 1.6], 2, null],
    ["D (EIA 7343-31)", 2, "C", [7.3, 4.3], [7.3, 4.3], 2, null],
    ["SOT-23-3", 3, "Q", [1.3, 2.9], [2.4, 2.9], 3, 1.9],
    ["SOT-23-5", 5, "U", [1.6, 2.9], [2.8, 2.9], 5, 0.95],
    ["SOIC-8", 8, "U", [3.9, 4.9], [6, 4.9], 8, 1.27],
    ["SOIC-20", 20, "U", [7.5, 12.8], [10.3, 12.8], 20, 1.27],
    ["TSSOP-20", 20, "U", [4.4, 6.5], [6.4, 6.5], 20, 0.65],
    ["QFN-32", 32, "U", [5, 5], [5, 5], 32, 0.5],
    ["QFN-56_7x7mm_P0.4mm", 56, "U", [7, 7], [7, 7], 56, 0.4],
    ["MSOP-8", 8, "U", [3, 3], [4.9, 3], 8, 0.65],
    // JEDEC MO-187: BA and BC have half a millimeter.
    ["MSOP-10", 10, "U", [3, 3], [4.9, 3], 10, 0.5],
    ["MSOP-12", 12, "U", [3, 4.04], [4.9, 4.04], 12, 0.65],
    ["MSOP-16", 16, "U", [3, 4.04], [4.9, 4.04], 16, 0.5],
    // ST's package drawings A0B0 (UFQFPN28) and A0A5 (UFQFPN20).
    ["UFQFPN-28", 28, "U", [4, 4], [4, 4], 28, 0.5],
    ["UFQFPN-20", 20, "U", [3, 3], [3, 3], 20, 0.5],
    ["LQFP-48", 48, "U", [7, 7], [9, 9], 48, 0.5],
    ["LQFP-64", 64, "U", [10, 10], [12, 12], 64, 0.5],
    ["SOIC127P600X175-8N", 8, "U", [3.9, 4.81], [6, 4.81], 8, 1.27],
  ])("%s is drawn to scale", (name, pins, prefix, body, overall, terminals, pitch) => {
    const outline = packageOutline(name, { pins, prefix });
    if (!outline) throw new Error(`${name} has no drawing`);
    expect([sizeOf(outline.body), sizeOf(outline.overall)]).toEqual([body, overall]);
    expect(outline.terminals).toHaveLength(terminals);
    expect(outline.pins).toBe(pins);
    expect(outline.pitchMm === null ? null : round(outline.pitchMm)).toBe(pitch);
  });

  it("has its terminals within the whole, apart from each other, and pin 1 at the upper left", () => {
    const outline = packageOutline("LQFP-48", { pins: 48 });
    if (!outline) throw new Error("LQFP-48 has no drawing");
    const { terminals, overall, pinOne } = outline;
    for (const { minX, maxX, minY, maxY } of terminals) {
      expect(minX).toBeGreaterThanOrEqual(overall.minX - 1e-3);
      expect(maxX).toBeLessThanOrEqual(overall.maxX + 1e-3);
      expect(Math.min(maxX - minX, maxY - minY)).toBeLessThan(0.5);
    }
    expect(pinOne?.xMm).toBeLessThan(-3.5);
    expect(pinOne?.yMm).toBeCloseTo(2.75, 6);
  });

  it("marks no pin of a part without polarity", () => {
    expect(packageOutline("0603", { pins: 2, prefix: "R" })?.pinOne).toBeNull();
    expect(packageOutline("0603", { pins: 2, prefix: "LED" })?.pinOne).not.toBeNull();
  });
});

describe("no drawing", () => {
  it.each([
    ["a size that no table states", "SOIC-10", 10],
    ["a grid whose size is not in the name", "BGA-100", 100],
    ["a name that stands for several bodies (VSSOP-8)", "VSSOP-8", 8],
    ["a number of pins that the outline does not have (MSOP-14)", "MSOP-14", 14],
    ["a long body by the square of its pins (DHVQFN-20)", "DHVQFN-20", 20],
    ["a smaller body of the same pins (RP2040's QFN-56)", "QFN-56", 56],
    ["bodies of several sizes (QFN-28)", "QFN-28", 28],
    ["a narrower body of the same pins (TQFP-64)", "TQFP-64", 64],
    ["a connector", "USB-C receptacle", 16],
    ["words", "Axial", 2],
    ["no name", "", 2],
    ["another number of terminals than the part has", "SOIC-8", 14],
  ])("is made up of %s", (_name, text, pins) => expect(packageOutline(text, { pins })).toBeNull());
});
