// The quote page keeps its layout while an uploaded board is read, drawn, priced and checked.
import { expect, test } from "@/e2e/fixtures";
import { QuotePage } from "@/e2e/pages/quote-page";
import { sampleArchive } from "@/tests/support/e2e-board";

/** Half of what Core Web Vitals call good. */
const MAX_SHIFT = 0.05;
/** A check takes a second or two; on a busy machine more. */
const PATIENCE_MS = 60_000;

type Watched = typeof globalThis & { layoutShift?: { sum: number; moved: string[] } };

/** Sums up layout shifts from now on, except those within half a second of an input of the user. */
function watchShifts(): void {
  const found = ((globalThis as Watched).layoutShift = { sum: 0, moved: [] as string[] });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      found.sum += entry.value;
      for (const { node } of entry.sources) {
        found.moved.push(`${entry.value.toFixed(4)} ${node?.parentElement?.closest("section, aside, div")?.className}`);
      }
    }
  }).observe({ type: "layout-shift" });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`an upload moves nothing on the quote page at ${width} px`, async ({ page, market }) => {
    await page.setViewportSize({ width, height });
    const quote = await new QuotePage(page, market).open();
    await quote.expectAlive(quote.board.getByRole("button", { name: market.t("common.upload.choose") }));
    await page.evaluate(watchShifts);
    const archive = sampleArchive("blinky");
    // Not through the button: a shift soon after a click does not count.
    const { name, mimeType, buffer } = archive;
    await quote.board.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
    await quote.expectBoard(archive);
    const check = page.getByRole("region", { name: market.t("finding.facts.link"), exact: true });
    await expect(check.getByRole("link", { name: market.t("finding.facts.open") })).toBeVisible();
    await expect(check.getByText(market.t("finding.facts.running"))).toHaveCount(0, { timeout: PATIENCE_MS });
    const { sum, moved } = await page.evaluate(() => (globalThis as Watched).layoutShift ?? { sum: 1, moved: [] });
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
  });
}
