// Axe checks of a page in its current state, in both themes.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Colors in transition would be measured halfway. */
const STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }";
/** Rules about colors; the results of the others are the same in both themes. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

async function findingsOf(axe: AxeBuilder) {
  // Legacy mode, because no page has cross-origin frames, for which the results are otherwise collected in a separate
  // page.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}\n${node.html.slice(0, 200)}`),
  }));
}

/** Sets the attribute of the product's own theme switch, without a reload. */
function turnTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  });
}

/** Runs every rule in the current theme, then those about colors in the other one. `what` names the state. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  // The bar of a navigation fades out over the page that it led to.
  await expect(page.locator("#nprogress")).toHaveCount(0);
  await page.addStyleTag({ content: STILL });
  expect.soft(await findingsOf(new AxeBuilder({ page })), what).toEqual([]);
  await turnTheme(page);
  const inOther = await findingsOf(new AxeBuilder({ page }).withRules(OF_COLOURS));
  expect.soft(inOther, `${what}, in the other theme`).toEqual([]);
  await turnTheme(page);
}
