// @vitest-environment jsdom
// A link keeps the language, obeys its target, and lets go of a carried file on the way to /order.
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Link } from "@/lib/i18n/link";
import { renderInMarket } from "../../support/render-in-market";

const SESSION = { gerberUrl: "upload/1", projectName: "Board", reorder: "kept" };

beforeEach(() => {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(SESSION)) sessionStorage.setItem(key, value);
});

/** True if the browser itself would have followed the click (jsdom does not). */
async function follow(name: string, user: ReturnType<typeof renderInMarket>["user"]): Promise<boolean> {
  let isLeft = false;
  const watch = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", watch);
  await user.click(screen.getByRole("link", { name }));
  removeEventListener("click", watch);
  return isLeft;
}

describe("a link within the product", () => {
  it.each([
    ["en-US", "/about-us"],
    ["zh-US", "/zh/about-us"],
    ["zh-CN", "/about-us"],
    ["en-CN", "/en/about-us"],
  ] as const)("in %s leads to %s without loading the page anew", async (tag, href) => {
    const { user, pushed } = renderInMarket(<Link href="/about-us">About</Link>, { tag });
    expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", href);
    expect(await follow("About", user)).toBe(false);
    expect(pushed).toEqual([href]);
    expect(sessionStorage.getItem("gerberUrl")).toBe("upload/1");
  });

  it("is left to the browser when a key asks for a new tab", async () => {
    const { user, pushed } = renderInMarket(<Link href="/about-us">About</Link>);
    await user.keyboard("{Control>}");
    expect(await follow("About", user)).toBe(true);
    expect(pushed).toEqual([]);
  });
});

describe("a link that starts with /order", () => {
  it.each([
    ["en-US", "/order/manufacturing/pcb"],
    ["zh-US", "/zh/order/manufacturing/pcb"],
    ["en-CN", "/en/order/manufacturing/pcb"],
  ] as const)("in %s clears the two session keys and loads the page fully", async (tag, href) => {
    const { user, pushed } = renderInMarket(<Link href="/order/manufacturing/pcb">Quote</Link>, { tag });
    expect(screen.getByRole("link", { name: "Quote" })).toHaveAttribute("href", href);
    expect(await follow("Quote", user)).toBe(true);
    expect(pushed).toEqual([]);
    expect({ ...sessionStorage }).toEqual({ reorder: "kept" });
  });

  it("clears nothing when it is only shown", () => {
    renderInMarket(<Link href="/order">Quote</Link>);
    expect({ ...sessionStorage }).toEqual(SESSION);
  });

  it("does not mistake the orders of the account for it", async () => {
    const { user } = renderInMarket(<Link href="/my-center/orders">Orders</Link>);
    await follow("Orders", user);
    expect({ ...sessionStorage }).toEqual(SESSION);
  });
});

describe("a link to a new tab or another site", () => {
  it("opens a new tab without giving it a handle on this one", async () => {
    const { user, pushed } = renderInMarket(
      <Link href="/about-us" target="_blank">
        About
      </Link>,
    );
    expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("rel", "noopener");
    expect(await follow("About", user)).toBe(true);
    expect(pushed).toEqual([]);
  });

  it("leaves another site's address as it is", () => {
    renderInMarket(<Link href="https://example.com/a">Elsewhere</Link>, { tag: "zh-US" });
    expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveAttribute("href", "https://example.com/a");
    expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveAttribute("rel", "noopener");
  });

  it("shows the words alone where an address would run a script", () => {
    renderInMarket(<Link href="javascript:alert(1)">Trap</Link>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Trap")).toBeVisible();
  });
});
