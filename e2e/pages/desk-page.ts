// The desk as staff use it.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class DeskPage extends SitePage {
  async openOverview(): Promise<void> {
    await this.page.goto(this.shop.at("/ops"));
    await expect(this.main.getByRole("link", { name: this.t("ops.overview.queue.review") })).toBeVisible();
  }

  async openOrder(orderId: string): Promise<void> {
    await this.page.goto(this.shop.at(`/ops/orders/${orderId}`));
    await expect(this.sheet(this.t("ops.act.title"))).toBeVisible();
  }

  async openBooks(): Promise<void> {
    await this.page.goto(this.shop.at("/ops/books"));
  }

  /** The inquiry of a list, by its number. */
  async openInquiry(number: string): Promise<void> {
    await this.page.goto(this.shop.at("/ops/quotes?waiting=1"));
    await this.main.getByRole("link", { name: number }).click();
    await expect(this.main.getByRole("heading", { name: number, level: 1 })).toBeVisible();
  }

  sheet(title: string): Locator {
    return this.main.getByRole("region", { name: title, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name });
  }

  async move(to: "Reviewed" | "In Production" | "Processed" | "Shipped"): Promise<void> {
    const button = this.button(this.t(`ops.act.to.${to}`));
    await button.click();
    await expect(button).toBeHidden();
    await expect(this.main.getByText(this.t(`order.status.${to}`), { exact: true }).first()).toBeVisible();
  }
}
