// The DFM check: upload, review of findings, acceptance of one, and the way to the quote.
import { expect, type Locator } from "@playwright/test";
import { QuotePage } from "@/e2e/pages/quote-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

/** A check takes a second or two; on a busy machine more. */
const PATIENCE_MS = 60_000;

export class DfmPage extends SitePage {
  async open(query = ""): Promise<this> {
    await this.page.goto(this.market.at(`/order/dfm${query}`));
    return this;
  }

  get findings(): Locator {
    return this.main.getByRole("region", { name: this.t("dfm.list.title"), exact: true }).getByRole("listitem");
  }

  get chosen(): Locator {
    return this.findings.filter({ has: this.page.locator("[aria-current]") });
  }

  get explanation(): Locator {
    return this.main.getByRole("article", { name: this.t("dfm.detail.label") });
  }

  async upload({ name, mimeType, buffer }: Pick<BoardArchive, "name" | "mimeType" | "buffer">): Promise<this> {
    await this.page.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
    await this.untilChecked();
    return this;
  }

  /** Replaces the displayed files. */
  async correctWith({ name, mimeType, buffer }: Pick<BoardArchive, "name" | "mimeType" | "buffer">): Promise<void> {
    await this.page.getByLabel(this.t("dfm.actions.newFile")).setInputFiles({ name, mimeType, buffer });
  }

  async untilChecked(): Promise<void> {
    await expect(this.findings.first()).toBeVisible({ timeout: PATIENCE_MS });
  }

  async accept(note: string): Promise<void> {
    await this.explanation.getByRole("button", { name: this.t("dfm.accept.button") }).click();
    await this.explanation.getByLabel(this.t("dfm.accept.label")).fill(note);
    await this.explanation.getByRole("button", { name: this.t("dfm.accept.save") }).click();
    await expect(this.explanation.getByText(this.t("dfm.accept.done", { note }))).toBeVisible();
  }

  async toQuote(): Promise<QuotePage> {
    await this.main.getByRole("button", { name: this.t("dfm.actions.quote") }).click();
    await this.page.waitForURL(/\/order\/manufacturing\/pcb\?project=/, { timeout: PATIENCE_MS });
    return new QuotePage(this.page, this.market);
  }
}
