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

test("free assembly is claimed over a sign-in, proposed at the checkout, used, and given back", async ({
  page,
  shop,
  api,
}) => {
  test.slow();
  const coupons = new CouponPage(page, shop);
  await coupons.openPromotion();
  await expect(coupons.left).toBeVisible();
  await coupons.claimButton.click();
  const dialog = new AccountDialog(page, shop, async () => coupons);
  const credentials = newCredentials();
  await dialog.register(credentials);
  await expect(coupons.claimed).toBeVisible();

  const token = await page.evaluate((key) => localStorage.getItem(key) ?? "", TOKEN_KEY);
  const person = { ...credentials, token, user: await api.call(getUser, {}, token) };
  const [cartItemId] = await Promise.all([seedAssembly({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, shop).open([cartItemId]);
  await checkout.main
    .getByRole("button", { name: new RegExp(`^${shop.t("coupon.choice.take", { saving: "" }).trim()}`) })
    .click();
  await expect(checkout.main.locator('input[name="coupon"]:not([value=""])')).toBeChecked();
  await checkout.place();

  await coupons.openGroup("used");
  await expect(coupons.cards).toHaveCount(1);
  const [order] = (await api.call(listOrders, {}, token)).rows;
  const cancelled = await new OrderPage(page, shop).open(order?.orderId ?? "");
  await cancelled.button(shop.t("order.view.cancel")).click();
  await cancelled.button(shop.t("order.cancel.confirm")).click();
  await cancelled.expectStatus("Cancelled");
  await coupons.openGroup("unused");
  await expect(coupons.cards).toHaveCount(1);
  await expect(coupons.cards.getByRole("link", { name: shop.t("coupon.page.use.assembly") })).toBeVisible();
});
