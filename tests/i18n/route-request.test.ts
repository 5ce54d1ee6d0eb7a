// One build serves both markets: the host and the environment say which, at the time of the request.
import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { routeRequest } from "@/lib/i18n/route-request";

function route(path: string, host: string) {
  const response = routeRequest(new NextRequest(`http://${host}${path}`, { headers: { host } }));
  const rewrite = response.headers.get("x-middleware-rewrite");
  const location = response.headers.get("location");
  return { status: response.status, to: new URL(rewrite ?? location ?? "http://x/none").pathname };
}

afterEach(() => vi.unstubAllEnvs());

describe("with no configuration", () => {
  it.each([
    ["/", 200, "/us-en"],
    ["/about-us", 200, "/us-en/about-us"],
    ["/zh", 200, "/us-zh"],
    ["/zh/about-us", 200, "/us-zh/about-us"],
    ["/en", 307, "/"],
    ["/en/about-us", 307, "/about-us"],
    // An internal path typed by a visitor is an ordinary path without a page.
    ["/us-en", 200, "/us-en/us-en"],
    ["/cn-zh/about-us", 200, "/us-en/cn-zh/about-us"],
  ])("%s answers %i %s", (path, status, to) => {
    expect(route(path, "localhost:3000")).toEqual({ status, to });
  });

  it("ignores what the browser would like to read", () => {
    const headers = { host: "localhost", "accept-language": "zh-CN,zh;q=0.9", cookie: "NEXT_LOCALE=us-zh; locale=zh" };
    const response = routeRequest(new NextRequest("http://localhost/", { headers }));
    expect(new URL(response.headers.get("x-middleware-rewrite") ?? "").pathname).toBe("/us-en");
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("with a market of its own for a host", () => {
  it("serves each host its market from the same code", () => {
    vi.stubEnv("MARKET_HOSTS", "www.example.cn=zh-CN,localhost:3000=en-US");
    expect(route("/", "www.example.cn")).toEqual({ status: 200, to: "/cn-zh" });
    expect(route("/en/about-us", "www.example.cn")).toEqual({ status: 200, to: "/cn-en/about-us" });
    expect(route("/zh", "www.example.cn")).toEqual({ status: 307, to: "/" });
    expect(route("/", "localhost:3000")).toEqual({ status: 200, to: "/us-en" });
  });

  it("falls back to MARKET_AREA for hosts that are not listed", () => {
    vi.stubEnv("MARKET_AREA", "zh-CN");
    expect(route("/", "elsewhere.example")).toEqual({ status: 200, to: "/cn-zh" });
  });
});

describe("a quote page", () => {
  it.each([
    ["/order/manufacturing/pcb", "/us-en/order/manufacturing/pcb"],
    ["/order/manufacturing/pcb?z=1", "/us-en/order/manufacturing/pcb"],
    ["/zh/order/manufacturing/pcb?layers=4", "/us-zh/order/manufacturing/pcb/quoted"],
    ["/order/manufacturing/stencil?framework=1", "/us-en/order/manufacturing/stencil/quoted"],
    ["/order/manufacturing/pcba?project=p", "/us-en/order/manufacturing/pcba/quoted"],
    ["/order/manufacturing/pcb/quoted?layers=4", "/us-en/-"],
    ["/order/bom?project=p", "/us-en/order/bom"],
  ])("%s is made at %s", (path, to) => {
    expect(route(path, "localhost:3000")).toEqual({ status: 200, to });
  });
});
