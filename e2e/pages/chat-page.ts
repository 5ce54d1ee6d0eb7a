// The assistant: its list, thread and message box.
import type { Locator, Page } from "@playwright/test";
import { expect, type Market } from "@/e2e/fixtures";

export class ChatPage {
  readonly message: Locator;
  readonly thread: Locator;
  readonly list: Locator;

  constructor(
    readonly page: Page,
    readonly market: Market,
  ) {
    const { t } = market;
    this.message = page.getByRole("textbox", { name: t("chat.composer.label"), exact: true });
    this.thread = page.getByRole("region", { name: t("chat.thread.label") });
    this.list = page.getByRole("navigation", { name: t("chat.list.label") });
  }

  async open(path = "/chat"): Promise<void> {
    await this.page.goto(this.market.at(path));
    await expect(this.message).toBeVisible();
  }

  /** Asks and waits for the end of the answer, which brings its actions. */
  async ask(question: string): Promise<void> {
    const { t } = this.market;
    const answers = await this.answers().count();
    await this.message.fill(question);
    // Enabled once the page is interactive and has the text.
    await expect(this.page.getByRole("button", { name: t("chat.composer.send") })).toBeEnabled();
    await this.message.press("Enter");
    await expect(this.answers()).toHaveCount(answers + 1);
    await expect(this.page.getByRole("button", { name: t("chat.composer.send") })).toBeVisible();
  }

  /** Complete ones. */
  answers(): Locator {
    return this.page.getByRole("group", { name: this.market.t("chat.thread.answer"), exact: true });
  }

  /** The link to what is shown now. */
  async share(): Promise<string> {
    const { t } = this.market;
    await this.page.getByRole("button", { name: t("chat.header.share") }).click();
    const dialog = this.page.getByRole("dialog", { name: t("chat.share.title") });
    await dialog.getByRole("button", { name: t("chat.share.create") }).click();
    return dialog.getByRole("textbox", { name: t("chat.share.link") }).inputValue();
  }
}
