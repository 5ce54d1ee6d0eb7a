// Footprints for another body size than the part's, by the millimeters that both state.

import { expect, it } from "vitest";
import { isOtherBody } from "@/lib/core/bom/other-case";
import type { PartCategory } from "@/lib/core/part/part";

it.each<[PartCategory, string, string, boolean]>([
  ["crystal", "3.2 × 2.5 mm", "Crystal_SMD_3225-4Pin_3.2x2.5mm", false],
  ["crystal", "3.2 × 2.5 mm", "CRYSTAL 2.5 x 3.2 mm", false],
  ["crystal", "5.0 × 3.2 mm", "Crystal_SMD_3225-4Pin_3.2x2.5mm", true],
  ["led", "5050", "LED_SK6812MINI_PLCC4_3.5x3.5mm_P1.75mm", true],
  ["led", "5050", "LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm", false],
  // A chip's code counts in hundredths of an inch.
  ["led", "0805", "LED 2.0x1.25mm", false],
  // A case of legs does not tell its body.
  ["memory", "SOIC-8", "SOIC-8_5.23x5.23mm_P1.27mm", false],
  ["inductor", "6.0 × 6.0 mm", "L_0805", false],
])("%s of %s on %s: another body %s", (category, packageName, footprint, isOther) => {
  expect(isOtherBody({ category, packageName }, footprint)).toBe(isOther);
});
