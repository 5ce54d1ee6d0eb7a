// Keyboard navigation: Tab until an element is reached, with visible focus at every stop.
import { expect, type Locator, type Page } from "@playwright/test";

const MAX_STOPS = 120;

/** The focused element if nothing shows its focus: neither its own outline or border nor that of its label or field. */
function findUnseenFocus(): string | null {
  let node = document.activeElement;
  if (node === null || node === document.body) return null;
  const markup = node.outerHTML.slice(0, 200);
  for (let depth = 0; node && depth < 3; depth += 1, node = node.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) return null;
    if (depth < 2 && node.matches(":focus-within") && boxShadow !== "none") return null;
  }
  return markup;
}

/** Goes from stop to stop until `target` has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(findUnseenFocus), "a stop that does not show its focus").toBeNull();
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached in ${MAX_STOPS} stops`);
}

/** Replaces the text of a field by keys. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

export async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
