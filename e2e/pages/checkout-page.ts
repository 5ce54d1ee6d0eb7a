// The checkout: where to, how, and the one action that orders.
import { expect, type Locator } from "@playwright/test";
import { SandboxPage } from "@/e2e/pages/sandbox-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { MarketArea } from "@/lib/core/market/area";

/** Label keys under `address.field` in the order a person fills them, as the country's form asks for them. */
export const ADDRESSES = {
  "en-US": {
    country: "US",
    firstName: "Ada",
    lastName: "Lovelace",
    address: "12 St James's Square",
    postcode: "94103",
    city: "San Francisco",
    state: "CA",
    phone: "+1 415 555 0100",
  },
  "zh-CN": {
    country: "CN",
    fullName: "李雷",
    phone: "13812345678",
    state: "广东省",
    city: "深圳市",
    district: "南山区",
    addressCn: "科技园科苑路 1 号 2 栋 301",
  },
} as const satisfies Record<MarketArea, Record<string, string>>;

export class CheckoutPage extends SitePage {
  async open(cartItemIds: readonly string[]): Promise<this> {
    await this.page.goto(this.shop.at(`/order/checkout?items=${cartItemIds.join(",")}`));
    return this;
  }

  field(name: string): Locator {
    return this.addressForm.getByLabel(this.t(`address.field.${name as "city"}`));
  }

  get addressForm(): Locator {
    return this.page.getByRole("region", { name: this.t("address.newTitle") });
  }

  get saveButton(): Locator {
    return this.addressForm.getByRole("button", { name: this.t("address.save") });
  }

  get summary(): Locator {
    return this.page.getByRole("region", { name: this.t("checkout.summary") });
  }

  get placeButton(): Locator {
    return this.summary.getByRole("button", { name: this.t("checkout.place") });
  }

  get chosenAddress(): Locator {
    return this.main.getByRole("group", { name: this.t("address.choose") }).getByRole("radio", { checked: true });
  }

  async addAddress(): Promise<void> {
    const { country, ...texts } = ADDRESSES[this.shop.area];
    await this.field("country").selectOption(country);
    for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text);
    await this.saveButton.click();
    await expect(this.chosenAddress).toBeVisible();
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.summary.getByText(this.t("checkout.payNow")).locator("..")).toContainText(total);
  }

  async place(): Promise<SandboxPage> {
    await this.placeButton.click();
    return this.arriveAtPayment();
  }

  async arriveAtPayment(): Promise<SandboxPage> {
    await expect(this.page.getByRole("heading", { name: this.t("sandbox.title") })).toBeVisible();
    return new SandboxPage(this.page, this.shop);
  }
}
