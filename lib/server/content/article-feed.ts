// Articles as RSS 2.0, https://www.rssboard.org/rss-specification.

import type { ContentDocument } from "@/lib/core/content/content-document";
import { contentPath } from "@/lib/core/content/content-kind";
import { listContent, type Reader } from "./read-page";

interface Channel {
  /** Public address of the site in the reader's language, without a trailing slash. */
  address: string;
  title: string;
  description: string;
}

const MAX_ITEMS = 30;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Controls other than tab and line ends are not allowed in XML 1.0, even escaped. */
const escape = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** The beginning of an ISO day. */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

export async function articleFeed(reader: Reader, { address, title, description }: Channel): Promise<string> {
  const articles = (await listContent("article", reader)).slice(0, MAX_ITEMS);
  const language = reader.locale === "zh" ? "zh-cn" : "en-us";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escape(title)}</title>`,
    `<link>${escape(address)}/resources</link>`,
    `<description>${escape(description)}</description>`,
    `<language>${language}</language>`,
    // Articles stand newest first.
    ...articles.slice(0, 1).map(({ published }) => `<lastBuildDate>${rfc822(published)}</lastBuildDate>`),
    `<atom:link href="${escape(address)}/resources/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, address)),
    "</channel></rss>",
  ].join("\n");
}

function item({ kind, slug, title, description, labels, published }: ContentDocument, address: string): string {
  const link = `${address}${contentPath(kind, slug) ?? ""}`;
  return [
    "<item>",
    `<title>${escape(title)}</title>`,
    `<link>${escape(link)}</link>`,
    `<guid>${escape(link)}</guid>`,
    `<description>${escape(description)}</description>`,
    ...labels.map((label) => `<category>${escape(label)}</category>`),
    `<pubDate>${rfc822(published)}</pubDate>`,
    "</item>",
  ].join("");
}
