// Payments: declined cards, missing and duplicate webhooks, and double clicks.
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { seedCartItem, seedOrder, seedReceiver } from "@/e2e/seed";
import { listCart } from "@/lib/contracts/cart";
import { listOrders, viewOrder } from "@/lib/contracts/order";

test("a refused card leaves an order that is paid with the next one", async ({ page, shop, api, person }) => {
  const orderId = await seedOrder({ api, person });
  const unpaid = await new OrderPage(page, shop).open(orderId);
  await unpaid.expectAnswer("Submitted");
  const refused = await (await unpaid.pay()).choose("refuse");
  await refused.expectAnswer("Failed");
  const paid = await (await refused.pay()).choose("succeed");
  await paid.expectAnswer("Paid");
  await expect(paid.payButton).toBeHidden();

  const order = await api.call(viewOrder, { id: orderId }, person.token);
  expect(order.payments.map(({ status }) => status).sort()).toEqual(["failed", "succeeded"]);
});

test("a provider that never answers leaves the order waiting, and it can still be paid", async ({
  page,
  shop,
  api,
  person,
}) => {
  const orderId = await seedOrder({ api, person });
  const unpaid = await new OrderPage(page, shop).open(orderId);
  const waiting = await (await unpaid.pay()).choose("silent");
  await waiting.expectAnswer("waiting");
  const paid = await (await waiting.pay()).choose("succeed");
  await paid.expectAnswer("Paid");

  const order = await api.call(viewOrder, { id: orderId }, person.token);
  expect(order.payments.map(({ status }) => status)).toEqual(["succeeded"]);
});

for (const outcome of ["twice", "late"] as const) {
  test(`notices that come ${outcome} pay an order once`, async ({ page, shop, api, person }) => {
    const orderId = await seedOrder({ api, person });
    const unpaid = await new OrderPage(page, shop).open(orderId);
    const paid = await (await unpaid.pay()).choose(outcome);
    await paid.expectAnswer("Paid");

    const order = await api.call(viewOrder, { id: orderId }, person.token);
    expect(order.status).toBe("Paid");
    expect(order.events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect(order.payments.map(({ status }) => status)).toEqual(["succeeded"]);
  });
}

test("a double click on the one button places one order", async ({ page, shop, api, person }) => {
  const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, shop).open([cartItemId]);
  await expect(checkout.chosenAddress).toBeVisible();
  await checkout.agree();
  await checkout.placeButton.dblclick();
  await checkout.arriveAtPayment();

  const [orders, cart] = await Promise.all([
    api.call(listOrders, {}, person.token),
    api.call(listCart, {}, person.token),
  ]);
  expect(orders.rows.map(({ status, amountPayableMicro }) => ({ status, amountPayableMicro }))).toEqual([
    { status: "Submitted", amountPayableMicro: 12_290_000 },
  ]);
  expect(cart.rows).toEqual([]);
});
