// Questions, messages and complaints about an order on both sides, and its documents.
import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import * as xlsx from "xlsx";
import { expect, nativeTest as test } from "@/e2e/fixtures";
import { OrderPage } from "@/e2e/pages/order-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { seedOrderWithFiles, seedPayment, seedShippedOrder } from "@/e2e/seed";
import { hire, openAdmin, sharedData } from "@/e2e/staff";
import { pdfText } from "@/tests/support/pdf-text";
import { greyPng } from "@/tests/support/pictures";

const ELSEWHERE = "the data of another deployment cannot be reached";

async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: (download as Download).suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function attach(page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles(file);
}

test("an engineer's question waits for its answer with a file, and both sides write to each other", async ({
  page,
  browser,
  market,
  api,
  person,
  origin,
}) => {
  test.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
  test.slow();
  const { t } = market;
  const [staff, orderId] = await Promise.all([
    hire(api, sharedData(market)),
    seedOrderWithFiles({ api, person }, origin),
  ]);
  await seedPayment({ api, person }, origin, orderId);
  const order = await new OrderPage(page, market).open(orderId);
  await order.expectStatus("Paid");
  const admin = await openAdmin(browser, { origin, market, staff });
  await admin.openOrder(orderId);
  const drawing = { name: "layer-2.png", mimeType: "image/png", buffer: greyPng(16, 16) };
  await admin.write("Is layer 2 mirrored?", { asQuestion: true, file: drawing });
  await expect(admin.main.getByText(t("ops.act.questionOpen"))).toBeVisible();

  await expect(order.main.getByText(t("order.thread.questionOpen"), { exact: true })).toBeVisible();
  const question = order.main.getByRole("listitem").filter({ hasText: "Is layer 2 mirrored?" });
  const seen = question.getByRole("button", { name: t("order.files.downloadOf", { file: drawing.name }) });
  expect((await downloaded(page, () => seen.click())).bytes.equals(drawing.buffer)).toBe(true);
  await question.getByLabel(t("order.thread.answerLabel")).fill("No, as drawn");
  const file = { name: "stack.png", mimeType: "image/png", buffer: greyPng(8, 8) };
  await attach(page, question.getByRole("button", { name: t("order.thread.files") }), file);
  await expect(question.getByRole("button", { name: t("common.upload.removeOf", { file: file.name }) })).toBeVisible();
  await question.getByRole("button", { name: t("order.thread.answer"), exact: true }).click();
  await expect(order.main.getByText(t("order.thread.questionOpen"), { exact: true })).toBeHidden();

  await admin.page.reload();
  await expect(admin.button(t("ops.act.to.Reviewed"))).toBeVisible();
  const answer = admin.main.getByRole("listitem").filter({ hasText: "No, as drawn" });
  const got = await downloaded(admin.page, () => answer.getByRole("button", { name: /stack\.png/ }).click());
  expect(got.name).toBe("stack.png");
  expect(got.bytes.length).toBeGreaterThan(0);

  await admin.write("Thank you, we go on");
  await expect(order.main.getByText("Thank you, we go on")).toBeVisible();
  await order.main.getByLabel(t("order.thread.label")).fill("Please pack them in tens");
  await order.button(t("order.thread.send")).click();
  await admin.page.reload();
  await expect(admin.main.getByText("Please pack them in tens")).toBeVisible();
  await admin.page.context().close();
});

test("a complaint with a photo is resolved: by a refund in one area, by a remake in the other", async ({
  page,
  browser,
  market,
  api,
  person,
  origin,
}) => {
  test.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
  test.slow();
  const { t } = market;
  const staff = await hire(api, sharedData(market));
  const orderId = await seedShippedOrder({ api, person }, origin, staff);
  const wish = market.area === "en-US" ? "refund" : "remake";
  const order = await new OrderPage(page, market).open(orderId);
  await order.button(t("order.complaint.begin")).click();
  const dialog = page.getByRole("dialog", { name: t("order.complaint.begin") });
  await dialog.getByLabel(t("order.complaint.reasonLabel")).selectOption("damaged");
  await dialog.getByLabel(t("order.complaint.wishLabel")).selectOption(wish);
  await dialog.getByLabel(t("order.complaint.text")).fill("Three boards are broken");
  const photo = { name: "broken.png", mimeType: "image/png", buffer: greyPng(8, 8) };
  await attach(page, dialog.getByRole("button", { name: t("order.complaint.photos") }), photo);
  await expect(dialog.getByRole("button", { name: t("common.upload.removeOf", { file: photo.name }) })).toBeVisible();
  await dialog.getByRole("button", { name: t("order.complaint.send") }).click();
  await expect(dialog).toBeHidden();
  await expect(order.main.getByText(t("order.complaint.state.open"))).toBeVisible();

  const admin = await openAdmin(browser, { origin, market, staff });
  await admin.page.goto(market.at("/ops/complaints?state=open"));
  const number = ((await order.heading.innerText()).match(/[A-Z]+\d[\w-]+/) ?? [""])[0];
  await admin.main.getByRole("link", { name: number }).click();
  await expect(admin.main.getByText("Three boards are broken")).toBeVisible();
  await expect(admin.main.getByRole("button", { name: /broken\.png/ })).toBeVisible();
  if (wish === "refund") await admin.field(t("ops.complaints.amount")).fill("5");
  await admin.field(t("ops.complaints.answer")).fill("We are sorry");
  const decide = t(`ops.complaints.do.${wish}`);
  await admin.button(decide).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: decide, exact: true }).click();
  const state = wish === "refund" ? "refunded" : "remade";
  await expect(admin.main.getByText(t(`ops.complaints.state.${state}`), { exact: true })).toBeVisible();

  await expect(order.main.getByText(t(`order.complaint.state.${state}`), { exact: true })).toBeVisible();
  await expect(order.main.getByText("We are sorry")).toBeVisible();
  if (wish === "refund") {
    await expect(order.main.getByText(t("order.complaint.refund", { amount: "$5.00" }))).toBeVisible();
    await admin.page.goto(market.at("/ops/refunds"));
    await expect(admin.main.getByRole("row", { name: new RegExp(number) })).toContainText("$5.00");
  } else {
    await admin.main.getByRole("link", { name: t("ops.complaints.remakeOrder") }).click();
    await expect(admin.head.getByText(t("order.status.Paid"), { exact: true })).toBeVisible();
    await order.toList();
    await expect(
      page
        .getByRole("table")
        .getByRole("row")
        .filter({ has: page.getByRole("link") }),
    ).toHaveCount(2);
  }
  await admin.page.context().close();
});

test("the invoice names its order, and the spreadsheet of a quote has only text cells", async ({
  page,
  market,
  api,
  person,
  origin,
}) => {
  const { t } = market;
  const orderId = await seedOrderWithFiles({ api, person }, origin);
  await seedPayment({ api, person }, origin, orderId);
  const order = await new OrderPage(page, market).open(orderId);
  await order.expectStatus("Paid");
  const number = ((await order.heading.innerText()).match(/[A-Z]+\d[\w-]+/) ?? [""])[0];
  const invoice = await downloaded(page, () => order.button(t("order.view.invoice")).click());
  expect(invoice.name).toMatch(/\.pdf$/);
  expect(pdfText(invoice.bytes)).toContain(number);

  const quote = await new QuotePage(page, market).open("?quantity=50");
  const total = market.area === "en-US" ? "$30.00" : "¥210.00";
  await quote.expectPrice(total);
  await quote.page.getByRole("button", { name: t("quote.saved.open"), exact: true }).click();
  const sheet = await downloaded(page, () => quote.page.getByRole("button", { name: t("quote.saved.sheet") }).click());
  expect(sheet.name).toMatch(/\.xls$/);
  const cells = Object.entries(Object.values(xlsx.read(sheet.bytes).Sheets)[0] ?? {}).filter(
    ([at]) => !at.startsWith("!"),
  );
  expect(cells.map(([, cell]) => (cell as xlsx.CellObject).t).filter((type) => type !== "s")).toEqual([]);
  expect(cells.map(([, cell]) => String((cell as xlsx.CellObject).v))).toContain(total);
});
