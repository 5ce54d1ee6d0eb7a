// From a Gerber archive to a paid order by keyboard, with visible focus at every stop.
import { expect, newCredentials, test } from "@/e2e/fixtures";
import { press, tabTo, typeInto } from "@/e2e/keyboard";
import type { AccountDialog } from "@/e2e/pages/account-dialog";
import type { CartPage } from "@/e2e/pages/cart-page";
import type { CheckoutPage } from "@/e2e/pages/checkout-page";
import { HomePage } from "@/e2e/pages/home-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { type BoardArchive, projectOf, sampleArchive } from "@/tests/support/e2e-board";
import type { MarketArea } from "@/lib/core/market/area";

test.use({ language: async ({ area }, provide) => provide(area === "zh-CN" ? "zh" : "en") });

/** The first option of a list. */
const FIRST = "first";
/** Required fields of a shipping address; the keys are under `address.field`, in the order of the form. */
const NEEDED: Record<MarketArea, [field: string, text: string][]> = {
  "en-US": [
    ["firstName", "Ada"],
    ["lastName", "Lovelace"],
    ["country", "Germany"],
    ["address", "Torstraße 1"],
    ["postcode", "10119"],
    ["city", "Berlin"],
    ["phone", "+49 30 901820"],
  ],
  "zh-CN": [
    ["fullName", "李雷"],
    ["phone", "13812345678"],
    ["state", FIRST],
    ["city", FIRST],
    ["addressCn", "科技园科苑路 1 号"],
  ],
};

async function openFile(home: HomePage, archive: BoardArchive): Promise<QuotePage> {
  const { page, market } = home;
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: market.t("shell.skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(home.main).toBeFocused();

  await tabTo(page, home.chooseButton);
  await home.chooseThrough(() => page.keyboard.press("Enter"), archive);
  await home.expectAt("/order/manufacturing/pcb");
  return new QuotePage(page, market);
}

/** Tab stops at the chosen chip, and arrow keys move from there. */
async function chooseEnig(quote: QuotePage): Promise<void> {
  const { page, t } = quote;
  const lowest = quote.choice("surfaceFinish", t("pcb.values.surfaceFinish.HASL"));
  await tabTo(page, lowest);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const enig = quote.choice("surfaceFinish", t("pcb.values.surfaceFinish.ENIG"));
  await expect(enig).toBeFocused();
  await expect(enig).toBeChecked();
}

/** The dialog takes the focus, returns it on Escape, and takes it again. */
async function askToSignIn(cart: CartPage): Promise<AccountDialog<CheckoutPage>> {
  const { page } = cart;
  await tabTo(page, cart.checkoutButton);
  await page.keyboard.press("Enter");
  const dialog = await cart.askedToSignIn();
  await expect(dialog.account).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog.dialog).toBeHidden();
  await expect(cart.checkoutButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.account).toBeFocused();
  return dialog;
}

async function fillAddress(checkout: CheckoutPage): Promise<void> {
  const { page, market } = checkout;
  await expect(checkout.addressForm).toBeVisible();
  for (const [name, text] of NEEDED[market.area]) {
    if (text === FIRST) {
      const list = checkout.listed(name);
      await tabTo(page, list);
      await page.keyboard.press("ArrowDown");
      await expect(list).not.toHaveValue("");
      continue;
    }
    if (name !== "country") {
      await typeInto(page, checkout.field(name), text);
      continue;
    }
    // A list finds its entry by the typed text.
    await tabTo(page, checkout.field(name));
    await page.keyboard.type(text);
    await expect(checkout.field(name)).toHaveValue("DE");
  }
  await press(page, checkout.saveButton);
  await expect(checkout.chosenAddress).toBeVisible();
}

test("an archive becomes a paid order by keyboard alone", async ({ page, market }) => {
  test.slow();
  const archive = sampleArchive("ring-16");
  const home = await new HomePage(page, market).open();
  const quote = await openFile(home, archive);
  await quote.expectBoard(archive);
  await typeInto(page, quote.quantity, "50");
  await chooseEnig(quote);
  const total = await quote.readPrice();

  await press(page, quote.addButton);
  const cart = await quote.arriveInCart();
  await cart.expectItem({ name: projectOf(archive), quantity: 50, total });

  const dialog = await askToSignIn(cart);
  const { email, password } = newCredentials();
  await press(page, dialog.toRegister);
  await typeInto(page, dialog.account, email);
  await typeInto(page, dialog.password, password);
  await page.keyboard.press("Enter");
  await expect(dialog.dialog).toBeHidden();
  const checkout = await cart.arriveAtCheckout();
  await fillAddress(checkout);
  await tabTo(page, checkout.consent);
  await page.keyboard.press("Space");
  await expect(checkout.placeButton).not.toHaveAttribute("aria-disabled");
  await press(page, checkout.placeButton);

  const payment = await checkout.arriveAtPayment();
  await press(page, payment.button("succeed"));
  const order = await payment.arriveAtOrder();
  await order.expectAnswer("Paid");
  await order.expectPayable(total);

  await press(page, order.toListLink);
  const orders = await order.arriveAtList();
  await orders.expectOnly({ title: projectOf(archive), status: "Paid", total });
});
