// The quote of a stencil.
import type { Locator } from "@playwright/test";
import { PricedPage } from "@/e2e/pages/priced-page";

type Option = "framework" | "size" | "side" | "thicknessUm";

export class StencilPage extends PricedPage {
  async open(search = ""): Promise<this> {
    await this.page.goto(this.shop.at("/order/manufacturing/stencil") + search);
    return this;
  }

  choice(option: Option, label: string): Locator {
    const exactly = this.page.getByText(label, { exact: true });
    const group = this.page.getByRole("radiogroup", { name: this.t(`stencil.options.${option}`), exact: true });
    return group.getByRole("radio").filter({ has: exactly });
  }
}
