// Common parts of every page: header, menus, footer, messages.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Market } from "@/e2e/fixtures";
import type { BoardArchive } from "@/tests/support/e2e-board";

export class SitePage {
  constructor(
    readonly page: Page,
    readonly market: Market,
  ) {}

  get t(): Market["t"] {
    return this.market.t;
  }

  get header(): Locator {
    return this.page.getByRole("banner");
  }

  get footer(): Locator {
    return this.page.getByRole("contentinfo");
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  /** The first link of the header to a path without prefix. */
  headerLink(path: string): Locator {
    return this.header.locator(`a[href="${this.market.at(path)}"]`).first();
  }

  /** The menu of the header that holds a link to the path. */
  headerGroup(path: string): Locator {
    const link = this.page.locator(`a[href="${this.market.at(path)}"]`);
    return this.header.locator("details").filter({ has: link }).first().locator("summary");
  }

  get messages(): Locator {
    return this.page.getByRole("log", { name: this.t("common.toast.region") });
  }

  get signInLink(): Locator {
    return this.header.getByRole("link", { name: this.t("shell.signIn") });
  }

  /** Chooses a file through `open`; retried, because nothing responds before the page's script runs. */
  async chooseThrough(
    open: () => Promise<void>,
    archive: Pick<BoardArchive, "name" | "mimeType" | "buffer">,
  ): Promise<void> {
    await expect(async () => {
      const [chooser] = await Promise.all([this.page.waitForEvent("filechooser", { timeout: 2_000 }), open()]);
      await chooser.setFiles(archive);
    }).toPass();
  }

  /** Waits until the page is hydrated. */
  async expectAlive(control: Locator): Promise<void> {
    await expect
      .poll(() => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
      .toBe(true);
  }

  /** Waits for a URL: `path` has no prefix; the query is ignored. */
  async expectAt(path: string | RegExp): Promise<void> {
    const { prefix } = this.market;
    await expect(this.page).toHaveURL((url) => {
      const rest = prefix === "" ? url.pathname : url.pathname.replace(prefix, "") || "/";
      const isPrefixed = prefix === "" ? !/^\/(en|zh)(\/|$)/.test(url.pathname) : url.pathname.startsWith(prefix);
      return isPrefixed && (typeof path === "string" ? rest === path : path.test(rest));
    });
  }

  /** Every link to a page of the site keeps the reader's language; files of the API have none. */
  async expectPrefixedLinks(): Promise<void> {
    const hrefs = await this.page
      .locator("a[href^='/']:not([hreflang]):not([href^='/api/'])")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const { prefix } = this.market;
    const wrong = hrefs.filter((href) =>
      prefix === ""
        ? /^\/(en|zh)(\/|$)/.test(href)
        : href !== prefix && !href.startsWith(`${prefix}/`) && !href.startsWith(`${prefix}#`),
    );
    expect(wrong).toEqual([]);
  }
}
