import { isGroup, type MenuEntry, type MenuItem } from "@/lib/core/content/menu";

/** Every link of a menu, in its order. */
export function menuItems(entries: readonly MenuEntry[]): MenuItem[] {
  return entries.flatMap((entry) =>
    isGroup(entry) ? [...entry.items, ...entry.sections.flatMap(({ items }) => items)] : [entry],
  );
}
