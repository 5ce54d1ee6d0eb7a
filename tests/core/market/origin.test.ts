import { describe, expect, it } from "vitest";
import { originForArea, readOriginSettings } from "@/lib/core/market/origin";

const MARKET_HOSTS = "boards.example=en-US, ban.example=zh-CN";

describe("the public address of an area", () => {
  it("is the machine's own address and port where nothing is configured", () => {
    const settings = readOriginSettings({ PORT: "3100" });
    expect(originForArea(settings, "en-US")).toBe("http://localhost:3100");
    expect(originForArea(settings, "zh-CN")).toBe("http://localhost:3100");
  });

  it("is the base address, without its slash, for the area that its host serves", () => {
    const settings = readOriginSettings({ BASE_URL: "https://boards.example/", MARKET_HOSTS });
    expect(originForArea(settings, "en-US")).toBe("https://boards.example");
    expect(originForArea(settings, "zh-CN")).toBe("https://ban.example");
  });

  it("is the host configured for the area where the base address serves the other one", () => {
    const settings = readOriginSettings({ BASE_URL: "https://ban.example", MARKET_HOSTS, MARKET_AREA: "zh-CN" });
    expect(originForArea(settings, "en-US")).toBe("https://boards.example");
  });

  it.each(["boards.example", "ftp://boards.example", "https://"])(
    "ignores the unusable base address %j",
    (BASE_URL) => {
      expect(readOriginSettings({ BASE_URL, HOST: "0.0.0.0" }).baseUrl).toBe("http://localhost:3000");
    },
  );

  it("puts an IPv6 address into brackets", () => {
    expect(readOriginSettings({ HOST: "2001:db8::1", PORT: "80" }).baseUrl).toBe("http://[2001:db8::1]:80");
  });
});
