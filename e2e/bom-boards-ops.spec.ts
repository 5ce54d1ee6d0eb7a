// Several boards with unreadable parts lists: left to engineers, counted and offered separately, ordered together, and
// reviewed once each has its files.
import type { Locator } from "@playwright/test";
import { expect, nativeTest } from "@/e2e/fixtures";
import { BomPage } from "@/e2e/pages/bom-page";
import { CartPage } from "@/e2e/pages/cart-page";
import type { AdminPage } from "@/e2e/pages/admin-page";
import { OrderPage } from "@/e2e/pages/order-page";
import { hire, openAdmin, sharedData } from "@/e2e/staff";
import { sampleArchive } from "@/tests/support/e2e-board";

const ELSEWHERE = "the data of another deployment cannot be reached";
const MAIN = { name: "main.txt", text: "See the drawing. The parts are on page two." };
const SENSOR = { name: "sensor.txt", text: "As last year, please, with the new connector." };

async function count(admin: AdminPage, board: string, counts: Record<"lines" | "smt" | "tht", string>) {
  const form = admin.main
    .locator("form")
    .filter({ has: admin.page.getByRole("heading", { name: board, exact: true }) });
  for (const [field, value] of Object.entries(counts) as ["lines" | "smt" | "tht", string][])
    await form.getByRole("textbox", { name: admin.t(`ops.quotes.count.${field}`) }).fill(value);
  const [answer] = await Promise.all([
    admin.page.waitForResponse((response) => response.url().includes("/api/ops/quote/count")),
    form.getByRole("button", { name: admin.t("ops.quotes.count.save") }).click(),
  ]);
  expect(((await answer.json()) as { type: string }).type).toBe("success");
}

const moneyIn = async (place: Locator) => /[$¥][\d.,]+/.exec(await place.innerText())?.[0] ?? "";

nativeTest(
  "two lists that engineers read are counted, offered at a price of each, ordered, and reviewed once both have files",
  async ({ page, browser, market, api, origin }) => {
    nativeTest.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
    nativeTest.slow();
    const { t } = market;
    const staff = await hire(api, sharedData(market));

    const bom = await (await new BomPage(page, market).open("?quantity=10&widthMm=54&heightMm=54")).uploadUnread(MAIN);
    await bom.addBoard();
    await bom.uploadUnread(SENSOR);
    await expect(bom.boards.getByRole("listitem")).toHaveCount(2);
    await bom.main.getByRole("button", { name: t("bom.start.skip") }).click();
    const boards = bom.dialog.getByRole("listitem");
    await expect(boards.filter({ hasText: MAIN.name })).toContainText("54 × 54");
    await expect(boards.filter({ hasText: SENSOR.name })).toBeVisible();
    await bom.dialog.getByRole("textbox", { name: t("bom.order.name") }).fill("Station");
    await bom.dialog.getByRole("button", { name: t("bom.skip.send") }).click();
    await bom.messages.getByRole("link", { name: t("bom.save.open") }).click();
    await bom.expectAt(/^\/my-center\/quotes\/[^/]+$/);
    const number = /[A-Z]+\d[\w-]+/.exec(await bom.main.getByRole("heading", { level: 1 }).innerText())?.[0] ?? "";

    const admin = await openAdmin(browser, { origin, market, staff });
    await admin.openInquiry(number);
    await count(admin, "main", { lines: "12", smt: "140", tht: "4" });
    await count(admin, "sensor", { lines: "5", smt: "36", tht: "0" });
    await admin.button(t("ops.quotes.take")).click();
    const bill = (name: string) => admin.main.getByRole("region", { name, exact: true });
    const feeOf = (name: string) =>
      bill(name).getByRole("textbox", {
        name: t("ops.offer.amountOfBoard", { line: t("pricing.lines.boardFee"), name }),
      });
    await feeOf("main").fill("250");
    await feeOf("sensor").fill("125");
    const each = [];
    for (const name of ["main", "sensor"]) each.push(await moneyIn(bill(name).locator("tfoot td").last()));
    const [before = "", after = ""] = t("ops.offer.send", { total: "|" }).split("|");
    const send = admin.page.getByRole("button").filter({ hasText: before }).filter({ hasText: after });
    const total = await moneyIn(send);
    await send.click();
    await expect(admin.head.getByText(t("ops.quotes.state.Quoted"), { exact: true })).toBeVisible();

    await page.reload();
    const price = bom.main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t("quotes.price.each") }) });
    for (const [at, name] of ["main", "sensor"].entries()) {
      const own = price.getByRole("listitem").filter({ hasText: name });
      await expect(own.locator("summary")).toContainText(each[at] ?? "-");
      await own.locator("summary").click();
      await expect(
        own
          .locator("dt")
          .filter({ hasText: t("pricing.lines.boardFee") })
          .first(),
      ).toBeVisible();
    }
    await page.getByRole("button", { name: t("pcba.quotes.toCartOf", { number }) }).click();
    await bom.expectAt("/shopping-cart");
    const checkout = await new CartPage(page, market).checkOut();
    await checkout.expectTotal(total);
    await checkout.addAddress();
    const order = await (await checkout.place()).choose("succeed");
    await order.expectAnswer("Paid");
    const { orderId } = order;

    await admin.openOrder(orderId);
    await admin.button(t("ops.act.to.Reviewed")).click();
    const names = new Intl.ListFormat(market.locale === "zh" ? "zh-CN" : "en-US").format(["main", "sensor"]);
    await expect(admin.messages.getByText(t("errors.FILES_MISSING", { names }))).toBeVisible();
    await new OrderPage(page, market).open(orderId);
    for (const [name, board] of [
      ["main", "ring-16"],
      ["sensor", "blinky"],
    ] as const) {
      const add = page.getByRole("button", { name: t("order.files.addOf", { name }) });
      await order.chooseThrough(() => add.click(), sampleArchive(board));
      await expect(page.getByRole("button", { name: t("order.files.replaceOf", { name }) })).toBeVisible();
    }
    await admin.page.reload();
    await admin.move("Reviewed");
    await admin.page.context().close();
    await order.expectStatus("Reviewed");
  },
);
