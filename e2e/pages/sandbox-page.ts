// The sandbox provider's payment page: one button per outcome.
import { expect, type Locator } from "@playwright/test";
import { OrderPage } from "@/e2e/pages/order-page";
import { SitePage } from "@/e2e/pages/site-page";

export type Outcome = "succeed" | "refuse" | "silent" | "twice" | "late";

export class SandboxPage extends SitePage {
  button(outcome: Outcome): Locator {
    const { t } = this;
    const name = `${t(`sandbox.outcomes.${outcome}.label`)} ${t(`sandbox.outcomes.${outcome}.effect`)}`;
    return this.page.getByRole("button", { name: new RegExp(`^${name.replace(" ", "\\s*")}$`) });
  }

  /** `amount` in digits with the currency code: "12.29 USD". */
  async expectAmount(amount: string): Promise<void> {
    await expect(this.page.getByRole("definition").filter({ hasText: amount })).toBeVisible();
  }

  async choose(outcome: Outcome): Promise<OrderPage> {
    await this.button(outcome).click();
    return this.arriveAtOrder();
  }

  async arriveAtOrder(): Promise<OrderPage> {
    await this.expectAt(/^\/my-center\/orders\/[^/]+$/);
    return new OrderPage(this.page, this.market);
  }
}
