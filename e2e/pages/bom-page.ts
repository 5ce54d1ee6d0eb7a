// The quote of a parts list.
import { expect, type Locator } from "@playwright/test";
import { PricedPage } from "@/e2e/pages/priced-page";

export interface TextFile {
  name: string;
  text: string;
}

export class BomPage extends PricedPage {
  async open(search = ""): Promise<this> {
    await this.page.goto(this.market.at("/order/bom") + search);
    return this;
  }

  async upload(file: TextFile): Promise<this> {
    await this.choose(file);
    await expect(this.lines).toBeVisible();
    return this;
  }

  /** Uploads an unreadable list. */
  async uploadUnread(file: TextFile): Promise<this> {
    await this.choose(file);
    await expect(this.main.getByRole("button", { name: this.t("bom.start.skip") })).toBeVisible();
    await expect(this.main.getByRole("heading", { name: this.t("bom.failure.title") })).toBeVisible();
    return this;
  }

  /** The upload zone for the list comes first on the page. */
  private async choose({ name, text }: TextFile): Promise<void> {
    const choose = this.page.getByRole("button", { name: this.t("common.upload.choose") });
    await this.chooseThrough(() => choose.click(), { name, mimeType: "text/csv", buffer: Buffer.from(text) });
  }

  async uploadCoordinates({ name, text }: TextFile): Promise<void> {
    const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
    await this.page
      .getByLabel(this.t("bom.coordinates.add"), { exact: true })
      .and(this.page.locator("input"))
      .setInputFiles(file);
  }

  get boards(): Locator {
    return this.page.getByRole("navigation", { name: this.t("bom.boards.title") });
  }

  board(name: string): Locator {
    return this.boards.getByRole("button", { name: new RegExp(`^${name}`) });
  }

  /** Adds another board, whose list is not uploaded yet. */
  async addBoard(): Promise<void> {
    await this.boards.getByRole("button", { name: this.t("bom.boards.add") }).click();
    await expect(this.lines).toBeHidden();
  }

  get lines(): Locator {
    return this.page.getByRole("grid", { name: this.t("bom.table.label") });
  }

  line(designators: string): Locator {
    return this.lines.getByRole("row", { name: new RegExp(`^${designators},`) });
  }

  /** The open line: next to the table, or in a drawer on small screens. */
  get panel(): Locator {
    return this.page.getByRole("radiogroup", { name: this.t("bom.line.candidates") });
  }

  get placedPart(): Locator {
    return this.page.getByRole("combobox", { name: this.t("bom.coordinates.choose"), exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get askButton(): Locator {
    return this.price.getByRole("button", { name: this.t("bom.save.ask") });
  }

  /** The price after the server's answer: confirmed, or preliminary if lines have none. */
  get settledPrice(): Locator {
    return this.price.locator("[data-settled]");
  }

  async expectPriced(): Promise<void> {
    await expect(this.settledPrice).toBeVisible();
  }
}
