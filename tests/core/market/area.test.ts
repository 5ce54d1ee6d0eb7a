import { describe, expect, it } from "vitest";
import { areaForHost, currencyOf, defaultLocale, linkPrefix, parseMarketHosts } from "@/lib/core/market/area";

describe("a market area", () => {
  it.each([
    ["en-US", "en", ""],
    ["en-US", "zh", "/zh"],
    ["zh-CN", "zh", ""],
    ["zh-CN", "en", "/en"],
  ] as const)("%s in %s has the prefix '%s'", (area, locale, prefix) => {
    expect(linkPrefix(area, locale)).toBe(prefix);
  });

  it("pays in its own currency and speaks its own language first", () => {
    expect([currencyOf("en-US"), currencyOf("zh-CN")]).toEqual(["USD", "CNY"]);
    expect([defaultLocale("en-US"), defaultLocale("zh-CN")]).toEqual(["en", "zh"]);
  });
});

describe("the area of a host", () => {
  const marketHosts = parseMarketHosts(
    "boardwright.cn=zh-CN, WWW.boardwright.example=en-US,localhost:3001=zh-CN,bad=fr-FR,=zh-CN",
  );

  it.each([
    ["boardwright.cn", "zh-CN"],
    ["BOARDWRIGHT.CN", "zh-CN"],
    ["boardwright.cn:8443", "zh-CN"],
    ["www.boardwright.example", "en-US"],
    ["localhost:3001", "zh-CN"],
    ["localhost:3000", "en-US"],
    ["sub.boardwright.cn", "en-US"],
    ["bad", "en-US"],
    ["__proto__", "en-US"],
    ["", "en-US"],
  ])("%s is %s", (host, area) => {
    expect(areaForHost(host, { marketHosts, marketArea: "en-US" })).toBe(area);
  });

  it("is the configured one where no host is listed", () => {
    expect(areaForHost("anything", { marketHosts: parseMarketHosts(""), marketArea: "zh-CN" })).toBe("zh-CN");
  });
});
