// Facts that a crawler reads from the HTML of a page, without running its scripts.
import type { Page } from "@playwright/test";

export interface PageFacts {
  headings: string[];
  title: string;
  description: string;
  canonical: string | null;
  /** Addresses by language tag. */
  alternates: Record<string, string>;
  /** Text of `main`, without scripts. */
  text: string;
  /** Addresses of links and pictures that lead to the site itself, as written. */
  links: string[];
  /** Addresses of RSS feeds in the head. */
  feeds: string[];
  ids: string[];
  /** Contents of the JSON-LD scripts. */
  structured: string[];
}

/** Parses HTML in the browser; nothing of it is loaded or run. */
export function pageFacts(page: Page, html: string): Promise<PageFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) => all(selector).map((node) => node.getAttribute(name) ?? "");
    const structured = all('script[type="application/ld+json"]').map((node) => node.textContent);
    const ids = attributes("[id]", "id");
    for (const node of all("main :is(script, style, template)")) node.remove();
    return {
      headings: all("h1").map((node) => node.textContent.trim()),
      title: parsed.title,
      description: attributes('meta[name="description"]', "content")[0] ?? "",
      canonical: attributes('link[rel="canonical"]', "href")[0] ?? null,
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((node) => [
          node.getAttribute("hreflang") ?? "",
          node.getAttribute("href") ?? "",
        ]),
      ),
      text: (parsed.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").trim(),
      links: [
        ...attributes('a[href^="/"], a[href^="#"], head link[href^="/"]', "href"),
        ...attributes('img[src^="/"]', "src"),
      ],
      feeds: attributes('head link[rel="alternate"][type="application/rss+xml"]', "href"),
      ids,
      structured,
    };
  }, html);
}
