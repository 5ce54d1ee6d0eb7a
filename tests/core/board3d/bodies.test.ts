// Bodies of parts by the names of their packages: sizes against the standards' tables, and what holds for all of them.

import { describe, expect, it } from "vitest";
import { bodyOf } from "@/lib/core/board3d/body-of";
import type { Body } from "@/lib/core/board3d/body";
import { guessBody } from "@/lib/core/board3d/packages/plain-box";
import { boundsOfMesh, volumeOf } from "./mesh-measures";

function found(name: string, prefix = "U"): { family: string; body: Body } {
  const answer = bodyOf(name, { prefix, value: "" });
  if (!answer || answer.body === "none") throw new Error(`${name} has no body`);
  return { family: answer.family, body: answer.body };
}

const sizeOf = ({ envelope: { minX, maxX, minY, maxY, maxZ } }: Body) =>
  [maxX - minX, maxY - minY, maxZ].map((mm) => Math.round(mm * 100) / 100);

/** Names as they stand in design files and placement files; length across, along the rows, height. */
const SIZES: readonly (readonly [string, string, string, readonly [number, number, number]])[] = [
  ["Resistor_SMD:R_0402_1005Metric", "R", "chip", [1, 0.5, 0.35]],
  ["C_0603_1608Metric", "C", "chip", [1.6, 0.8, 0.8]],
  ["RES0805", "R", "chip", [2, 1.25, 0.5]],
  ["C1210", "C", "chip", [3.2, 2.5, 2]],
  ["R2512", "R", "chip", [6.3, 3.2, 0.6]],
  ["LED-0603", "D", "chip", [1.6, 0.8, 0.6]],
  ["RESC1608X55N", "R", "ipcName", [1.6, 0.8, 0.55]],
  ["SOIC127P600X175-8N", "U", "ipcName", [6, 4.81, 1.75]],
  ["QFN50P500X500X100-33N", "U", "ipcName", [5, 5, 1]],
  ["SOT-23", "Q", "smallTransistor", [2.4, 2.9, 1.05]],
  ["SOT23-5", "U", "smallTransistor", [2.8, 2.9, 1.2]],
  ["SOT-363_SC-70-6", "U", "smallTransistor", [2.1, 2, 0.95]],
  ["SOT-223-3_TabPin2", "U", "smallTransistor", [7, 6.5, 1.7]],
  ["SOT-89-3", "Q", "smallTransistor", [4.1, 4.5, 1.5]],
  ["TO-252-2_L6.6-W6.1-P4.57-LS9.9-TL-CW", "U", "smallTransistor", [9.9, 6.6, 2.3]],
  ["D_SMA", "D", "smallDiode", [5.2, 2.6, 2.2]],
  ["SOD-323", "D", "smallDiode", [2.5, 1.25, 0.95]],
  ["SOIC-14_3.9x8.7mm_Pitch1.27mm", "U", "smallOutline", [6, 8.7, 1.65]],
  ["SO20L", "U", "smallOutline", [10.3, 12.8, 2.5]],
  ["TSSOP-20_4.4x6.5mm_P0.65mm", "U", "smallOutline", [6.4, 6.5, 1.1]],
  ["10_MSOP", "U", "smallOutline", [4.9, 3, 1]],
  ["HTSSOP-28_L9.8-W4.5-P0.65-LS6.6-BL-EP", "U", "smallOutline", [6.6, 9.8, 1.1]],
  ["TQFP48", "U", "quadFlat", [9, 9, 1.1]],
  ["LQFP-64_10x10mm_P0.5mm", "U", "quadFlat", [12, 12, 1.5]],
  ["QFN-48-1EP_7x7mm_P0.5mm_EP5.6x5.6mm", "U", "noLead", [7, 7, 0.9]],
  ["QFN-48-7MM", "U", "noLead", [7, 7, 0.9]],
  ["DFN-6-2MMX3MM", "U", "noLead", [2, 3, 0.9]],
  ["BGA-256_17.0x17.0mm_Layout16x16_P1.0mm", "U", "ballGrid", [17, 17, 1.7]],
  ["CP_EIA-3216-18_Kemet-A", "C", "tantalum", [3.2, 1.6, 1.6]],
  ["CP_Elec_6.3x5.4", "C", "canCapacitor", [6.6, 6.6, 5.4]],
  ["CAP-SMD_BD6.3-L6.6-W6.6-FD", "C", "canCapacitor", [6.6, 6.6, 5.8]],
  ["CP_Radial_D5.0mm_P2.50mm", "C", "radialCapacitor", [5, 5, 11]],
  ["Crystal_HC49-SD_SMD", "Y", "canCrystal", [12.4, 4.7, 3.8]],
  ["Crystal_SMD_3225-4Pin_3.2x2.5mm", "Y", "flatCrystal", [3.2, 2.5, 0.7]],
  ["PinHeader_2x05_P2.54mm_Vertical", "J", "header", [5.08, 12.7, 8.54]],
  ["1X08", "J", "header", [2.54, 20.32, 8.54]],
  ["DIP-8_W7.62mm", "U", "dualInLine", [8.12, 9.66, 4.1]],
  ["TO-92", "Q", "powerOutline", [4.8, 4.8, 6.6]],
  ["USB_Micro-B_Molex_47346-0001", "J", "connector", [7.5, 5, 2.6]],
  ["R_Axial_DIN0204_L3.6mm_D1.6mm_P7.62mm_Horizontal", "R", "axial", [8.22, 1.62, 1.61]],
];

const ALL = SIZES.map(([name, prefix]) => [name, found(name, prefix).body] as const);

describe("the body of a package", () => {
  it.each(SIZES)("%s (%s) is a %s of its standard's size", (name, prefix, family, size) => {
    const { family: own, body } = found(name, prefix);
    expect({ own, size: sizeOf(body) }).toEqual({ own: family, size: [...size] });
  });

  it.each(ALL)("%s lies within its envelope, stands on the board, and is filled", (_, { envelope, matt, metal }) => {
    const forms = [matt, metal].filter(({ positions }) => positions.length > 0).map(boundsOfMesh);
    const slack = 1e-4;
    for (const form of forms) {
      expect(form.minX).toBeGreaterThanOrEqual(envelope.minX - slack);
      expect(form.maxX).toBeLessThanOrEqual(envelope.maxX + slack);
      expect(form.minY).toBeGreaterThanOrEqual(envelope.minY - slack);
      expect(form.maxY).toBeLessThanOrEqual(envelope.maxY + slack);
      expect(form.minZ).toBeGreaterThanOrEqual(envelope.minZ - slack);
      expect(form.maxZ).toBeLessThanOrEqual(envelope.maxZ + slack);
    }
    // It reaches the height that it claims, and no gap is left below it.
    expect(Math.max(...forms.map(({ maxZ }) => maxZ))).toBeGreaterThan(envelope.maxZ - 0.05);
    expect(Math.min(...forms.map(({ minZ }) => minZ))).toBeLessThan(0.05);
    expect(volumeOf(matt)).toBeGreaterThan(0);
  });

  it.each(ALL)("%s has its pins within its envelope", (_, { envelope, pins }) => {
    const outside = pins.filter(
      ({ xMm, yMm }) =>
        xMm < envelope.minX - 0.01 ||
        xMm > envelope.maxX + 0.01 ||
        yMm < envelope.minY - 0.01 ||
        yMm > envelope.maxY + 0.01,
    );
    expect(outside).toEqual([]);
  });

  it("counts its pins, the first at the upper end of the left side", () => {
    const { body } = found("TSSOP-20_4.4x6.5mm_P0.65mm");
    expect(body.pins).toHaveLength(20);
    // Rows of 10 at 0.65 mm: 4.5 · 0.65 = 2.925 up; feet from 2.2 to 3.2, a quarter in from the tip: 2.95.
    expect(body.pins[0]?.yMm).toBeCloseTo(2.925, 6);
    expect(body.pins[0]?.xMm).toBeCloseTo(-2.95, 6);
    expect(body.pins[19]?.yMm).toBeCloseTo(2.925, 6);
    expect(body.pins[19]?.xMm).toBeCloseTo(2.95, 6);
  });

  it("has none for holes, test points, fiducials and pictures", () => {
    const names = [
      "MountingHole_2.2mm_M2",
      "TestPoint_Pad_D1.0mm",
      "Fiducial_1mm_Mask2mm",
      "OSHW-LOGO-S",
      "SolderJumper-2_P1.3mm_Open",
    ];
    expect(names.map((name) => bodyOf(name)?.body)).toEqual(names.map(() => "none"));
  });

  it("of an unknown name is a box that says so, as large as its pads", () => {
    expect(bodyOf("Badgelife-Shitty")).toBeNull();
    const box = guessBody(5, 3);
    // Half as high as the shorter side.
    expect({ size: sizeOf(box), basis: box.basis }).toEqual({ size: [5, 3, 1.5], basis: "guess" });
  });

  it("is found in bounded time whatever a name holds", () => {
    const names = [
      "-".repeat(5_000),
      "QFN".repeat(2_000),
      `QFP-${"9".repeat(400)}`,
      "SOIC-0",
      "BGA-1",
      "DIP-3",
      "1X00",
      "\u0000",
    ];
    expect(names.map((name) => bodyOf(name)?.family ?? null)).toEqual(names.map(() => null));
  });
});
