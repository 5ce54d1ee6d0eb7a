// What axe finds on a page as it stands, in both of its themes.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Colours on their way to others would be measured halfway. */
const STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }";
/** The rules that look at colours; what the others look at is the same in both themes. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

async function findingsOf(axe: AxeBuilder) {
  // No page has frames of another site, for whose sake the findings are else put together in a page of their own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}

/** By the attribute that the product's own switch sets: nothing is loaded again. */
function turnTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  });
}

/** By every rule as the page stands, then by those of colours in the other theme. `what` names the state that is looked at. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  await page.addStyleTag({ content: STILL });
  expect.soft(await findingsOf(new AxeBuilder({ page })), what).toEqual([]);
  await turnTheme(page);
  const inOther = await findingsOf(new AxeBuilder({ page }).withRules(OF_COLOURS));
  expect.soft(inOther, `${what}, in the other theme`).toEqual([]);
  await turnTheme(page);
}
