// Common parts of every quote page: the price, its confirmation, and the cart button.
import { expect, type Locator } from "@playwright/test";
import { CartPage } from "@/e2e/pages/cart-page";
import { SitePage } from "@/e2e/pages/site-page";

export class PricedPage extends SitePage {
  get price(): Locator {
    return this.page.getByRole("complementary", { name: this.t("quote.price.label") });
  }

  /** On phones, price and button are at the bottom of the screen. */
  get barAddButton(): Locator {
    return this.page.getByRole("button", { name: this.t("quote.cart.add") }).filter({ visible: true });
  }

  get addButton(): Locator {
    return this.price.getByRole("button", { name: this.t("quote.cart.add") });
  }

  /** Expects the displayed total, confirmed by the server. */
  async expectPrice(total: string): Promise<void> {
    const sum = this.price.locator("dl > div").last();
    await expect(sum.getByRole("term")).toHaveText(this.t("pricing.totals.total"));
    await expect(sum.getByRole("definition")).toHaveText(total);
    await expect(this.price.getByText(this.t("quote.price.confirmed"))).toBeVisible();
  }

  /** The total that the server has confirmed. */
  async readPrice(): Promise<string> {
    await expect(this.price.getByText(this.t("quote.price.confirmed"))).toBeVisible();
    return this.price.locator("dl > div").last().getByRole("definition").innerText();
  }

  async addToCart(): Promise<CartPage> {
    await this.addButton.click();
    return this.arriveInCart();
  }

  get saveButton(): Locator {
    return this.price.getByRole("button", { name: this.t("cart.save") });
  }

  async saveToCart(): Promise<CartPage> {
    await this.saveButton.click();
    return this.arriveInCart();
  }

  async arriveInCart(): Promise<CartPage> {
    await this.expectAt("/shopping-cart");
    return new CartPage(this.page, this.market);
  }
}
