// From a visitor's cart to an order with every choice made, and back to an abandoned checkout.
import { expect, nativeTest, nativeVisitorTest as visitorTest, newCredentials } from "@/e2e/fixtures";
import { CartPage } from "@/e2e/pages/cart-page";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { seedCartItem, seedReceiver } from "@/e2e/seed";
import { listOrders, viewOrder } from "@/lib/contracts/order";

const QUOTE = "?widthMm=54&heightMm=54&quantity=50";

visitorTest(
  "what a visitor collects in two tabs is changed, and taken along once at the sign-in",
  async ({ page, market }) => {
    const quote = await new QuotePage(page, market).open(QUOTE);
    await quote.expectPrice(market.area === "en-US" ? "$12.29" : "¥86.03");
    const cart = await quote.addToCart();

    const other = await page.context().newPage();
    const second = await new QuotePage(other, market).open("?widthMm=60&heightMm=60&quantity=50");
    await second.addToCart();
    // The browser draws background tabs only once a second.
    await page.bringToFront();
    const link = cart.header.getByRole("link", { name: market.t("cart.slot", { count: 2 }) });
    await expect(link).toBeVisible();

    const name = market.t("cart.unnamed");
    const first = cart.item(name).first();
    await first.getByRole("link", { name: market.t("cart.editOf", { name }) }).click();
    const changed = new QuotePage(page, market);
    await changed.type(100);
    await changed.saveToCart();
    await expect(cart.item(name)).toHaveCount(2);
    await expect(cart.item(name).first().getByRole("combobox")).toHaveValue("100");

    const dialog = await cart.checkOutSignedOut();
    await dialog.expectReason();
    const checkout = await dialog.register(newCredentials());
    await expect(checkout.main.getByRole("heading", { name, level: 3 })).toHaveCount(2);
    await new CartPage(page, market).open();
    await expect(cart.item(name)).toHaveCount(2);
    await expect(link).toBeVisible();
    await other.close();
  },
);

nativeTest(
  "everything that is chosen is in the order, and nothing is paid before the check",
  async ({ page, market, api, person }) => {
    const [cartItemId, receiverId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
    const checkout = await new CheckoutPage(page, market).open([cartItemId]);
    await expect(checkout.chosenAddress).toHaveValue(receiverId);
    await checkout.addBill("Noether Ring GmbH");
    await checkout.choice("process", "checkFirst").check();
    await checkout.choice("shippingMethod", "express").check();
    await checkout.remark.fill("No X-outs");
    await checkout.agree();
    await checkout.placeForCheckButton.click();

    await checkout.page.waitForURL(/\/my-center\/orders\/[\w-]+/);
    const { rows } = await api.call(listOrders, {}, person.token);
    expect(rows).toHaveLength(1);
    const order = await api.call(viewOrder, { id: rows[0]?.orderId ?? "" }, person.token);
    expect(order).toMatchObject({
      process: "checkFirst",
      shippingMethod: "express",
      remark: "No X-outs",
      bill: { invoiceTitle: "Noether Ring GmbH", city: "Erlangen" },
      payments: [],
    });
    // Its board has no files yet, so the order waits for them.
    expect(order.status).toBe("Queued");
    await expect(new OrderPage(page, market).main.getByText(order.orderNumber).first()).toBeVisible();
  },
);

nativeTest("a checkout that was left is as it was left", async ({ page, market, api, person }) => {
  const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, market).open([cartItemId]);
  await expect(checkout.chosenAddress).toBeVisible();
  await checkout.choice("shippingMethod", "economy").check();
  await checkout.remark.fill("Ring the bell twice");
  await page.reload();
  await expect(checkout.choice("shippingMethod", "economy")).toBeChecked();
  await expect(checkout.remark).toHaveValue("Ring the bell twice");
});
