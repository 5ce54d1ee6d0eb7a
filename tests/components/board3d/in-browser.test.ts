// The 3D view in a browser: it renders, announces the board's parts, and without WebGL shows a still image.

import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { afterEach, describe, expect, it } from "vitest";
import type { Board3dPage } from "../../support/board3d-page.entry";
import { type OpenBoard3dPage, openBoard3dPage } from "../../support/board3d-page";
import { sampleArchive } from "../../support/e2e-board";

const PATIENCE_MS = 240_000;

let opened: OpenBoard3dPage | null = null;
afterEach(async () => {
  await opened?.close();
  opened = null;
});

async function openBoard(options: Parameters<typeof openBoard3dPage>[0], locale: "en" | "zh" = "en") {
  opened = await openBoard3dPage(options);
  opened.page.setDefaultTimeout(PATIENCE_MS);
  const { name, buffer } = sampleArchive("field-node");
  await opened.show({ name, bytes: buffer }, locale);
  await opened.page.locator("[data-shown]").waitFor();
  return opened;
}

/** Pixels of a PNG: its longer side, its number of colors, and the pixels that are neither clear nor covered. */
function pixelsOf({ page }: OpenBoard3dPage, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const isBetween = (value: number, at: number) => at % 4 === 3 && value > 0 && value < 255;
    return {
      longerPx: Math.max(image.width, image.height),
      colours: new Set(new Uint32Array(data.buffer)).size,
      between: data.filter(isBetween).length,
    };
  }, png.toString("base64"));
}

/** Number of colors in a picture of an element. */
async function colours(board: OpenBoard3dPage, selector: string): Promise<number> {
  return (await pixelsOf(board, await board.page.locator(selector).first().screenshot())).colours;
}

/** Visible part of the board. */
async function pictureOf(options: Parameters<typeof openBoard3dPage>[0], { isImpatient }: { isImpatient: boolean }) {
  const board = await openBoard3dPage(options);
  opened = board;
  const { name, buffer } = sampleArchive("field-node");
  await board.page.evaluate((turns) => {
    const watch = () => {
      const ground = document.querySelector("[aria-keyshortcuts]");
      if (!ground) requestAnimationFrame(watch);
      else if (turns) ground.dispatchEvent(new WheelEvent("wheel", { deltaY: -400, bubbles: true, cancelable: true }));
    };
    watch();
  }, isImpatient);
  await board.show({ name, bytes: buffer });
  await board.page.locator("[data-shown]").waitFor({ timeout: PATIENCE_MS });
  await board.page.evaluate(() =>
    (globalThis as typeof globalThis & { board3dPage: Board3dPage }).board3dPage.firstPicture(),
  );
  const picture = await board.page.locator("canvas").screenshot();
  await board.close();
  opened = null;
  return picture;
}

describe("the 3D view of a board", () => {
  it(
    "is seen whole, though somebody turned the wheel before it came",
    async () => {
      const options = { viewport: { width: 600, height: 500 } };
      const calm = await pictureOf(options, { isImpatient: false });
      expect((await pictureOf(options, { isImpatient: true })).equals(calm)).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    "is drawn, has no findings of axe, and goes without a trace",
    async () => {
      const board = await openBoard({ viewport: { width: 390, height: 844 } }, "zh");
      await expect.poll(() => colours(board, "[aria-keyshortcuts]"), { timeout: PATIENCE_MS }).toBeGreaterThan(60);
      const { violations } = await new AxeBuilder({ page: board.page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join()}`)).toEqual(
        [],
      );
      await board.page.evaluate(() => {
        const { board3dPage } = globalThis as typeof globalThis & { board3dPage: { hide(): void } };
        board3dPage.hide();
      });
      expect(await board.page.locator("canvas").count()).toBe(0);
      expect(board.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    "is saved as a picture with smooth edges, though the processor draws it",
    async () => {
      const board = await openBoard({ viewport: { width: 800, height: 600 } });
      await board.page.getByRole("checkbox", { name: "Background in pictures" }).uncheck();
      const coming = board.page.waitForEvent("download");
      await board.page.getByRole("button", { name: "Save picture" }).click();
      const { longerPx, between } = await pixelsOf(board, readFileSync(await (await coming).path()));
      expect(longerPx).toBe(2000);
      // Along the whole edge of the board, 2,000 px and more.
      expect(between).toBeGreaterThan(1000);
    },
    PATIENCE_MS,
  );

  it(
    "is a still picture with its reason where there is no WebGL",
    async () => {
      const board = await openBoard({ viewport: { width: 800, height: 600 }, hasWebgl: false });
      await board.page.getByText("3D models cannot load.").waitFor();
      await board.page.getByRole("img", { name: /Still picture of the board/ }).waitFor();
      expect(await colours(board, "canvas[role=img]")).toBeGreaterThan(3);
    },
    PATIENCE_MS,
  );

  it(
    "says that the outline is missing, and shows a rectangle when asked",
    async () => {
      opened = await openBoard3dPage({ viewport: { width: 800, height: 600 } });
      opened.page.setDefaultTimeout(PATIENCE_MS);
      const folder = path.join(import.meta.dirname, "../../fixtures/boards/blinky");
      const copper = readFileSync(path.join(folder, "blinky-F_Cu.gbr"));
      await opened.show({ name: "blinky-F_Cu.gbr", bytes: copper });
      await opened.page.getByText("3D models cannot load.").waitFor();
      await opened.page.getByRole("button", { name: "Use a rectangle around the copper" }).click();
      await opened.page.locator("[data-shown]").waitFor();
    },
    PATIENCE_MS,
  );
});
