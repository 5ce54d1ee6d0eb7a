import { describe, expect, it } from "vitest";
import { campaignLeft, campaignStatus } from "@/lib/core/coupon/campaign";
import { isEndingSoon } from "@/lib/core/coupon/coupon";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { parseCouponParam } from "@/lib/core/coupon/param";

const START = Date.parse("2026-11-01T00:00:00Z");
const END = Date.parse("2026-12-01T00:00:00Z");
const campaign = { limit: 10, claimed: 0, startsAt: START, endsAt: END };

describe("a campaign", () => {
  it.each([
    [START - 1, 0, "upcoming"],
    [START, 0, "open"],
    [END - 1, 9, "open"],
    [END - 1, 10, "gone"],
    [END, 0, "over"],
    [END, 10, "over"],
  ] as const)("at %i with %i claimed is %s", (now, claimed, expected) => {
    expect(campaignStatus({ ...campaign, claimed }, now)).toBe(expected);
  });

  it("never has less than none left", () => {
    expect([0, 9, 10, 11].map((claimed) => campaignLeft({ limit: 10, claimed }))).toEqual([10, 1, 0, 0]);
  });
});

describe("a coupon of one's own", () => {
  it.each([
    [END - 7 * 86_400_000 - 1, false],
    [END - 7 * 86_400_000, true],
    [END - 1, true],
    [END, false],
  ])("at %i ends soon: %s", (now, expected) => expect(isEndingSoon({ validTo: END }, now)).toBe(expected));
});

describe("free assembly", () => {
  it("is worth 15 dollars or 100 yuan, for 1 to 10 pieces of up to 30 lines a side", () => {
    const [usd, cny] = [freeAssembly("en-US"), freeAssembly("zh-CN")];
    expect([usd.currency, usd.amountMicro, cny.currency, cny.amountMicro]).toEqual([
      "USD",
      15_000_000,
      "CNY",
      100_000_000,
    ]);
    for (const { couponParam } of [usd, cny]) {
      expect(parseCouponParam(couponParam)).toEqual({
        pieces: { min: 1, max: 10 },
        longSideMm: null,
        linesPerSide: { min: null, max: 30 },
      });
    }
    expect(usd.activityUrl).not.toBe(cny.activityUrl);
    expect(usd.endsAt).toBeGreaterThan(usd.startsAt);
  });
});
