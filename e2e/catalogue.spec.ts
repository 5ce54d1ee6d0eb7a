// The error catalog: pages with answers that a healthy server never gives.
import { expect, signedInTest, test } from "@/e2e/fixtures";
import { OrderListPage } from "@/e2e/pages/order-list-page";
import { QuotePage } from "@/e2e/pages/quote-page";
import { SitePage } from "@/e2e/pages/site-page";
import { stub, stubJson } from "@/e2e/stub";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";
import type { Page } from "@playwright/test";

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

for (const language of ["en", "zh"] satisfies Locale[]) {
  signedInTest.describe(`in ${language}`, () => {
    signedInTest.use({ language });

    signedInTest("body code 201 shows its err as an error message", async ({ page, market }) => {
      await stubJson(page, "listOrders", { json: { code: 201, err: "The books are closed today" } });
      const orders = await new OrderListPage(page, market).open();
      await expect(orders.messages.getByRole("listitem")).toHaveText(["The books are closed today"]);
      await expect(orders.main.getByText(market.t("order.list.failed.title"))).toBeVisible();
    });

    signedInTest("body type error shows its message, and the fallback where it has none", async ({ page, market }) => {
      await stubJson(page, "listOrders", { json: { type: "error", message: "" } });
      const orders = await new OrderListPage(page, market).open();
      await expect(orders.messages.getByRole("listitem")).toHaveText([market.t("errors.OPERATION_FAILED")]);
    });

    signedInTest(
      'body code "403" leads to the root and leaves the person signed in',
      async ({ page, market, person }) => {
        await stubJson(page, "listOrders", { json: { code: "403" } });
        await new OrderListPage(page, market).open();
        const root = new SitePage(page, market);
        await root.expectAt("/");
        await expect(root.signInLink).toBeHidden();
        expect((await stored(page)).token).toBe(person.token);
      },
    );

    signedInTest(
      "HTTP 403 signs out, keeps two entries of local storage and leads to the root",
      async ({ page, market }) => {
        const refusal = { type: "error", code: "UNAUTHENTICATED", message: "Your session has expired. Sign in again." };
        await stubJson(page, "listOrders", { status: 403, json: refusal });
        await page.goto(market.at("/about-us"));
        await page.evaluate(() => {
          localStorage.setItem("cookitAgree", "1");
          localStorage.setItem("create_project_type", "0");
          localStorage.setItem("somethingElse", "x");
        });
        await new OrderListPage(page, market).open();
        const root = new SitePage(page, market);
        await root.expectAt("/");
        await expect(root.signInLink).toBeVisible();
        expect(await stored(page)).toEqual({ cookitAgree: "1", create_project_type: "0" });
      },
    );

    signedInTest("a cut connection says that the operation failed, once", async ({ page, market }) => {
      let tries = 0;
      await stub(page, "listOrders", (route) => {
        tries += 1;
        return route.abort("connectionreset");
      });
      const orders = await new OrderListPage(page, market).open();
      await expect(orders.messages.getByRole("listitem")).toHaveText([market.t("errors.OPERATION_FAILED")]);
      expect(tries).toBe(3);
    });
  });
}

signedInTest("an answer without an envelope says that the operation failed", async ({ page, market }) => {
  await stubJson(page, "listOrders", { json: { rows: [], total: 0 } });
  const orders = await new OrderListPage(page, market).open();
  await expect(orders.messages.getByRole("listitem")).toHaveText([market.t("errors.OPERATION_FAILED")]);
});

signedInTest("a request that is cancelled by leaving the page says nothing", async ({ page, market }) => {
  await stub(page, "listOrders", () => Promise.resolve());
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/eda/order/list"));
  const orders = await new OrderListPage(page, market).open();
  const rail = orders.main.getByRole("navigation", { name: market.t("account.center.label") });
  await rail.getByRole("link", { name: market.t("account.center.address"), exact: true }).click();
  await orders.expectAt("/my-center/address");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(orders.main.getByText(market.t("address.empty.title"))).toBeVisible();
  await expect(orders.messages.getByRole("listitem")).toHaveCount(0);
});

test("a failed upload is reported in its own place only", async ({ page, market }) => {
  await stub(page, "uploadFile", () => Promise.resolve());
  const quote = await new QuotePage(page, market).open();
  await quote.chooseFile(sampleArchive("blinky"));
  await quote.board.getByRole("button", { name: market.t("gerber.cancel") }).click();
  await expect(quote.board.getByRole("button", { name: market.t("gerber.retry") })).toBeVisible();
  await expect(quote.messages.getByRole("listitem")).toHaveCount(0);
});

test("a quiet endpoint's refusal is shown in its own place, without a toast", async ({ page, market }) => {
  const refusal = { type: "error", code: "PARSE_FAILED", message: "Parse is Failed" };
  await stubJson(page, "createBoardProject", { json: refusal });
  const quote = await new QuotePage(page, market).open();
  await quote.chooseFile(sampleArchive("blinky"));
  await expect(quote.board.getByText(market.t("gerber.failures.PARSE_FAILED"))).toBeVisible();
  await expect(quote.messages.getByRole("listitem")).toHaveCount(0);
});

test("if the browser cannot copy, the text is offered for manual copying", async ({ page, market }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const quote = await new QuotePage(page, market).open("?widthMm=40&heightMm=30");
  const prompted = page.waitForEvent("dialog");
  const click = quote.page.getByRole("button", { name: market.t("quote.share") }).click();
  const dialog = await prompted;
  expect({ type: dialog.type(), message: dialog.message() }).toEqual({
    type: "prompt",
    message: market.t("errors.client.copyPrompt"),
  });
  const offered = new URL(dialog.defaultValue());
  expect(offered.pathname).toBe("/order/manufacturing/pcb");
  expect(offered.searchParams.get("widthMm")).toBe("40");
  await dialog.dismiss();
  await click;
  await expect(quote.messages.getByRole("listitem")).toHaveText([market.t("errors.client.copyUnsupported")]);
});
