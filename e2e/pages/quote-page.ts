// The quote: the board on the left, options in the middle, the price on the right.
import { expect, type Locator } from "@playwright/test";
import { CartPage } from "@/e2e/pages/cart-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

export class QuotePage extends SitePage {
  async open(search = ""): Promise<this> {
    await this.page.goto(this.shop.at("/order/manufacturing/pcb") + search);
    return this;
  }

  get board(): Locator {
    return this.page.getByRole("region", { name: this.t("gerber.panel"), exact: true });
  }

  get price(): Locator {
    return this.page.getByRole("complementary", { name: this.t("quote.price.label") });
  }

  get quantity(): Locator {
    return this.page.getByRole("textbox", { name: this.t("pcb.options.quantity"), exact: true });
  }

  /** On phones the price and the action stand at the foot of the screen. */
  get barAddButton(): Locator {
    return this.page.getByRole("button", { name: this.t("quote.cart.add") }).filter({ visible: true });
  }

  get addButton(): Locator {
    return this.price.getByRole("button", { name: this.t("quote.cart.add") });
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

  /** The board is drawn, and what was measured stands in the form; our server has read the files too. */
  async expectBoard({ widthMm, heightMm, layers, files }: BoardArchive): Promise<void> {
    await expect(this.board.getByRole("img", { name: this.t("gerber.picture.top") })).toBeVisible();
    await expect(this.side("widthMm")).toHaveValue(String(widthMm));
    await expect(this.side("heightMm")).toHaveValue(String(heightMm));
    await expect(this.choice("layers", String(layers))).toBeChecked();
    await expect(this.board.getByText(this.t("gerber.layers.count", { count: files }))).toBeVisible();
    await expect(this.board.getByText(this.t("gerber.checked"))).toBeVisible();
  }

  /** The sum as a person sees it, and that the server said the same. */
  async expectPrice(total: string): Promise<void> {
    const sum = this.price.locator("dl > div").last();
    await expect(sum.getByRole("term")).toHaveText(this.t("pricing.totals.total"));
    await expect(sum.getByRole("definition")).toHaveText(total);
    await expect(this.price.getByText(this.t("quote.price.confirmed"))).toBeVisible();
  }

  /** The sum that stands there once the server has said the same. */
  async readPrice(): Promise<string> {
    await expect(this.price.getByText(this.t("quote.price.confirmed"))).toBeVisible();
    return this.price.locator("dl > div").last().getByRole("definition").innerText();
  }

  async type(quantity: number): Promise<void> {
    await this.quantity.fill(String(quantity));
    await this.quantity.blur();
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
    return new CartPage(this.page, this.shop);
  }
}
