// The admin as staff use it.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

interface Words {
  asQuestion?: boolean;
  file?: { name: string; mimeType: string; buffer: Buffer };
}

interface NextBook {
  kind: "boards" | "assemblies" | "stencils";
  version: string;
  section: "boards" | "sizes";
  /** Path of each rate in that section of the price book, and its new value. */
  figures: readonly { steps: readonly string[]; value: string }[];
}

export class AdminPage extends SitePage {
  /** Without the admin cookie the first answer is the 404 page, which obtains the cookie for staff. */
  async openOverview(): Promise<void> {
    await this.page.goto(this.market.at("/ops"));
    await expect(this.main.getByRole("heading", { name: this.t("ops.overview.next"), exact: true })).toBeVisible();
  }

  async openOrder(orderId: string): Promise<void> {
    await this.page.goto(this.market.at(`/ops/orders/${orderId}`));
    await expect(this.main.getByRole("heading", { name: this.t("ops.act.title") })).toBeVisible();
  }

  async openBooks(): Promise<void> {
    await this.page.goto(this.market.at("/ops/books"));
  }

  /** Publishes the next price book of a kind in the first area, based on the current one. */
  async publishBook({ kind, version, section, figures }: NextBook): Promise<void> {
    await this.button(this.t("ops.books.publish")).click();
    const dialog = this.page.getByRole("dialog", { name: this.t("ops.books.publish") });
    await dialog.getByRole("button", { name: this.t(`ops.books.kinds.${kind}`), exact: true }).click();
    const part = this.t(`ops.books.sections.${section}`);
    await dialog.locator("summary").filter({ hasText: part }).first().click();
    for (const { steps, value } of figures) {
      await dialog.getByRole("textbox", { name: [part, ...steps].join(" › "), exact: true }).fill(value);
    }
    await dialog.getByRole("textbox", { name: this.t("ops.books.version") }).fill(version);
    await dialog.getByRole("button", { name: this.t("ops.books.publishNow"), exact: true }).click();
    await expect(this.messages.getByText(this.t("ops.books.published", { version }))).toBeVisible();
    await expect(this.main.getByRole("row", { name: new RegExp(version) })).toContainText(
      this.t("ops.books.statuses.coming"),
    );
  }

  /** Opens an inquiry from the list by its number. */
  async openInquiry(number: string): Promise<void> {
    await this.page.goto(this.market.at("/ops/quotes?waits=any"));
    await this.main.getByRole("link", { name: number }).click();
    await expect(this.main.getByRole("heading", { name: number, level: 1 })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name });
  }

  async move(to: "Reviewed" | "In Production" | "Processed" | "Shipped"): Promise<void> {
    await this.button(this.t(`ops.act.to.${to}`)).click();
    await expect(this.head.getByText(this.t(`order.status.${to}`), { exact: true })).toBeVisible();
  }

  /** The header of the record with its number and state. */
  get head(): Locator {
    return this.main.locator("header").filter({ has: this.page.getByRole("heading", { level: 1 }) });
  }

  async write(text: string, { asQuestion = false, file }: Words = {}): Promise<void> {
    await this.field(this.t("ops.thread.text")).fill(text);
    if (file) {
      const add = this.button(this.t("ops.thread.files"));
      const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), add.click()]);
      await chooser.setFiles(file);
      const removal = this.t("common.upload.removeOf", { file: file.name });
      await expect(this.page.getByRole("button", { name: removal })).toBeVisible();
    }
    if (asQuestion) await this.page.getByRole("checkbox", { name: this.t("ops.thread.asQuestion") }).check();
    await this.button(this.t("ops.thread.send")).click();
    await expect(this.main.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  }
}
