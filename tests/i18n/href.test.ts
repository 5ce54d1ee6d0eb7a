// Links: accepted addresses, their form in a language, and following them.
import { describe, expect, it } from "vitest";
import { isOrderPath, pagePath, safeHref, showsProgress, withPrefix } from "@/lib/i18n/href";
import { MARKETS, VARIANTS, marketOfTag } from "@/lib/i18n/variants";

describe("the prefix of a language", () => {
  // Specification, section 2: none for en-US in en, /zh for en-US in zh, /en for the other area in en.
  it.each([
    ["us-en", "", "/order/manufacturing/pcb", "/"],
    ["us-zh", "/zh", "/zh/order/manufacturing/pcb", "/zh"],
    ["cn-zh", "", "/order/manufacturing/pcb", "/"],
    ["cn-en", "/en", "/en/order/manufacturing/pcb", "/en"],
  ] as const)("in %s is %j", (variant, prefix, quote, home) => {
    expect(MARKETS[variant].prefix).toBe(prefix);
    expect(withPrefix("/order/manufacturing/pcb", prefix)).toBe(quote);
    expect(withPrefix("/", prefix)).toBe(home);
  });

  it("keeps what follows the path, and leaves other sites and anchors alone", () => {
    expect(withPrefix("/order/dfm?id=7#a", "/zh")).toBe("/zh/order/dfm?id=7#a");
    expect(withPrefix("/#how", "/zh")).toBe("/zh#how");
    expect(withPrefix("/?theme=x", "/en")).toBe("/en?theme=x");
    expect(withPrefix("https://example.com/", "/zh")).toBe("https://example.com/");
    expect(withPrefix("#how", "/zh")).toBe("#how");
  });

  it("gives each variant a locale tag of its own, with the currency of its market", () => {
    expect(VARIANTS.map((variant) => [MARKETS[variant].tag, MARKETS[variant].currency])).toEqual([
      ["en-US", "USD"],
      ["zh-US", "USD"],
      ["zh-CN", "CNY"],
      ["en-CN", "CNY"],
    ]);
    expect(marketOfTag("zh-US")).toBe(MARKETS["us-zh"]);
    expect(() => marketOfTag("de-DE")).toThrow("not a market");
  });
});

describe("the page's own path", () => {
  it.each([
    ["/", "/"],
    ["/zh", "/"],
    ["/en/order", "/order"],
    ["/us-zh/order", "/order"],
    ["/cn-en", "/"],
    ["/zhejiang", "/zhejiang"],
    ["/english/x", "/english/x"],
  ])("of %s is %s, while prerendering and in the browser alike", (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});

describe("what a link may lead to", () => {
  it.each(["/order", "/", "#how", "https://example.com/a?b=c", "http://example.com"])("%s is let through", (href) => {
    expect(safeHref(href)).toBe(href);
  });
  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "java\nscript:x",
    "\tjavascript:x",
    "vbscript:x",
    "order",
  ])("%j is refused", (href) => {
    expect(safeHref(href)).toBeNull();
  });
});

describe("links that start with /order", () => {
  it.each(["/order", "/order/manufacturing/pcb", "/zh/order/checkout", "/en/order/dfm?id=1"])("%s is one", (href) => {
    expect(isOrderPath(href)).toBe(true);
  });
  it.each(["/", "/my-center/orders", "/shopping-cart", "https://example.com/order"])("%s is none", (href) => {
    expect(isOrderPath(href)).toBe(false);
  });
});

describe("the progress bar", () => {
  it.each(["/", "/zh", "/en", "/#how", "/?a=1", "/chat", "/zh/chat", "/chat/share/x"])(
    "rests on the way to %s",
    (href) => {
      expect(showsProgress(href)).toBe(false);
    },
  );
  it.each(["/about-us", "/zh/about-us", "/order/manufacturing/pcb", "/chatter"])("runs on the way to %s", (href) => {
    expect(showsProgress(href)).toBe(true);
  });
});
