// The account's orders.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class OrderListPage extends SitePage {
  async open(): Promise<this> {
    await this.page.goto(this.market.at("/my-center/orders"));
    return this;
  }

  get rows(): Locator {
    return this.main
      .getByRole("table")
      .getByRole("row")
      .filter({ has: this.page.getByRole("link") });
  }

  /** The only order there is, in its state and at its price. */
  async expectOnly({
    title,
    status,
    total,
  }: {
    title: string;
    status: "Paid" | "Submitted";
    total: string;
  }): Promise<void> {
    await expect(this.rows).toHaveCount(1);
    await expect(this.rows).toContainText(title);
    await expect(this.rows).toContainText(this.t(`order.status.${status}`));
    await expect(this.rows).toContainText(total);
  }
}
