// The Gerber viewer: upload, and information read from the board.
import { expect, type Locator } from "@playwright/test";
import { SitePage } from "@/e2e/pages/site-page";
import type { BoardArchive } from "@/tests/support/e2e-board";

export class ViewerPage extends SitePage {
  async open(query = ""): Promise<this> {
    await this.page.goto(this.market.at(`/gerber-viewer${query}`));
    return this;
  }

  get chooseButton(): Locator {
    return this.main.getByRole("button", { name: this.t("common.upload.choose") });
  }

  /** The board, once there is one. */
  get stage(): Locator {
    return this.main.getByRole("group", { name: this.t("viewer.stage.label") });
  }

  get layers(): Locator {
    return this.main.getByRole("region", { name: this.t("viewer.layers.title") });
  }

  get panels(): Locator {
    return this.main.getByRole("region", { name: this.t("viewer.panels.label") });
  }

  /** The measured length as announced to screen readers. */
  get measured(): Locator {
    return this.stage.locator("output");
  }

  async chooseFile(archive: BoardArchive): Promise<this> {
    await this.chooseThrough(() => this.chooseButton.click(), archive);
    await expect(this.stage).toBeVisible();
    return this;
  }

  panel(name: "inspect" | "holes" | "find" | "files" | "compare"): Locator {
    return this.panels.getByRole("tab", { name: this.t(`viewer.panels.${name}`) });
  }

  /** On phones, at the bottom of the screen. */
  sheetTab(name: "inspect" | "holes" | "find" | "files" | "compare"): Locator {
    return this.main
      .getByRole("navigation", { name: this.t("viewer.panels.label") })
      .getByRole("button", { name: this.t(`viewer.panels.${name}`) });
  }

  /** Clicks at a ratio of the stage's width and height. */
  async clickAt(across: number, down: number): Promise<void> {
    const box = await this.stage.boundingBox();
    if (!box) throw new Error("the board is not there");
    await this.stage.click({ position: { x: box.width * across, y: box.height * down } });
  }

  /** Number of different colors at the center of the board, which is more than one if anything is drawn. */
  async countColours(): Promise<number> {
    const picture = await this.stage.screenshot();
    return this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return seen.size;
    }, picture.toString("base64"));
  }
}
