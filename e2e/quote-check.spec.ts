// The quote page checks a board's files automatically, and asks once about findings before the cart.
import { expect, test } from "@/e2e/fixtures";
import { QuotePage } from "@/e2e/pages/quote-page";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";

/** A check takes a second or two; on a busy machine more. */
const PATIENCE_MS = 60_000;

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the check runs after the upload, and its report opens for the options of the quote", async ({
      page,
      market,
    }) => {
      const quote = await new QuotePage(page, market).open("?surfaceFinish=ENIG");
      await quote.chooseFile(sampleArchive("field-node"));
      const check = page.getByRole("region", { name: market.t("finding.facts.link"), exact: true });
      await expect(check.getByText(market.t("finding.facts.running"))).toHaveCount(0, { timeout: PATIENCE_MS });
      const report = check.getByRole("link", { name: market.t("finding.facts.open") });
      await expect(report).toHaveAttribute("href", /\/order\/dfm\?id=[^&]+&.*surfaceFinish=ENIG/, {
        timeout: PATIENCE_MS,
      });
    });
  });
}
