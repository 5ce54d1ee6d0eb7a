// The part of the menus that content supplies.

import { COLUMNS } from "@/lib/core/content/content-kind";
import { columnTitle } from "@/lib/server/http/translate";
import { listContent, type Reader } from "./read-page";

export interface MenuPages {
  products: { title: string; href: string }[];
  /** Columns of the resource center that have articles. */
  columns: { title: string; href: string }[];
}

export async function menuPages(reader: Reader): Promise<MenuPages> {
  const products = await listContent("product", reader);
  const articles = await listContent("article", reader);
  const filled = COLUMNS.filter((column) => articles.some(({ topic }) => topic === column));
  return {
    products: products.map(({ title, slug }) => ({ title, href: `/product/${slug}` })),
    columns: filled.map((column) => ({ title: columnTitle(reader.locale, column), href: `/resources/${column}` })),
  };
}
