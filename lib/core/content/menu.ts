// Menus of the site as Markdown: a list of links, where an entry with a list of its own is a group, and in the header a
// group within a group is a section.

import { type Block, type Inline, plainText } from "@/lib/core/content/markdown";
import type { MarketArea } from "@/lib/core/market/area";

export interface MenuItem {
  title: string;
  /** A path without language prefix, or an address of another site. */
  href: string;
}

export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

/** Its items, then its sections under titles of their own. */
export interface HeaderGroup extends MenuGroup {
  sections: MenuGroup[];
}

export type MenuEntry = MenuItem | HeaderGroup;

export interface Menu {
  header: MenuEntry[];
  /** Columns. */
  footer: MenuGroup[];
}

export type MenuPart = keyof Menu;

const SUFFIX: Record<MarketArea, string> = { "en-US": "us", "zh-CN": "cn" };

/** Slug of the document of a menu: "header-us". */
export const menuSlug = (part: MenuPart, area: MarketArea): string => `${part}-${SUFFIX[area]}`;

const PARTS: readonly MenuPart[] = ["header", "footer"];
export const MENU_SLUGS: readonly string[] = PARTS.flatMap((part) => [
  menuSlug(part, "en-US"),
  menuSlug(part, "zh-CN"),
]);

/** In place of these addresses stand all products, and all columns of the resource center that have articles. */
export const EVERY_PRODUCT = "/product/*";
export const EVERY_COLUMN = "/resources/*";

/** The site's own paths, and other sites over TLS. */
const HREF = /^(\/(?!\/)|https:\/\/)/;

export const isGroup = (entry: MenuEntry): entry is HeaderGroup => "items" in entry;

/** Entries of a menu, and the parts of the text that are none. */
export function parseMenu(blocks: readonly Block[], part: MenuPart): { entries: MenuEntry[]; faults: string[] } {
  const faults: string[] = [];
  const entries = blocks.flatMap((block): MenuEntry[] => {
    if (block.type === "list") return block.items.flatMap((item) => toEntry(item, faults, part === "header") ?? []);
    faults.push(firstWords([block]));
    return [];
  });
  if (part === "footer") faults.push(...entries.filter((entry) => !isGroup(entry)).map(({ title }) => title));
  return { entries: part === "footer" ? entries.filter(isGroup) : entries, faults };
}

/** A group within this entry is a section of it, if `maySections`; otherwise it is a fault. */
function toEntry(item: readonly Block[], faults: string[], maySections: boolean): MenuEntry | null {
  const [first, list, ...rest] = item;
  if (first?.type !== "paragraph" || rest.length > 0) return none(item, faults);
  if (!list) return toItem(first.children) ?? none(item, faults);
  const title = plainText(first.children).trim();
  if (list.type !== "list" || title === "" || first.children.some(({ type }) => type === "link"))
    return none(item, faults);
  const entries = list.items.flatMap((each) => {
    const isAllowed = each.length === 1 || maySections;
    return (isAllowed ? toEntry(each, faults, false) : none(each, faults)) ?? [];
  });
  return {
    title,
    items: entries.filter((entry): entry is MenuItem => !isGroup(entry)),
    sections: entries.filter(isGroup).map((section) => ({ title: section.title, items: section.items })),
  };
}

function toItem(children: readonly Inline[]): MenuItem | null {
  const [link, ...others] = children;
  if (link?.type !== "link" || others.length > 0 || !HREF.test(link.href)) return null;
  const title = plainText(link.children).trim();
  return title === "" ? null : { title, href: link.href };
}

function none(item: readonly Block[], faults: string[]): null {
  faults.push(firstWords(item));
  return null;
}

function firstWords(blocks: readonly Block[]): string {
  const [block] = blocks;
  if (!block) return "-";
  const words = "children" in block && block.type !== "quote" ? plainText(block.children) : block.type;
  return words.trim().slice(0, 80) || block.type;
}
