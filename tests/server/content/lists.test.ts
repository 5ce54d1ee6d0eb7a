// Lists of published content: the feed, the menus, and the pages of a column.
import { afterEach, describe, expect, it } from "vitest";
import { parseXml } from "@/lib/base/xml";
import { articleFeed } from "@/lib/server/content/article-feed";
import { findInColumn } from "@/lib/server/content/find-in-column";
import { listContent } from "@/lib/server/content/read-page";
import { readSeed } from "@/lib/server/content/seed-files";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";

const ENGLISH = { area: "en-US", locale: "en" } as const;
const CHINESE = { area: "zh-CN", locale: "zh" } as const;

afterEach(() => shareContent(undefined));

describe("the feed", () => {
  const channel = { address: "https://shop.test/zh", title: "A & B", description: '"<all>"' };

  it("names every article once, under its address in the language, newest first", async () => {
    const feed = await articleFeed(CHINESE, channel);
    const links = [...feed.matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, link]) => link);
    const articles = await listContent("article", CHINESE);
    expect(links).toEqual(articles.map(({ slug }) => `https://shop.test/zh/article/${slug}`));
    expect(feed).toContain("<title>A &amp; B</title>");
    expect(feed).toContain("<description>&quot;&lt;all&gt;&quot;</description>");
    expect(feed).toContain("<pubDate>Thu, 26 Nov 2026 00:00:00 GMT</pubDate>");
  });

  it("is RSS 2.0", async () => {
    const parsed = parseXml(await articleFeed(CHINESE, channel));
    if (!parsed.ok) throw new Error(parsed.code);
    const root = parsed.value;
    expect([root.name, root.attributes.get("version")]).toEqual(["rss", "2.0"]);
    expect(root.children.map(({ name }) => name)).toEqual(["channel"]);
    const [body] = root.children;
    const named = (name: string, within = body) => within?.children.filter((child) => child.name === name) ?? [];
    const texts = (name: string, within = body) => named(name, within).map(({ text }) => text);
    expect(texts("title")).toEqual(["A & B"]);
    expect(texts("link")).toEqual(["https://shop.test/zh/resources"]);
    expect(texts("description")).toEqual(['"<all>"']);
    expect(texts("language")).toEqual(["zh-cn"]);
    expect(named("atom:link").map(({ attributes }) => Object.fromEntries(attributes))).toEqual([
      { href: "https://shop.test/zh/resources/feed.xml", rel: "self", type: "application/rss+xml" },
    ]);
    const items = named("item");
    expect(items.length).toBeGreaterThan(10);
    expect(texts("lastBuildDate")).toEqual(texts("pubDate", items[0]));
    for (const each of items) {
      const names = each.children.map(({ name }) => name).filter((name) => name !== "category");
      expect(names).toEqual(["title", "link", "guid", "description", "pubDate"]);
      expect(texts("guid", each)).toEqual(texts("link", each));
      // RFC 822, with a year of four digits.
      expect(texts("pubDate", each)[0]).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      );
    }
  });

  it("is XML, whatever a title holds", async () => {
    const [article] = (await readSeed()).map(({ content }) => content).filter(({ kind }) => kind === "article");
    if (!article) throw new Error("no article");
    const texts = { ...article.texts, en: { ...article.texts.en, title: 'a < b & "c"\u0007 ]]>' } };
    shareContent(createSnapshot([{ ...article, texts }], { revision: "test" }));
    const feed = await articleFeed(ENGLISH, channel);
    expect(feed).toContain("<title>a &lt; b &amp; &quot;c&quot; ]]&gt;</title>");
    expect(parseXml(feed)).toMatchObject({ ok: true });
  });
});

describe("a column", () => {
  const find = (change: Partial<Parameters<typeof findInColumn>[1]> = {}) =>
    findInColumn("design-guides", { keyword: "", label: "", page: 1, ...change }, ENGLISH);

  it("gives eight articles a page, and the last page for any beyond it", async () => {
    const first = await find();
    expect(first.articles).toHaveLength(8);
    const last = await find({ page: 99 });
    expect(last.articles).toHaveLength(first.total - 8 * (first.pages - 1));
    expect(last.page).toBe(first.pages);
    expect(last.articles.some(({ slug }) => first.articles.some((each) => each.slug === slug))).toBe(false);
  });

  it("is filtered by label and by words, and keeps the labels of the whole column", async () => {
    const all = await find();
    const stackups = await find({ label: "stackup" });
    expect(stackups.articles.every(({ labels }) => labels.includes("stackup"))).toBe(true);
    expect(stackups.total).toBeLessThan(all.total);
    expect(stackups.labels).toEqual(all.labels);
    const found = await find({ keyword: "castellations" });
    expect(found.articles[0]?.slug).toBe("board-outlines-slots-and-castellations");
    expect(found.articles.every(({ topic }) => topic === "design-guides")).toBe(true);
    expect(await find({ keyword: "xyzzyx" })).toMatchObject({ articles: [], total: 0, pages: 1, page: 1 });
  });
});
