// The cart, from which selected items are checked out.
import { expect, type Locator } from "@playwright/test";
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { SitePage } from "@/e2e/pages/site-page";

export class CartPage extends SitePage {
  async open(): Promise<this> {
    await this.page.goto(this.market.at("/shopping-cart"));
    return this;
  }

  item(name: string): Locator {
    return this.main.getByRole("listitem").filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  get summary(): Locator {
    return this.page.getByRole("region", { name: this.t("cart.summary") });
  }

  get checkoutButton(): Locator {
    return this.summary.getByRole("button", { name: this.t("cart.checkout") });
  }

  async expectItem({ name, quantity, total }: { name: string; quantity: number; total: string }): Promise<void> {
    const item = this.item(name);
    await expect(item.getByRole("combobox", { name: this.t("cart.quantityOf", { name }) })).toHaveValue(
      String(quantity),
    );
    await expect(item.getByRole("definition").last()).toHaveText(total);
    await expect(item.getByRole("img", { name: this.t("cart.pictureOf", { name }) })).toBeVisible();
    await expect(this.summary.getByRole("definition").last()).toHaveText(total);
    await expect(this.header.getByRole("link", { name: this.t("cart.slot", { count: 1 }) })).toBeVisible();
  }

  async checkOut(): Promise<CheckoutPage> {
    await this.checkoutButton.click();
    return this.arriveAtCheckout();
  }

  /** Checks out as a visitor, who must sign in first. */
  async checkOutSignedOut(): Promise<AccountDialog<CheckoutPage>> {
    await this.checkoutButton.click();
    return this.askedToSignIn();
  }

  async askedToSignIn(): Promise<AccountDialog<CheckoutPage>> {
    const dialog = new AccountDialog(this.page, this.market, () => this.arriveAtCheckout());
    await expect(dialog.dialog).toBeVisible();
    return dialog;
  }

  async arriveAtCheckout(): Promise<CheckoutPage> {
    await this.expectAt("/order/checkout");
    return new CheckoutPage(this.page, this.market);
  }
}
