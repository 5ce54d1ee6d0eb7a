// The address book, with the form shown in its place while an address is added.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";

export class AddressPage extends SitePage {
  async open(path: "/my-center/address" | "/my-center/billing-address"): Promise<this> {
    await this.page.goto(this.market.at(path));
    return this;
  }

  async add(label: "address.add" | "address.bill.add"): Promise<void> {
    await this.main.getByRole("button", { name: this.t(label) }).click();
    await expect(this.saveButton).toBeVisible();
  }

  field(name: string): Locator {
    return this.main.getByLabel(this.t(`address.field.${name as "city"}`));
  }

  /** Chooses a state, a city or a district, once its list is loaded. */
  async choose(name: "state" | "city" | "district", place: string): Promise<void> {
    await this.field(name).and(this.page.locator("select")).selectOption(place);
  }

  /** Pastes into the box through the clipboard. */
  async paste(text: string): Promise<void> {
    const box = this.main.getByLabel(this.t("address.paste.label"));
    await box.fill(text);
    await this.main.getByRole("button", { name: this.t("address.paste.read") }).click();
  }

  get saveButton(): Locator {
    return this.main.getByRole("button", { name: this.t("address.save") });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.saveButton).toBeHidden();
  }
}
