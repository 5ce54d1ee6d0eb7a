// A parts list in the admin: parts without a price are priced by staff, and the customer orders at that price.
import { expect, nativeTest } from "@/e2e/fixtures";
import { SitePage } from "@/e2e/pages/site-page";
import { hire, openAdmin, sharedData } from "@/e2e/staff";
import { createBomQuote } from "@/lib/contracts/bom";
import { suggestParts } from "@/lib/contracts/part";

const ELSEWHERE = "the data of another deployment cannot be reached";
const UNKNOWN = "NOBODY-HAS-7";

nativeTest(
  "a list with an unavailable part is priced per piece in the admin and added to the cart",
  async ({ page, browser, market, api, person, origin }) => {
    nativeTest.skip(process.env.E2E_BASE_URL !== undefined, ELSEWHERE);
    nativeTest.slow();
    const { t } = market;
    const staff = await hire(api, sharedData(market));
    const known = await api.call(suggestParts, { mpn: "RC0603FR-0710KL" });
    const lines = [
      { designators: ["R1", "R2"], quantity: 2, partId: known.rows[0]?.id ?? null },
      { designators: ["U1"], quantity: 1, mpn: UNKNOWN, footprint: "SOIC-8" },
    ];
    const board = { widthMm: 54, heightMm: 54, quantity: 10 };
    const { quoteId, quoteNumber } = await api.call(createBomQuote, { board, lines, ask: 1 }, person.token);

    const admin = await openAdmin(browser, { origin, market, staff });
    await admin.openInquiry(quoteNumber);
    const parts = admin.main.getByRole("table", { name: t("ops.parts.title") });
    await expect(parts.getByText(t("ops.parts.states.Not matched"))).toBeVisible();
    await admin.button(t("ops.quotes.take")).click();
    await admin.field(t("ops.offer.priceOf", { part: UNKNOWN })).fill("0.25");
    const [before = "", after = ""] = t("ops.offer.send", { total: "|" }).split("|");
    const send = admin.page.getByRole("button").filter({ hasText: before }).filter({ hasText: after });
    const offered = /[$¥][\d.,]+/.exec(await send.innerText())?.[0] ?? "";
    await send.click();
    await expect(admin.head.getByText(t("ops.quotes.state.Quoted"), { exact: true })).toBeVisible();
    await admin.page.context().close();

    await page.goto(market.at(`/my-center/quotes/${quoteId}`));
    const list = page.getByRole("table", { name: t("quotes.parts.title") });
    const row = list.getByRole("row").filter({ hasText: UNKNOWN });
    await expect(row).toContainText(market.area === "en-US" ? "$0.25" : "¥0.25");
    await page.getByRole("button", { name: t("pcba.quotes.toCartOf", { number: quoteNumber }) }).click();
    const cart = new SitePage(page, market);
    await cart.expectAt("/shopping-cart");
    await expect(cart.main.getByText(offered).first()).toBeVisible();
  },
);
