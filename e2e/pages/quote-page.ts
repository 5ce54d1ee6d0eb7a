// The quote: the board on the left, options in the middle, the price on the right.
import { expect, type Locator } from "@playwright/test";
import type { CartPage } from "@/e2e/pages/cart-page";
import { PricedPage } from "@/e2e/pages/priced-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

/** A check takes a second or two; on a busy machine more. */
const CHECK_PATIENCE_MS = 60_000;

export class QuotePage extends PricedPage {
  get confirmFindings(): Locator {
    return this.page.getByRole("button", { name: this.t("quote.findings.confirm") });
  }

  /** Confirms the findings of the DFM check if asked. */
  override async arriveInCart(): Promise<CartPage> {
    const cart = this.page.getByRole("heading", { level: 1, name: this.t("cart.title") });
    await expect(cart.or(this.confirmFindings)).toBeVisible({ timeout: CHECK_PATIENCE_MS });
    if (await this.confirmFindings.isVisible()) await this.confirmFindings.click();
    return super.arriveInCart();
  }

  async open(search = ""): Promise<this> {
    await this.page.goto(this.market.at("/order/manufacturing/pcb") + search);
    return this;
  }

  get board(): Locator {
    return this.page.getByRole("region", { name: this.t("gerber.panel"), exact: true });
  }

  get quantity(): Locator {
    return this.page.getByRole("textbox", { name: this.t("pcb.options.quantity"), exact: true });
  }

  async chooseFile(archive: BoardArchive): Promise<void> {
    const button = this.board.getByRole("button", { name: this.t("common.upload.choose") });
    await this.chooseThrough(() => button.click(), archive);
  }

  side(side: "widthMm" | "heightMm"): Locator {
    return this.page.getByRole("textbox", { name: this.t(`pcb.options.${side}`), exact: true });
  }

  option(option: "layers" | "surfaceFinish" | "solderMaskColor"): Locator {
    return this.page.getByRole("radiogroup", { name: this.t(`pcb.options.${option}`), exact: true });
  }

  choice(option: "layers" | "surfaceFinish" | "solderMaskColor", label: string): Locator {
    const exactly = this.page.getByText(label, { exact: true });
    return this.option(option).getByRole("radio").filter({ has: exactly });
  }

  /** Expects the drawn board, its measured values in the form, and files verified by the server. */
  async expectBoard({ widthMm, heightMm, layers, files }: BoardArchive): Promise<void> {
    await expect(this.board.getByRole("img", { name: this.t("gerber.picture.top") })).toBeVisible();
    await expect(this.side("widthMm")).toHaveValue(String(widthMm));
    await expect(this.side("heightMm")).toHaveValue(String(heightMm));
    await expect(this.choice("layers", String(layers))).toBeChecked();
    await expect(this.board.getByText(this.t("gerber.layers.count", { count: files }))).toBeVisible();
    await expect(this.board.getByText(this.t("gerber.checked"))).toBeVisible();
  }

  async type(quantity: number): Promise<void> {
    await this.quantity.fill(String(quantity));
    await this.quantity.blur();
  }
}
