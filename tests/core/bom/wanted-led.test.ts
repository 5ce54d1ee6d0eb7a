// Chip lamps as lists describe them.

import { describe, expect, it } from "vitest";
import { wantedLed } from "@/lib/core/bom/described-part";
import { ledColor } from "@/lib/core/part/led-color";

const line = { designators: ["D1"], values: [] as string[], footprint: "", description: "", mpn: "" };

describe("a lamp", () => {
  it.each<[object, string | null, string | null]>([
    [{ values: ["Green"], footprint: "0805" }, "green", "0805"],
    [{ values: ["LED verte"], footprint: "_0603" }, "green", "0603"],
    [{ description: "Yellow LED", footprint: "CHIP-LED0805" }, "yellow", "0805"],
    [{ designators: ["LED1"], values: ["gelb"], footprint: "LED_0603_1608Metric" }, "yellow", "0603"],
    [{ values: ["LED"], footprint: "LED_SMD:LED_0603_1608Metric" }, null, "0603"],
    [{ values: ["红色LED"], footprint: "LED0603" }, "red", "0603"],
    [{ values: ["LED Yellow"], footprint: "LED-0804" }, "yellow", null],
  ])("of %j is %s, %s", (cells, color, caseCode) => {
    expect(wantedLed({ ...line, ...cells })).toEqual({ kind: "led", color, caseCode });
  });

  it.each<[string, object]>([
    ["one of two colours", { values: ["LED red/green dual"], footprint: "0603" }],
    ["an addressable one", { values: ["SK6812 RGB LED"] }],
    ["one with legs", { values: ["LED 5mm red"] }],
    ["a diode", { values: ["1N4148"], footprint: "SOD-323" }],
    ["a lamp that is only called so", { designators: ["D3"], description: "LED" }],
    ["a holder", { description: "LED holder 10mm", values: ["red"] }],
  ])("is not %s", (_, cells) => expect(wantedLed({ ...line, ...cells })).toBeNull());
});

describe("the colour of a code", () => {
  // Lite-On's and Everlight's datasheets of the rows, one code each.
  it.each<[string, string | null]>([
    ["LTST-C190KRKT", "red"],
    ["LTST-C170KFKT", "orange"],
    ["LTST-C150KSKT", "yellow"],
    ["LTST-C193KGKT-5A", "green"],
    ["LTST-C191TBKT", "blue"],
    ["19-217/R6C-AL1M2VY/3T", "red"],
    ["17-21SURC/S530-A2/TR8", "red"],
    ["17-21/GHC-YR2S2/3T", "green"],
    ["19-213/Y2C-CQ2R2L/3T(CY)", "yellow"],
    ["19-217/BHC-ZL1M2RY/3T", "blue"],
    ["WS2812B", null],
    ["LTST-C190XXKT", null],
  ])("%s is %s", (mpn, color) => expect(ledColor(mpn)).toBe(color));
});
