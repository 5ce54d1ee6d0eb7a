// One order: its state, payment, and the way back to the list.
import { expect, type Locator } from "@playwright/test";
import { OrderListPage } from "@/e2e/pages/order-list-page";
import { SandboxPage } from "@/e2e/pages/sandbox-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { OrderStatus } from "@/lib/contracts/order";

export class OrderPage extends SitePage {
  async open(orderId: string): Promise<this> {
    await this.page.goto(this.market.at(`/my-center/orders/${orderId}`));
    return this;
  }

  get orderId(): string {
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }

  get heading(): Locator {
    return this.main.getByRole("heading", { level: 1 });
  }

  get payButton(): Locator {
    const start = this.t("order.pay.button", { amount: "" }).trim();
    return this.main.getByRole("button", { name: new RegExp(`^${start}`) });
  }

  async expectAnswer(
    key: "waiting" | "refused" | "Failed" | "Paid" | "Submitted" | "Quotation Process" | "Quotation Offered",
  ): Promise<void> {
    await expect(this.main.getByRole("heading", { name: this.t(`order.answer.${key}.title`) })).toBeVisible();
  }

  /** "Accept $250.00 …", which opens the confirmation. */
  get acceptButton(): Locator {
    const start = this.t("order.offer.accept", { amount: "" }).replace("…", "").trim();
    return this.main.getByRole("button", { name: new RegExp(`^${start}`) });
  }

  async accept(): Promise<void> {
    await this.acceptButton.click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("button", { name: this.t("order.offer.confirm"), exact: true }).click();
  }

  async expectPayable(total: string): Promise<void> {
    const cost = this.main
      .locator("dl > div")
      .filter({ has: this.page.getByText(this.t("order.cost.payable"), { exact: true }) });
    await expect(cost.getByRole("definition")).toHaveText(total);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async expectStatus(status: OrderStatus): Promise<void> {
    const tag = this.main
      .getByRole("heading", { level: 1 })
      .locator("..")
      .getByText(this.t(`order.status.${status}`));
    await expect(tag).toBeVisible();
  }

  /** A fact of the order, by its name. */
  fact(name: string): Locator {
    return this.main
      .locator("dl > div")
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .getByRole("definition");
  }

  async pay(): Promise<SandboxPage> {
    await this.payButton.click();
    await expect(this.page.getByRole("heading", { name: this.t("sandbox.title") })).toBeVisible();
    return new SandboxPage(this.page, this.market);
  }

  get toListLink(): Locator {
    return this.main.getByRole("article").getByRole("navigation").getByRole("link");
  }

  async toList(): Promise<OrderListPage> {
    await this.toListLink.click();
    return this.arriveAtList();
  }

  async arriveAtList(): Promise<OrderListPage> {
    await this.expectAt("/my-center/orders");
    return new OrderListPage(this.page, this.market);
  }
}
