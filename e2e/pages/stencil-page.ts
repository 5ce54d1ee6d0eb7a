// The quote of a stencil.
import { expect, type Locator } from "@playwright/test";
import { PricedPage } from "@/e2e/pages/priced-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

type Option = "framework" | "size" | "side" | "thicknessUm";

export class StencilPage extends PricedPage {
  async open(search = ""): Promise<this> {
    await this.page.goto(this.market.at("/order/manufacturing/stencil") + search);
    return this;
  }

  /** The apertures found in a board's files. */
  get apertures(): Locator {
    return this.page.getByRole("region", { name: this.t("stencil.check.title"), exact: true });
  }

  async upload({ name, mimeType, buffer }: Pick<BoardArchive, "name" | "mimeType" | "buffer">): Promise<void> {
    await this.page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await expect(this.apertures).toBeVisible({ timeout: 20_000 });
  }

  choice(option: Option, label: string): Locator {
    const exactly = this.page.getByText(label, { exact: true });
    const group = this.page.getByRole("radiogroup", { name: this.t(`stencil.options.${option}`), exact: true });
    return group.getByRole("radio").filter({ has: exactly });
  }
}
