// Payments: declined cards, missing and duplicate webhooks, and double clicks.
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { seedCartItem, seedOrder, seedReceiver } from "@/e2e/seed";
import { listCart } from "@/lib/contracts/cart";
import { listOrders, viewOrder } from "@/lib/contracts/order";

test("an order with a declined card is paid with the next one", async ({ page, market, api, person }) => {
  const orderId = await seedOrder({ api, person });
  const unpaid = await new OrderPage(page, market).open(orderId);
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
  market,
  api,
  person,
}) => {
  const orderId = await seedOrder({ api, person });
  const unpaid = await new OrderPage(page, market).open(orderId);
  const waiting = await (await unpaid.pay()).choose("silent");
  await waiting.expectAnswer("waiting");
  const paid = await (await waiting.pay()).choose("succeed");
  await paid.expectAnswer("Paid");

  const order = await api.call(viewOrder, { id: orderId }, person.token);
  expect(order.payments.map(({ status }) => status)).toEqual(["succeeded"]);
});

for (const outcome of ["twice", "late"] as const) {
  test(`webhooks that come ${outcome} pay an order once`, async ({ page, market, api, person }) => {
    const orderId = await seedOrder({ api, person });
    const unpaid = await new OrderPage(page, market).open(orderId);
    const paid = await (await unpaid.pay()).choose(outcome);
    await paid.expectAnswer("Paid");

    const order = await api.call(viewOrder, { id: orderId }, person.token);
    expect(order.status).toBe("Paid");
    expect(order.events.filter(({ to }) => to === "Paid")).toHaveLength(1);
    expect(order.payments.map(({ status }) => status)).toEqual(["succeeded"]);
  });
}

test("a double click on the order button places one order", async ({ page, market, api, person }) => {
  const [cartItemId] = await Promise.all([seedCartItem({ api, person }), seedReceiver({ api, person })]);
  const checkout = await new CheckoutPage(page, market).open([cartItemId]);
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
