// Sample prices: what a buyer expects of them, whatever the figures are.

import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "@/lib/core/part/catalogue";
import type { Part } from "@/lib/core/part/part";
import { sampleTerms } from "@/lib/core/part/sample-terms";
import { assert } from "@/lib/base/assert";

let byMpn: Map<string, Part>;
beforeAll(() => {
  byMpn = new Map([...catalogue()].map((part) => [part.mpn, part]));
});

function unit(mpn: string): number {
  const part = byMpn.get(mpn);
  assert(part !== undefined, mpn);
  return sampleTerms(part).tiers[0]?.unitMicro ?? NaN;
}

describe("a sample price", () => {
  it.each([
    // Flash of one line: C8 costs no more than CB.
    [["STM32F103C4T6", "STM32F103C6T6", "STM32F103C8T6", "STM32F103CBT6"]],
    // Pins of one line.
    [["STM32F103CBT6", "STM32F103RBT6", "STM32F103VBT6"]],
    // Capacitance of one case and voltage.
    [["CC0603KRX7R9BB102", "CC0603KRX7R9BB104", "CC0603KRX7R9BB474"]],
    // Voltage of one value.
    [["CC0603KRX7R7BB104", "CC0603KRX7R9BB104", "CC0603KRX7R0BB104"]],
    [["RC0603FR-0710KL", "RT0603DRD0710KL", "RT0603BRD0710KL"]],
    [["61300211121", "61300411121", "61302011121"]],
    [["TAJA105K016RNJ", "TAJA106K016RNJ", "TAJD107K016RNJ"]],
  ])("does not fall along %j", (mpns) => {
    const prices = mpns.map(unit);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices.at(-1)).toBeGreaterThan(prices[0] ?? NaN);
  });

  it("is the same for codes that differ by their reel or output voltage alone", () => {
    expect(unit("STM32F103C8T6TR")).toBe(unit("STM32F103C8T6"));
    expect(unit("AMS1117-5.0")).toBe(unit("AMS1117-3.3"));
  });

  it.each([
    // One of each at Digi-Key, 2025: LM358DR 0.25 USD, OPA2134UA 4.6 USD, USB4105-GF-A 0.81 USD; TYPE-C-31-M-12 0.17 USD at LCSC.
    ["OPA2134UA", "LM358DR", 8],
    ["OPA2277UA", "LM2904DR", 8],
    ["OPA4134UA", "LM324DR", 8],
    ["AD8606ARZ", "TL072CDR", 6],
    ["AD620ARZ", "LM358DR", 8],
    ["TLV3501AIDBVR", "LM393DR", 2],
    ["USB4105-GF-A", "TYPE-C-31-M-12", 2],
    ["5033981892", "112A-TAAR-R03", 1.5],
  ])("of %s is well above that of %s", (dear, cheap, ratio) => {
    expect(unit(dear)).toBeGreaterThanOrEqual(ratio * unit(cheap));
  });

  it.each([
    ["OPA2134UA", 2, 6],
    ["LM358DR", 0.08, 0.5],
    ["USB4105-GF-A", 0.5, 1.8],
    ["TYPE-C-31-M-12", 0.08, 0.4],
    ["RC0603FR-0710KL", 0.0005, 0.01],
    ["CC0603KRX7R9BB104", 0.002, 0.03],
    ["GRM31CR60J107ME39L", 0.08, 1],
    ["STM32F103C8T6", 0.6, 4],
    ["STM32H743VIT6", 4, 15],
    ["CH32V003F4P6", 0.08, 0.5],
    ["AMS1117-3.3", 0.03, 0.5],
    ["ESP32-WROOM-32E-N4", 1.5, 6],
  ])("of %s is between %d and %d USD for one", (mpn, low, high) => {
    expect(unit(mpn) / 1e6).toBeGreaterThanOrEqual(low);
    expect(unit(mpn) / 1e6).toBeLessThanOrEqual(high);
  });
});
