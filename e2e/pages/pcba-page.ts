// The quote of an assembled board.
import { expect, type Locator } from "@playwright/test";
import { PricedPage } from "@/e2e/pages/priced-page";

export class PcbaPage extends PricedPage {
  async open(search = ""): Promise<this> {
    await this.page.goto(this.market.at("/order/manufacturing/pcba") + search);
    return this;
  }

  count(option: "smtJoints" | "thtJoints" | "bgaCount"): Locator {
    return this.page.getByRole("textbox", { name: this.t(`pcba.options.${option}`), exact: true });
  }

  async type(option: "smtJoints" | "thtJoints" | "bgaCount", count: number): Promise<void> {
    await this.count(option).fill(String(count));
    await this.count(option).blur();
  }

  get saveQuoteButton(): Locator {
    return this.page.getByRole("button", { name: this.t("pcba.save.quote") });
  }

  get quotes(): Locator {
    return this.page.getByRole("table", { name: this.t("pcba.quotes.title") });
  }

  /** The number of the first quote in the list, once there is one. */
  async newestNumber(): Promise<string> {
    const number = this.quotes.locator("tbody tr").first().locator(".mpn");
    await expect(number).toBeVisible();
    return number.innerText();
  }
}
