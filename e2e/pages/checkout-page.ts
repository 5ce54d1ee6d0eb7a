// The checkout: addresses, methods, and the button that orders.
import { expect, type Locator } from "@playwright/test";
import { SandboxPage } from "@/e2e/pages/sandbox-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { MarketArea } from "@/lib/core/market/area";

/** Label keys under `address.field` in the order of the country's form. */
export const ADDRESSES = {
  "en-US": {
    country: "US",
    firstName: "Ada",
    lastName: "Lovelace",
    address: "12 St James's Square",
    postcode: "94103",
    city: "San Francisco",
    state: "California",
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

/** Fields that are chosen from a list rather than typed. */
const LISTED: Record<MarketArea, readonly string[]> = { "en-US": ["state"], "zh-CN": ["state", "city", "district"] };

export class CheckoutPage extends SitePage {
  async open(cartItemIds: readonly string[]): Promise<this> {
    await this.page.goto(this.market.at(`/order/checkout?items=${cartItemIds.join(",")}`));
    return this;
  }

  /** Opens the checkout of an inquiry, which has no price yet. */
  async openInquiry(quoteId: string): Promise<this> {
    await this.page.goto(this.market.at(`/order/checkout?quote=${quoteId}`));
    return this;
  }

  get placeUnpricedButton(): Locator {
    return this.summary.getByRole("button", { name: this.t("checkout.inquiry.place") });
  }

  field(name: string): Locator {
    return this.addressForm.getByLabel(this.t(`address.field.${name as "city"}`));
  }

  get addressForm(): Locator {
    return this.page.getByRole("region", { name: this.t("address.newTitle") });
  }

  /** A list field, once its list is loaded. */
  listed(name: string): Locator {
    return this.field(name).and(this.page.locator("select"));
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

  get placeForCheckButton(): Locator {
    return this.summary.getByRole("button", { name: this.t("checkout.placeForCheck") });
  }

  get consent(): Locator {
    return this.summary.getByRole("checkbox");
  }

  /** A choice of one of the sheets, by its value. */
  choice(name: "process" | "shippingMethod" | "paymentMethod", value: string): Locator {
    return this.main.locator(`input[name="${name}"][value="${value}"]`);
  }

  get sameBill(): Locator {
    return this.main.getByRole("checkbox", { name: this.t("address.bill.same") });
  }

  get billForm(): Locator {
    return this.page.getByRole("region", { name: this.t("address.bill.newTitle") });
  }

  get remark(): Locator {
    return this.main.getByRole("textbox", { name: this.t("checkout.remarkLabel") });
  }

  /** Fills in name and address; the rest of the form is optional. */
  async addBill(title: string): Promise<void> {
    const field = (name: string) => this.billForm.getByLabel(this.t(`address.field.${name as "city"}`));
    await this.sameBill.uncheck();
    await field("invoiceTitle").fill(title);
    await field("country").selectOption("DE");
    await field("lastName").fill("Noether");
    await field("address").fill("Hauptstrasse 1");
    await field("city").fill("Erlangen");
    await this.billForm.getByRole("button", { name: this.t("address.save") }).click();
    await expect(this.main.getByRole("radio", { name: new RegExp(title) })).toBeChecked();
  }

  async agree(): Promise<void> {
    // New summary lines move the content below them, even between press and release.
    await expect(this.summary.locator("[aria-busy=true]")).toHaveCount(0);
    await this.consent.check();
    await expect(this.placeButton.or(this.placeForCheckButton)).not.toHaveAttribute("aria-disabled");
  }

  get chosenAddress(): Locator {
    return this.main.getByRole("group", { name: this.t("address.choose") }).getByRole("radio", { checked: true });
  }

  async addAddress(): Promise<void> {
    const { country, ...texts } = ADDRESSES[this.market.area];
    await this.field("country").selectOption(country);
    for (const [name, text] of Object.entries(texts)) {
      if (LISTED[this.market.area].includes(name)) await this.listed(name).selectOption(text);
      else await this.field(name).fill(text);
    }
    await this.saveButton.click();
    await expect(this.chosenAddress).toBeVisible();
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.summary.getByText(this.t("checkout.payNow")).locator("..")).toContainText(total);
  }

  async place(): Promise<SandboxPage> {
    await this.agree();
    await this.placeButton.click();
    return this.arriveAtPayment();
  }

  async arriveAtPayment(): Promise<SandboxPage> {
    await expect(this.page.getByRole("heading", { name: this.t("sandbox.title") })).toBeVisible();
    return new SandboxPage(this.page, this.market);
  }
}
