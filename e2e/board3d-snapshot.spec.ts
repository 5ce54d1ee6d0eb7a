// The 3D snapshot of an ordered board in the cart, on the order and in the admin.
import { expect, signedInTest } from "@/e2e/fixtures";
import { OrderPage } from "@/e2e/pages/order-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { seedReceiver } from "@/e2e/seed";
import { hire, openAdmin, sharedData } from "@/e2e/staff";
import type { Locale } from "@/lib/core/market/area";
import { PICTURE_PX } from "@/lib/core/board3d/snapshot";
import { SOFTWARE_WEBGL } from "@/tests/support/bundled-page";
import { projectOf, sampleArchive } from "@/tests/support/e2e-board";
import type { Locator } from "@playwright/test";

const test = signedInTest.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = (launchOptions.args ?? []).filter((arg) => arg !== "--disable-gpu");
      await provide({ ...launchOptions, args: [...args, ...SOFTWARE_WEBGL] });
    },
    { scope: "worker" },
  ],
});

/** Waits until the image is loaded; a placeholder has its name before. */
const loaded = (root: Locator, name: string) =>
  root.getByRole("img", { name, exact: true }).and(root.page().locator("img[src]"));

/** Size, transparency of the background, and number of colors in one of every 97 pixels. */
function pixelsOf(picture: Locator) {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: widthPx, naturalHeight: heightPx } = image;
    const context = new OffscreenCanvas(widthPx, heightPx).getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, widthPx, heightPx).data.buffer ?? new ArrayBuffer());
    return {
      widthPx,
      heightPx,
      corner: pixels[0],
      isColourful: new Set(pixels.filter((_, at) => at % 97 === 0)).size > 50,
    };
  });
}

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a snapshot of the board is taken, ordered with it, and removed without changing the order", async ({
      page,
      market,
      api,
      person,
      browser,
      origin,
      complaints,
    }) => {
      test.slow();
      await seedReceiver({ api, person });
      const archive = sampleArchive("field-node");
      const name = projectOf(archive);
      const quote = await new QuotePage(page, market).open();
      await quote.chooseFile(archive);
      await quote.expectBoard(archive);
      const address = page.url();
      await page.getByRole("button", { name: market.t("board3d.open"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toBeVisible({ timeout: 30_000 });
      const tool = (key: "use" | "remove") => page.getByRole("button", { name: market.t(`board3d.stands.${key}`) });
      await expect(tool("remove")).toHaveCount(0);
      await tool("use").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(market.t("board3d.stands.done"))).toBeVisible({ timeout: 30_000 });

      const cart = await quote.addToCart();
      const inCart = loaded(cart.item(name), market.t("cart.snapshotOf", { name }));
      await expect(inCart).toBeVisible();
      expect(await pixelsOf(inCart)).toEqual({ ...PICTURE_PX, corner: 0, isColourful: true });

      const checkout = await cart.checkOut();
      await expect(loaded(checkout.main, market.t("cart.snapshotOf", { name }))).toBeVisible();
      const payment = await checkout.place();
      const order = await payment.choose("succeed");
      const alt = market.t("order.lines.snapshotOf", { name });
      const onOrder = () => loaded(order.main, alt);
      await expect(onOrder()).toBeVisible();
      const { orderId } = order;

      await page.goto(address);
      await page.getByRole("button", { name: market.t("board3d.open"), exact: true }).click();
      await tool("remove").click();
      await expect(page.getByText(market.t("board3d.stands.removed"))).toBeVisible();
      await expect(tool("remove")).toHaveCount(0);
      await new OrderPage(page, market).open(orderId);
      await expect(onOrder()).toBeVisible();
      expect(await pixelsOf(onOrder())).toEqual({ ...PICTURE_PX, corner: 0, isColourful: true });

      const staff = await hire(api, sharedData(market));
      const admin = await openAdmin(browser, { origin, market, staff });
      await admin.openOrder(orderId);
      await admin.main.getByRole("button", { name: market.t("common.enlarge", { picture: alt }) }).click();
      await expect(admin.page.getByRole("dialog").getByRole("img", { name: alt })).toBeVisible();
      await admin.page.context().close();
      expect(complaints).toEqual([]);
    });
  });
}
