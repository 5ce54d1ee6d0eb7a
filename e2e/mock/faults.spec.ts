// Faults that a healthy server never shows, as a customer sees them: the message, the preserved input, and the next
// step.
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { CartPage } from "@/e2e/pages/cart-page";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { AccountPage } from "@/e2e/pages/account-page";
import { AddressPage } from "@/e2e/pages/address-page";
import { OrderListPage } from "@/e2e/pages/order-list-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { expect, test } from "@/e2e/mock/mock-test";
import { seedCartItem, seedReceiver } from "@/e2e/seed";
import { listOrders } from "@/lib/contracts/order";
import { TOKEN_KEY } from "@/stores/drafts/browser-storage";
import type { Page } from "@playwright/test";

/** The client's timeout of three minutes is shortened to a hundredth. */
async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const native = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
    if (!native?.set || !native.get) throw new Error("this browser has no timeout of requests");
    const { get, set } = native;
    Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
      get,
      set(this: XMLHttpRequest, milliseconds: number) {
        set.call(this, milliseconds / 100);
      },
    });
  });
}

const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

test("body code 201: the server's message is shown, the input stays, and saving again works", async ({
  page,
  market,
  faults,
}) => {
  const account = await new AccountPage(page, market).openProfile();
  await faults.give("updateUser", "body-201:The profile is being moved");
  await account.field("username").fill("Grace Hopper");
  await account.button("account.profile.save").click();
  await expect(account.messages.getByText("The profile is being moved")).toBeVisible();
  await expect(account.field("username")).toHaveValue("Grace Hopper");
  await faults.end();
  await account.button("account.profile.save").click();
  await expect(account.messages.getByText(market.t("success.profileSaved"))).toBeVisible();
});

test('body code "403": to the first page, still signed in', async ({ page, market, faults, person }) => {
  const order = new OrderPage(page, market);
  await faults.give("viewOrder", "body-403");
  await order.open("order_1");
  await order.expectAt("/");
  expect(await tokenOf(page)).toBe(person.token);
  await expect(page.getByText(market.t("errors.UNAUTHENTICATED"))).toHaveCount(0);
  await faults.end();
  const account = await new AccountPage(page, market).openProfile();
  await expect(account.header.getByRole("link", { name: market.t("shell.signIn"), exact: true })).toHaveCount(0);
});

test("HTTP 403: signed out with the reason, and the checkout is restored after signing in", async ({
  page,
  market,
  api,
  person,
  faults,
}) => {
  const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, market).open([cartItemId]);
  await expect(checkout.chosenAddress).toBeVisible();
  await checkout.remark.fill("Ring the bell twice");
  await checkout.agree();
  await faults.give("createOrder", "http-403");
  await checkout.placeButton.click();
  await checkout.expectAt("/");
  expect(await tokenOf(page)).toBeNull();
  await expect(page.getByText(market.t("errors.UNAUTHENTICATED"))).toBeVisible();
  await faults.end();

  await checkout.open([cartItemId]);
  const dialog = new AccountDialog(page, market, () => Promise.resolve());
  await dialog.signIn(person);
  await expect(checkout.chosenAddress).toBeVisible();
  await expect(checkout.remark).toHaveValue("Ring the bell twice");
});

test("a timeout: the page does not know if the order was placed, and a retry places it once", async ({
  page,
  market,
  api,
  person,
  faults,
}) => {
  await hurryTimeouts(page);
  const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, market).open([cartItemId]);
  await expect(checkout.chosenAddress).toBeVisible();
  await checkout.remark.fill("Leave it with the neighbour");
  await checkout.agree();
  await faults.give("createOrder", "hang");
  await checkout.placeButton.click();
  await expect(checkout.summary.getByText(market.t("checkout.unanswered"))).toBeVisible();
  await expect(checkout.remark).toHaveValue("Leave it with the neighbour");
  await faults.end();
  await checkout.placeButton.click();
  await checkout.expectAt(/^\/my-center\/orders\/[^/]+$/);
  const { rows } = await api.call(listOrders, {}, person.token);
  expect(rows.map(({ quantity }) => quantity)).toEqual([50]);
});

test("a dropped connection: the order list says so, and loads on retry", async ({ page, market, faults }) => {
  const orders = new OrderListPage(page, market);
  await faults.give("listOrders", "cut");
  await orders.open();
  const failure = orders.main.getByText(market.t("order.list.failed.title"));
  await expect(failure).toBeVisible();
  await faults.end();
  await orders.main.getByRole("button", { name: market.t("common.retry") }).click();
  await expect(orders.main.getByText(market.t("order.list.empty.title"))).toBeVisible();
  await expect(failure).toHaveCount(0);
});

for (const fault of ["no-envelope", "not-json"]) {
  test(`an invalid answer (${fault}): the cart says that nothing is lost, and loads on retry`, async ({
    page,
    market,
    api,
    person,
    faults,
  }) => {
    await seedCartItem({ api, person });
    const cart = new CartPage(page, market);
    await faults.give("listCart", fault);
    await cart.open();
    await expect(cart.main.getByText(market.t("cart.failed.title"))).toBeVisible();
    await expect(cart.main.getByText(market.t("cart.failed.text"))).toBeVisible();
    await faults.end();
    await cart.main.getByRole("button", { name: market.t("common.retry") }).click();
    await expect(cart.item(market.t("cart.unnamed"))).toHaveCount(1);
  });
}

test("a slow answer: the page shows that it is loading, then the result", async ({
  page,
  market,
  api,
  person,
  faults,
}) => {
  await seedReceiver({ api, person });
  const book = new AddressPage(page, market);
  await faults.give("listReceivers", "slow:2000");
  await book.open("/my-center/address");
  await expect(book.main.getByText(market.t("common.loading")).first()).toBeAttached();
  await expect(book.main.getByText("12 St James's Square")).toBeVisible();
  await expect(book.main.getByText(market.t("common.loading"))).toHaveCount(0);
});
