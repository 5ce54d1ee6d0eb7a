import { describe, expect, it } from "vitest";
import { footprintJoints, hasBalls, smallCase } from "@/lib/core/bom/footprint-joints";

describe("a footprint's name", () => {
  it.each<[string, number, "smt" | "tht"]>([
    ["0603", 2, "smt"],
    ["R_0603_1608Metric", 2, "smt"],
    ["C0402", 2, "smt"],
    ["SOT-23", 3, "smt"],
    ["SOT-23-5", 5, "smt"],
    ["SOT23-6", 6, "smt"],
    ["SOT-223", 4, "smt"],
    ["SC-70-5", 5, "smt"],
    ["SOT-363", 6, "smt"],
    ["Package_SO:SOIC-8_3.9x4.9mm_P1.27mm", 8, "smt"],
    ["TSSOP-20_4.4x6.5mm_P0.65mm", 20, "smt"],
    ["HTSSOP-16", 16, "smt"],
    ["SO8", 8, "smt"],
    ["LQFP-48_7x7mm_P0.5mm", 48, "smt"],
    ["UFQFPN-32", 32, "smt"],
    ["QFN-16-1EP_3x3mm_P0.5mm", 16, "smt"],
    ["BGA-121", 121, "smt"],
    ["WLCSP-9", 9, "smt"],
    ["PLCC-44", 44, "smt"],
    ["D_SMA", 2, "smt"],
    ["SOD-123", 2, "smt"],
    ["CP_Elec_6.3x5.8", 2, "smt"],
    ["TO-252-2", 3, "smt"],
    ["DIP-8_W7.62mm", 8, "tht"],
    ["PDIP-28", 28, "tht"],
    ["TO-92_Inline", 3, "tht"],
    ["TO-220-5_Vertical", 5, "tht"],
    ["R_Axial_DIN0207", 2, "tht"],
    ["CP_Radial_D5.0mm_P2.00mm", 2, "tht"],
    ["C_Disc_D5.0mm_W2.5mm", 2, "tht"],
    ["PinHeader_1x04_P2.54mm_Vertical", 4, "tht"],
    ["PinSocket_2x05", 10, "tht"],
    ["PinHeader_2x10_P1.27mm_Vertical_SMD", 20, "smt"],
    ["Crystal_SMD_3225-4Pin_3.2x2.5mm", 4, "smt"],
    ["排针 1x4", 4, "tht"],
  ])("%s is %i %s joints", (name, pins, mounting) => {
    expect(footprintJoints(name)).toEqual({ pins, mounting });
  });

  it.each(["", "custom", "LED_D5.0mm", "SMA_Amphenol_Coaxial", "MountingHole_3.2mm", "SOIC-0", "QFN-99999"])(
    "%s tells nothing",
    (name) => {
      expect(footprintJoints(name)).toBeNull();
    },
  );

  it("tells balls from legs, and the smallest chips", () => {
    expect(["BGA-121", "WLCSP-9", "LQFP-48", "LGA-14"].map(hasBalls)).toEqual([true, true, false, false]);
    expect(["01005", "R_0201_0603Metric", "0402", "LQFP-48"].map(smallCase)).toEqual(["01005", "0201", null, null]);
  });
});
