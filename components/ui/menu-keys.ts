// Keys within a menu: arrows, Home and End move between its items; other keys are left to the page.
import type { KeyboardEvent } from "react";

/** Index that a key moves to, from `at` (-1 for none); null for other keys. */
function nextItem(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Handler of the element with the role "menu". */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = nextItem(event.key, at, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
