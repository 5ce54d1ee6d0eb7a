// Header and footer of an area as staff have published them.

import { COLUMNS } from "@/lib/core/content/content-kind";
import { parseMarkdown } from "@/lib/core/content/markdown";
import {
  EVERY_COLUMN,
  EVERY_PRODUCT,
  isGroup,
  type Menu,
  type MenuEntry,
  type MenuItem,
  type MenuPart,
  menuSlug,
  parseMenu,
} from "@/lib/core/content/menu";
import { columnTitle } from "@/lib/server/http/translate";
import { isMissingContent } from "./page-guard";
import { readContent, type Reader } from "./read-page";
import { type ContentSnapshot, getContent, getSeed } from "./snapshot";

/** Entries whose page is not published are left out; a menu that is withdrawn gives way to that of the seed. */
export async function siteMenu(reader: Reader): Promise<Menu> {
  const content = await getContent();
  const header = await entriesOf("header", reader);
  const footer = await entriesOf("footer", reader);
  const shown = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => toShown(entry, content, reader));
  return { header: shown(header), footer: shown(footer).filter(isGroup) };
}

async function entriesOf(part: MenuPart, reader: Reader): Promise<MenuEntry[]> {
  const slug = menuSlug(part, reader.area);
  const page = await readContent("menu", slug, reader);
  if (page) return parseMenu(page.blocks, part).entries;
  const seed = (await getSeed()).find("menu", slug, reader.locale);
  return parseMenu(parseMarkdown(seed?.body ?? ""), part).entries;
}

function toShown(entry: MenuEntry, content: ContentSnapshot, reader: Reader): MenuEntry[] {
  if (!isGroup(entry)) return toItems(entry, content, reader);
  const shown = (items: readonly MenuItem[]) => items.flatMap((item) => toItems(item, content, reader));
  const items = shown(entry.items);
  const sections = entry.sections
    .map((section) => ({ title: section.title, items: shown(section.items) }))
    .filter((section) => section.items.length > 0);
  return items.length + sections.length > 0 ? [{ title: entry.title, items, sections }] : [];
}

function toItems(item: MenuItem, content: ContentSnapshot, { locale }: Reader): MenuItem[] {
  if (item.href === EVERY_PRODUCT)
    return content.list("product", locale).map(({ title, slug }) => ({ title, href: `/product/${slug}` }));
  if (item.href === EVERY_COLUMN)
    return COLUMNS.map((column) => ({ title: columnTitle(locale, column), href: `/resources/${column}` })).filter(
      ({ href }) => !isMissingContent(content, href),
    );
  return isMissingContent(content, item.href) ? [] : [item];
}
