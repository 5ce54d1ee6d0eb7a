// A coupon from its claim to an order, and its return when that is canceled.
import { expect, nativeVisitorTest as test, newCredentials } from "@/e2e/fixtures";
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { CouponPage } from "@/e2e/pages/coupon-page";
import { seedAssembly, seedReceiver } from "@/e2e/seed";
import { getUser } from "@/lib/contracts/account";
import { listOrders } from "@/lib/contracts/order";
import { TOKEN_KEY } from "@/stores/drafts/browser-storage";

test("free assembly is claimed after signing in, suggested at checkout, used, and returned", async ({
  page,
  market,
  api,
}) => {
  test.slow();
  const coupons = new CouponPage(page, market);
  await coupons.openPromotion();
  await expect(coupons.left).toBeVisible();
  await coupons.claimButton.click();
  const dialog = new AccountDialog(page, market, async () => coupons);
  const credentials = newCredentials();
  await dialog.register(credentials);
  await expect(coupons.claimed).toBeVisible();

  const token = await page.evaluate((key) => localStorage.getItem(key) ?? "", TOKEN_KEY);
  const person = { ...credentials, token, user: await api.call(getUser, {}, token) };
  const [cartItemId] = await Promise.all([seedAssembly({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, market).open([cartItemId]);
  await checkout.main
    .getByRole("button", { name: new RegExp(`^${market.t("coupon.choice.take", { saving: "" }).trim()}`) })
    .click();
  await expect(checkout.main.locator('input[name="coupon"]:not([value=""])')).toBeChecked();
  await checkout.place();

  await coupons.openGroup("used");
  await expect(coupons.cards).toHaveCount(1);
  const [order] = (await api.call(listOrders, {}, token)).rows;
  const cancelled = await new OrderPage(page, market).open(order?.orderId ?? "");
  await cancelled.button(market.t("order.view.cancel")).click();
  await cancelled.button(market.t("order.cancel.confirm")).click();
  await cancelled.expectStatus("Cancelled");
  await coupons.openGroup("unused");
  await expect(coupons.cards).toHaveCount(1);
  await expect(coupons.cards.getByRole("link", { name: market.t("coupon.page.use.assembly") })).toBeVisible();
});
