// Ordering and the account over the mock API: an answer that breaks its contract fails the page.
import { newCredentials } from "@/e2e/fixtures";
import { expect, test, visitorTest } from "@/e2e/mock/mock-test";
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { AccountPage } from "@/e2e/pages/account-page";
import { AddressPage } from "@/e2e/pages/address-page";
import { HomePage } from "@/e2e/pages/home-page";
import { OrderListPage } from "@/e2e/pages/order-list-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { ADDRESSES } from "@/e2e/pages/checkout-page";
import { SEED_CUSTOMER, SEED_PASSWORD } from "@/scripts/mock-api/seed-accounts";
import { projectOf, sampleArchive } from "@/tests/support/e2e-board";

const QUANTITY = 50;

visitorTest("an archive becomes a paid order by quote, cart and checkout", async ({ page, market, complaints }) => {
  const archive = sampleArchive("ring-16", "zip");
  const home = await new HomePage(page, market).openAlive();
  const quote = await home.chooseFile(archive);
  await quote.expectBoard(archive);
  await quote.type(QUANTITY);
  const total = await quote.readPrice();

  const cart = await quote.addToCart();
  const name = projectOf(archive);
  await cart.expectItem({ name, quantity: QUANTITY, total });
  const dialog = await cart.checkOutSignedOut();
  const checkout = await dialog.register(newCredentials());
  await checkout.expectTotal(total);
  await checkout.addAddress();
  await checkout.agree();
  await checkout.placeButton.click();

  const order = new OrderPage(page, market);
  await order.expectAt(/^\/my-center\/orders\/[^/]+$/);
  await order.expectAnswer("Paid");
  await order.expectPayable(total);
  await (await order.toList()).expectOnly({ title: name, status: "Paid", total });
  expect(complaints).toEqual([]);
});

visitorTest("a known customer signs in and finds orders in three states", async ({ page, market }) => {
  const orders = await new OrderListPage(page, market).open();
  const dialog = new AccountDialog(page, market, () => Promise.resolve());
  await dialog.signIn({ email: SEED_CUSTOMER, password: SEED_PASSWORD });
  await expect(orders.rows).toHaveCount(3);
  for (const status of ["Submitted", "In Production", "Shipped"] as const) {
    await expect(orders.rows.filter({ hasText: market.t(`order.status.${status}`) })).toHaveCount(1);
  }
});

test("a profile and an address are saved", async ({ page, market }) => {
  const account = await new AccountPage(page, market).openProfile();
  await account.field("username").fill("Grace Hopper");
  await account.button("account.profile.save").click();
  await expect(page.getByText(market.t("success.profileSaved"))).toBeVisible();

  const book = await new AddressPage(page, market).open("/my-center/address");
  await book.add("address.add");
  const { country, state, ...texts } = ADDRESSES["en-US"];
  await book.field("country").selectOption(country);
  for (const [name, text] of Object.entries(texts)) await book.field(name).fill(text);
  await book.choose("state", state);
  await book.save();
  await page.reload();
  await expect(book.main.getByText(texts.address)).toBeVisible();
  await expect(account.header.getByText("Grace Hopper").first()).toBeVisible();
});
