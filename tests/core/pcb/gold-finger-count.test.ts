import { describe, expect, it } from "vitest";
import { parseGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import en from "@/messages/en/pcb.json";

describe("the number of gold fingers", () => {
  it.each([
    ["20", "20"],
    [" 36 ", "36"],
    ["３６", "36"],
    // Ten characters are the most that the specification allows.
    ["9999999999", "9999999999"],
  ])("%j is %s", (text, count) => {
    expect(parseGoldFingerCount(text)).toEqual({ ok: true, value: count });
  });

  it.each([
    ["", "goldFingerCountRequired"],
    ["  ", "goldFingerCountRequired"],
    ["0", "goldFingerCountFormat"],
    ["00", "goldFingerCountFormat"],
    ["-5", "goldFingerCountFormat"],
    ["2.5", "goldFingerCountFormat"],
    ["2x20", "goldFingerCountFormat"],
    ["99999999999", "goldFingerCountFormat"],
    ["二十", "inputMethod"],
  ])("%j is refused with %s", (text, code) => {
    expect(parseGoldFingerCount(text)).toEqual({ ok: false, code });
  });

  it("is refused in the specification's own words", () => {
    expect(en.errors).toEqual({
      sizeRequired: "Please enter the size",
      sizeFormat: "Please enter the correct format",
      inputMethod: "please switch input method to English",
      goldFingerCountRequired: "Please enter the number of gold fingers",
      goldFingerCountFormat: "Please enter the correct format",
    });
  });
});
