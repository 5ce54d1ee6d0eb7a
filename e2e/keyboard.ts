// A person without a mouse: Tab until something is reached, and the focus is seen at every stop.
import { expect, type Locator, type Page } from "@playwright/test";

const MAX_STOPS = 120;

/** The outline of what has the focus, or of what stands for it: a label or a frame around a field. */
function isFocusSeen(): boolean {
  let node = document.activeElement;
  for (let depth = 0; node && depth < 3; depth += 1, node = node.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) return true;
  }
  return false;
}

/** Goes from stop to stop until `target` has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((node) => node === document.activeElement);
    if (isThere) {
      expect(await page.evaluate(isFocusSeen), `the focus on ${target} is seen`).toBe(true);
      return;
    }
  }
  throw new Error(`${target} was not reached in ${MAX_STOPS} stops`);
}

/** Replaces what a field holds, as keys do. */
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
