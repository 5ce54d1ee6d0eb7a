// @vitest-environment jsdom
// Page frame in each market.
import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import EditorErrorPage from "@/app/[locale]/(editor)/error";
import StudioErrorPage from "@/app/[locale]/(studio)/error";
import { Failure } from "@/components/shell/failure";
import { NotFound } from "@/components/shell/not-found";
import type { ShellGroup } from "@/components/shell/groups";
import { Shell } from "@/components/shell/shell";
import { siteMenu } from "@/lib/server/content/site-menu";
import { type MarketTag, marketOfTag } from "@/lib/i18n/variants";
import { messages } from "@/messages/en";
import { renderInMarket } from "../../support/render-in-market";
import { stubBrowser } from "../../support/render-page";

beforeEach(stubBrowser);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
  document.cookie = "theme=; max-age=0; path=/";
  document.cookie = "locale=; max-age=0; path=/";
});

async function show(tag: MarketTag, group: ShellGroup = "site", pathname = "/") {
  const { area, locale } = marketOfTag(tag);
  const menu = await siteMenu({ area, locale });
  return renderInMarket(
    <Shell group={group} menu={menu}>
      <p>content</p>
    </Shell>,
    { tag, pathname },
  );
}

const footer = () => screen.getByRole("contentinfo");

describe("the footer", () => {
  it("has four columns in en-US and another four in zh-CN", async () => {
    const { unmount } = await show("en-US");
    const columns = () =>
      within(footer())
        .getAllByRole("navigation")
        .map((column) => column.getAttribute("aria-label"));
    expect(columns()).toEqual(["Make", "Design", "Orders", "Company"]);
    unmount();
    await show("zh-CN");
    expect(columns()).toEqual(["制造", "服务", "支持", "公司"]);
  });

  it.each([
    ["en-US", true],
    ["zh-US", true],
    ["zh-CN", false],
    ["en-CN", false],
  ] as const)("in %s offers the subscription: %s", async (tag, isOffered) => {
    await show(tag);
    expect(within(footer()).queryAllByRole("textbox")).toHaveLength(isOffered ? 1 : 0);
    const terms = within(footer()).queryByText(/unsubscribes you|退订/);
    expect(terms?.querySelector("a")?.getAttribute("href")?.replace("/zh", "")).toBe(
      isOffered ? "/policy/privacy-policy" : undefined,
    );
  });

  it("shows the filing notice in zh-CN alone, and only when there is a number", async () => {
    vi.stubEnv("FILING_NUMBER", "");
    const first = await show("zh-CN");
    expect(within(footer()).queryByText("备案号")).toBeNull();
    first.unmount();
    vi.stubEnv("FILING_NUMBER", "ICP-TEST-1");
    const second = await show("zh-CN");
    const notice = within(footer()).getByRole("link", { name: "ICP-TEST-1" });
    expect(notice).toHaveAttribute("href", "https://beian.miit.gov.cn/");
    expect(notice).toHaveAttribute("target", "_blank");
    second.unmount();
    await show("en-US");
    expect(within(footer()).queryByText("ICP-TEST-1")).toBeNull();
  });

  it.each([
    ["en-US", ["Pay with", "Delivered by", "Standards and materials", "Share"]],
    ["zh-US", ["付款方式", "配送", "标准与材料", "分享"]],
  ] as const)("in %s shows ways to pay, carriers, standards and social links", async (tag, groups) => {
    await show(tag);
    for (const group of groups) expect(within(footer()).getByText(group)).toBeVisible();
    expect(within(footer()).getByText("DHL")).toBeVisible();
    expect(within(footer()).getByRole("link", { name: "LinkedIn" })).toHaveAttribute("rel", "noopener noreferrer");
  });

  it.each(["zh-CN", "en-CN"] as const)("in %s shows none of these", async (tag) => {
    await show(tag);
    expect(within(footer()).queryByText("DHL")).toBeNull();
    expect(within(footer()).queryByRole("link", { name: "LinkedIn" })).toBeNull();
  });

  it.each([
    ["en-US", "Subscribe", "Please enter the correct mailbox"],
    ["zh-US", "订阅", "请输入正确的邮箱"],
  ] as const)("in %s answers what is no address with the tip of every contact form", async (tag, send, tip) => {
    const { user } = await show(tag);
    await user.type(within(footer()).getByRole("textbox"), "abc");
    await user.click(within(footer()).getByRole("button", { name: send }));
    expect(within(footer()).getByRole("status")).toHaveTextContent(tip);
  });

  it.each(["account", "workbench", "chat"] as const)("is absent in the group %s", async (group) => {
    await show("en-US", group);
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });
});

describe("the header", () => {
  it("is absent on the chat", async () => {
    await show("en-US", "chat");
    expect(screen.queryByRole("banner")).toBeNull();
    expect(screen.getByText("content")).toBeVisible();
  });

  it("has no menu in its workbench form", async () => {
    await show("en-US", "workbench", "/workbench/my-files");
    expect(within(screen.getByRole("banner")).queryByRole("navigation", { name: "Main" })).toBeNull();
  });

  it("marks itself once the page is scrolled", async () => {
    await show("en-US");
    const header = screen.getByRole("banner");
    expect(header).not.toHaveAttribute("data-scrolled");
    vi.stubGlobal("scrollY", 40);
    dispatchEvent(new Event("scroll"));
    expect(header).toHaveAttribute("data-scrolled");
    vi.unstubAllGlobals();
  });

  it("names the sections of its list on narrow screens", async () => {
    await show("en-US");
    const panel = screen.getByLabelText("Menu").closest("details");
    if (!panel) throw new Error("no menu");
    const [list] = within(panel).getAllByRole("list", { hidden: true });
    const heads = [...(list?.children ?? [])].map((each) => each.querySelector(":scope > span")?.textContent);
    expect(heads.filter((head) => head !== undefined)).toEqual([
      ...["Order", "Tools", "Products and capabilities", "Resources", "About"],
    ]);
    const order = [...(list?.children ?? [])].find((each) => each.textContent.startsWith("Order"));
    expect(order?.querySelector("a")?.getAttribute("href")).toBe("/order/manufacturing/pcb");
  });

  it("opens its menus without a script, and Escape closes them and gives focus back", async () => {
    const { user } = await show("en-US");
    const summary = screen.getByText("Products");
    await user.click(summary);
    const details = summary.closest("details");
    expect(details).toHaveAttribute("open");
    await user.keyboard("{Escape}");
    expect(details).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
  });

  it("keeps a menu open while its entries have focus, follows the one that is clicked, and closes", async () => {
    const { user, pushed } = await show("en-US");
    const summary = screen.getByText("Products");
    await user.click(summary);
    await user.tab();
    await user.tab();
    expect(summary.closest("details")).toHaveAttribute("open");
    const [entry] = screen.getAllByRole("link", { name: "PCB capabilities" });
    if (!entry) throw new Error("no entry");
    await user.click(entry);
    expect(pushed).toEqual(["/pcb-capability"]);
    expect(summary.closest("details")).not.toHaveAttribute("open");
  });

  it("leads to the shown page in the other language, and keeps the choice", async () => {
    const { user } = await show("en-US", "site", "/about-us");
    await user.click(screen.getByText("EN / USD"));
    const [link] = screen.getAllByRole("link", { name: "中文" });
    if (!link) throw new Error("no link to the other language");
    expect(link).toHaveAttribute("href", "/zh/about-us");
    expect(link).toHaveAttribute("hreflang", "zh-CN");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(document.cookie).toContain("locale=zh");
  });

  it("turns the theme and keeps the choice", async () => {
    const { user } = await show("zh-CN");
    const [toDark] = screen.getAllByRole("button", { name: "切换到深色" });
    if (!toDark) throw new Error("no theme switch");
    await user.click(toDark);
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(document.cookie).toContain("theme=dark");
    await user.click(toDark);
    expect(toDark).toHaveAccessibleName("切换到深色");
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("follows the system's theme until one is selected", async () => {
    const system = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal("matchMedia", () => system);
    const turnSystem = (isDark: boolean) => {
      system.matches = isDark;
      act(() => void system.dispatchEvent(new Event("change")));
      return document.documentElement.dataset.theme;
    };
    const { user } = await show("en-US");
    expect([turnSystem(true), turnSystem(false)]).toEqual(["dark", "light"]);
    const [toDark] = screen.getAllByRole("button", { name: "Switch to dark theme" });
    if (!toDark) throw new Error("no theme switch");
    await user.click(toDark);
    expect([turnSystem(true), turnSystem(false)]).toEqual(["dark", "dark"]);
  });
});

describe("the page of an unknown address", () => {
  it.each([
    ["en-US", "Back to home", "/"],
    ["zh-US", "返回首页", "/zh"],
    ["zh-CN", "返回首页", "/"],
    ["en-CN", "Back to home", "/en"],
  ] as const)("in %s has the way home", (tag, name, href) => {
    renderInMarket(<NotFound />, { tag });
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});

describe("the chat widget", () => {
  it.each([
    ["en-US", true],
    ["en-CN", true],
    ["zh-US", false],
    ["zh-CN", false],
  ] as const)("in %s is there: %s", async (tag, isThere) => {
    const { area, locale } = marketOfTag(tag);
    const menu = await siteMenu({ area, locale });
    renderInMarket(
      <Shell group="site" menu={menu} chatSlot={<aside aria-label="Chat" />}>
        content
      </Shell>,
      { tag },
    );
    expect(screen.queryAllByRole("complementary", { name: "Chat" })).toHaveLength(isThere ? 1 : 0);
  });
});

describe("a page that could not be drawn", () => {
  it.each([
    ["en", "Try again"],
    ["zh-CN", "重试"],
  ])("offers in %s to try again", async (lang, name) => {
    document.documentElement.lang = lang;
    const onRetry = vi.fn();
    const { user } = renderInMarket(<Failure onRetry={onRetry} />);
    await user.click(await screen.findByRole("button", { name }));
    expect(onRetry).toHaveBeenCalledOnce();
    document.documentElement.lang = "";
  });

  it.each([
    ["en", "viewer", StudioErrorPage, "EDA has error, please contact support"],
    ["zh", "viewer", StudioErrorPage, "EDA 出现错误，请联系客服"],
    ["en", "editor", EditorErrorPage, "EDA has error, please contact support"],
    ["zh", "editor", EditorErrorPage, "EDA 出现错误，请联系客服"],
  ])("says in %s that the %s failed", async (lang, _tool, ErrorPage, title) => {
    document.documentElement.lang = lang;
    renderInMarket(<ErrorPage reset={() => {}} />);
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    document.documentElement.lang = "";
  });
});

describe("in a frame of another site", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each(["embed", "widget"] as const)("the pages of %s ask for no consent", async (group) => {
    window.history.replaceState(null, "", "/?mtm_campaign=spring");
    const { unmount } = await show("en-US", "account");
    const asked = await screen.findByRole("region", { name: messages.shell.campaign.label });
    expect(asked).toBeVisible();
    unmount();
    await show("en-US", group);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole("region", { name: messages.shell.campaign.label })).toBeNull();
  });
});
