// Failures between the quote and the order: no network, the back button, a small screen with touch input.
import { expect, nativeTest, nativeVisitorTest as test, newCredentials } from "@/e2e/fixtures";
import { CartPage } from "@/e2e/pages/cart-page";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { seedCartItem, seedReceiver } from "@/e2e/seed";
import { listOrders } from "@/lib/contracts/order";

const QUOTE = "?widthMm=54&heightMm=54&quantity=50";

test("without a network the quote continues, the cart keeps added items, and both show their state", async ({
  page,
  market,
}) => {
  const quote = await new QuotePage(page, market).open(QUOTE);
  const before = await quote.readPrice();
  await page.context().setOffline(true);
  await quote.choice("surfaceFinish", market.t("pcb.values.surfaceFinish.ENIG")).click();
  await expect(quote.price.getByText(market.t("quote.price.offline"))).toBeVisible();
  const sum = quote.price.locator("dl > div").last().getByRole("definition");
  await expect(sum).not.toHaveText(before);
  await quote.addButton.click();
  await expect(quote.messages.getByText(market.t("quote.cart.keptOffline"))).toBeVisible();
  await expect(sum).toBeVisible();

  await page.context().setOffline(false);
  await expect(quote.price.getByText(market.t("quote.price.confirmed"))).toBeVisible();
  const total = await sum.innerText();
  const cart = await new CartPage(page, market).open();
  const item = cart.item(market.t("cart.unnamed"));
  await expect(item).toHaveCount(1);
  await expect(item.getByRole("definition").last()).toHaveText(total);
});

nativeTest(
  "an order that met no network is placed once, when it is sent again",
  async ({ page, market, api, person }) => {
    const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
    const checkout = await new CheckoutPage(page, market).open([cartItemId]);
    await expect(checkout.chosenAddress).toBeVisible();
    await checkout.remark.fill("Leave it with the neighbour");
    await checkout.agree();
    // The order arrives, but its answer is lost.
    await page.route("**/api/eda/order", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await checkout.placeButton.click();
    await expect(checkout.main.getByRole("alert").or(checkout.messages.getByRole("alert")).first()).toBeVisible();
    await expect(checkout.remark).toHaveValue("Leave it with the neighbour");
    await page.unroute("**/api/eda/order");
    await checkout.placeButton.click();
    await checkout.arriveAtPayment();
    const { rows } = await api.call(listOrders, {}, person.token);
    expect(rows.map(({ quantity }) => quantity)).toEqual([50]);
  },
);

nativeTest(
  "going back after paying leads to the paid order, not to a second one",
  async ({ page, market, api, person }) => {
    const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
    const checkout = await new CheckoutPage(page, market).open([cartItemId]);
    await expect(checkout.chosenAddress).toBeVisible();
    const order = await (await checkout.place()).choose("succeed");
    await order.expectAnswer("Paid");
    const { orderId } = order;
    // Back from the provider's page to the checkout: the purchased items are in no cart.
    await page.goBack();
    await page.goBack();
    await expect(checkout.placeButton).toHaveCount(0);
    const { rows } = await api.call(listOrders, {}, person.token);
    expect(rows.map((row) => [row.orderId, row.status])).toEqual([[orderId, "Paid"]]);
    await (await new OrderPage(page, market).open(orderId)).expectAnswer("Paid");
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a board is configured, ordered and paid by touch, and nothing is wider than the screen", async ({
    page,
    market,
  }) => {
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    const quote = await new QuotePage(page, market).open(QUOTE);
    await quote.expectAlive(quote.quantity);
    await quote.choice("solderMaskColor", market.t("pcb.values.color.Blue")).tap();
    await quote.choice("surfaceFinish", market.t("pcb.values.surfaceFinish.ENIG")).tap();
    await fits();
    await quote.barAddButton.tap();
    const cart = await quote.arriveInCart();
    await fits();
    await cart.checkoutButton.tap();
    const dialog = await cart.askedToSignIn();
    const checkout = await dialog.register(newCredentials());
    await checkout.addAddress();
    await fits();
    await checkout.agree();
    await checkout.placeButton.tap();
    const payment = await checkout.arriveAtPayment();
    await fits();
    await payment.button("succeed").tap();
    const order = await payment.arriveAtOrder();
    await order.expectAnswer("Paid");
    await fits();
  });
});
