// Admin and customers, each on their own pages: an inquiry is priced and ordered, an order is manufactured and shipped.
import { expect, nativeTest, nativeVisitorTest, newCredentials } from "@/e2e/fixtures";
import { AccountDialog } from "@/e2e/pages/account-dialog";
import { CartPage } from "@/e2e/pages/cart-page";
import { CheckoutPage } from "@/e2e/pages/checkout-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { seedInquiry, seedOffer, seedOrderWithFiles } from "@/e2e/seed";
import { hire, openAdmin, sharedData } from "@/e2e/staff";
import { viewBomQuote } from "@/lib/contracts/bom";

/** Larger than any board with an automatic price. */
const LARGE = "?layers=2&widthMm=900&heightMm=700&quantity=10";
const ELSEWHERE = "the data of another deployment cannot be reached";

nativeVisitorTest(
  "a visitor asks for a price, registers, has it from staff, and orders and pays at that price",
  async ({ page, browser, market, api, origin }) => {
    nativeVisitorTest.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
    nativeVisitorTest.slow();
    const { t } = market;
    const staff = await hire(api, sharedData(market));
    const quote = await new QuotePage(page, market).open(LARGE);
    const ask = quote.price.getByRole("button", { name: t("quote.inquiry.action") });
    await quote.expectAlive(ask);
    await ask.click();
    const inquiry = page.getByRole("dialog", { name: t("quote.inquiry.action") });
    await inquiry.getByRole("textbox", { name: t("quote.inquiry.remark") }).fill("For a display");
    await inquiry.getByRole("button", { name: t("quote.inquiry.send") }).click();
    await new AccountDialog(page, market, async () => quote).register(newCredentials());
    await quote.messages.getByRole("link", { name: t("quote.inquiry.show") }).click();
    await quote.expectAt(/^\/my-center\/quotes\/[^/]+$/);
    const status = (key: "InquiryReceived" | "Quoting" | "Quoted") =>
      expect(page.getByRole("heading", { name: t(`quotes.status.${key}.title`) })).toBeVisible();
    await status("InquiryReceived");
    const title = await quote.main.getByRole("heading", { level: 1 }).innerText();
    const number = /[A-Z]+\d[\w-]+/.exec(title)?.[0] ?? title;

    const admin = await openAdmin(browser, { origin, market, staff });
    await admin.openInquiry(number);
    await expect(admin.main.getByText("For a display")).toBeVisible();
    await admin.button(t("ops.quotes.take")).click();
    // The customer's page updates itself.
    await status("Quoting");
    await admin.field(t("ops.offer.amountOf", { line: t("pricing.lines.boardFee") })).fill("250");
    // Internal notes have a separate field next to it.
    await admin.page.getByRole("textbox", { name: new RegExp(`^${t("ops.offer.note")}`) }).fill("Two boards a panel");
    const total = market.area === "en-US" ? "$250.00" : "¥250.00";
    await admin.button(t("ops.offer.send", { total })).click();
    await expect(admin.head.getByText(t("ops.quotes.state.Quoted"), { exact: true })).toBeVisible();
    await admin.page.context().close();

    await status("Quoted");
    await page.getByRole("button", { name: t("pcba.quotes.toCartOf", { number }) }).click();
    await quote.expectAt("/shopping-cart");
    const checkout = await new CartPage(page, market).checkOut();
    await checkout.expectTotal(total);
    await checkout.addAddress();
    const order = await (await checkout.place()).choose("succeed");
    await order.expectAnswer("Paid");
    await order.expectPayable(total);
  },
);

nativeTest(
  "an order is manufactured, weighed and shipped; its customer pays shipping, receives it and reorders; the admin is hidden from others",
  async ({ page, browser, market, api, person, origin }) => {
    nativeTest.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
    nativeTest.slow();
    const { t } = market;
    const [staff, orderId] = await Promise.all([
      hire(api, sharedData(market)),
      seedOrderWithFiles({ api, person }, origin),
    ]);
    expect((await page.goto(market.at("/ops")))?.status()).toBe(404);
    const order = await new OrderPage(page, market).open(orderId);
    await (await order.pay()).choose("succeed");
    await order.expectStatus("Paid");

    const admin = await openAdmin(browser, { origin, market, staff });
    await admin.openOverview();
    await admin.openOrder(orderId);
    await admin.move("Reviewed");
    await admin.move("In Production");
    await order.expectStatus("In Production");
    await admin.move("Processed");
    await order.expectStatus("Processed");
    await (await order.pay()).choose("succeed");
    await expect(order.main.getByRole("heading", { name: t("order.answer.leavesNext.title") })).toBeVisible();

    await admin.page.reload();
    await admin.page.getByRole("combobox", { name: t("ops.act.carrier") }).selectOption("DHL");
    await admin.field(t("ops.act.tracking")).fill("JD0001");
    await admin.move("Shipped");
    await admin.page.context().close();

    await order.expectStatus("Shipped");
    await expect(order.fact(t("order.facts.carrier"))).toHaveText("DHL");
    await expect(order.fact(t("order.facts.tracking"))).toHaveText("JD0001");
    await order.button(t("order.complete.action")).click();
    await order.button(t("order.complete.confirm")).click();
    await order.expectStatus("Complete");
    await order.button(t("order.again.action")).click();
    await order.expectAt("/order/checkout");
    const checkout = new CheckoutPage(page, market);
    await expect(checkout.main.getByRole("heading", { name: "Blinky", level: 3 })).toBeVisible();
    await expect(checkout.chosenAddress).toBeVisible();
  },
);

nativeTest(
  "an inquiry is ordered before its price; priced, it is accepted where the customer stands, and paid",
  async ({ page, market, api, person }) => {
    nativeTest.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
    const { t } = market;
    const [staff, quoteId] = await Promise.all([hire(api, sharedData(market)), seedInquiry({ api, person })]);
    const { quoteNumber: number } = await api.call(viewBomQuote, { quoteId }, person.token);
    await page.goto(market.at("/my-center/quotes"));
    await page.getByRole("link", { name: t("pcba.quotes.orderNowOf", { number }) }).click();
    const checkout = new CheckoutPage(page, market);
    await expect(checkout.summary.getByText(t("checkout.inquiry.unpriced")).first()).toBeVisible();
    await checkout.addAddress();
    await checkout.consent.check();
    await checkout.placeUnpricedButton.click();
    const order = new OrderPage(page, market);
    await order.expectAnswer("Quotation Process");
    await order.expectStatus("Quotation Process");
    await expect(order.main.getByText(t("order.offer.unpriced")).first()).toBeVisible();
    const { orderId } = order;

    await seedOffer(api, staff, quoteId);
    // The customer's page updates itself, and continues once the accepted offer has been checked.
    await order.expectAnswer("Quotation Offered");
    const total = market.area === "en-US" ? "$250.00" : "¥250.00";
    await order.expectPayable(total);
    await order.accept();
    await order.expectAnswer("Submitted");
    await (await order.pay()).choose("succeed");
    await order.expectStatus("Paid");
    expect(order.orderId).toBe(orderId);
  },
);
