import { describe, expect, it } from "vitest";
import { nearSpellings } from "@/lib/core/part/edit-distance";

describe("the spellings one slip away", () => {
  it.each([
    ["STM32F130C8", "stm32f103c8"],
    ["STM32F103CC8", "stm32f103c8"],
    ["STM32F10C8", "stm32f103c8"],
    ["resitor", "resistor"],
    ["capcitor", "capacitor"],
    ["indcutor", "inductor"],
  ])("of %s hold %s", (typed, meant) => {
    expect(nearSpellings(typed)).toContain(meant);
  });

  it("begin with exchanged signs, the slip that is made most", () => {
    expect(nearSpellings("STM32F130C8").slice(0, 10)).toContain("stm32f103c8");
  });

  it("are none of a word that is too short, too long or Chinese, and never the word itself", () => {
    expect([nearSpellings("10k"), nearSpellings("x".repeat(25)), nearSpellings("贴片电阻器")]).toEqual([[], [], []]);
    expect(nearSpellings("resistor")).not.toContain("resistor");
  });
});
