// The home page for a visitor with a file.
import { expect, type Locator } from "@playwright/test";
import { QuotePage } from "@/e2e/pages/quote-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

export class HomePage extends SitePage {
  async open(): Promise<this> {
    await this.page.goto(this.market.at("/"));
    return this;
  }

  async openAlive(): Promise<this> {
    await this.open();
    await this.expectAlive(this.chooseButton);
    return this;
  }

  get chooseButton(): Locator {
    return this.page.getByRole("button", { name: this.t("home.hero.drop.choose") });
  }

  async chooseFile(archive: BoardArchive): Promise<QuotePage> {
    await this.chooseThrough(() => this.chooseButton.click(), archive);
    return this.arrive();
  }

  /** Drops the file from the desktop over the page's heading rather than the field. */
  async dropFile(archive: BoardArchive): Promise<QuotePage> {
    const { name, mimeType, buffer } = archive;
    const transfer = await this.page.evaluateHandle(
      ({ base64, ...file }) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], file.name, { type: file.mimeType }));
        return carried;
      },
      { name, mimeType, base64: buffer.toString("base64") },
    );
    const heading = this.page.getByRole("heading", { level: 1 });
    await heading.dispatchEvent("dragover", { dataTransfer: transfer });
    await expect(this.page.getByText(this.t("home.hero.drop.drop"))).toBeVisible();
    await heading.dispatchEvent("drop", { dataTransfer: transfer });
    return this.arrive();
  }

  private async arrive(): Promise<QuotePage> {
    await this.expectAt("/order/manufacturing/pcb");
    return new QuotePage(this.page, this.market);
  }
}
