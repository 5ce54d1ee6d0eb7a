// Every page of the sitemap, as a crawler without scripts reads it, and its width on the narrowest phones.
import { expect, test } from "@/e2e/fixtures";
import { type PageFacts, pageFacts } from "@/e2e/pages/page-facts";
import { MESSAGES } from "@/e2e/words";

/** A page may have less text only if it is a tool that draws the visitor's own files. */
const LEAST_TEXT = 150;
const TOOLS = /\/(gerber-viewer|order\/dfm)$/;

/** "content.columns.design-guides": next-intl shows the key of a message that is missing. */
const KEY = new RegExp(
  `(?<![\\w./@-])(?:${Object.entries(MESSAGES.en)
    .flatMap(([namespace, texts]) => Object.keys(texts).map((key) => `${namespace}\\.${key}`))
    .join("|")})(?:\\.[\\w-]+)*`,
  "g",
);

/** A page of each kind, with the longest words. */
const NARROW = [
  "/",
  "/product",
  "/product/pcb-assembly-process",
  "/product/free-dfm-check",
  "/resources",
  "/resources/design-guides",
  "/article/ngspice-ltspice-kicad-differences",
  "/article/trace-width-and-spacing",
  "/help",
  "/help/file-warnings",
  "/resources-download",
  "/policy/privacy-policy",
  "/policy/cookies",
  "/contact-us",
  "/feedback",
  "/about-us",
  "/assembly",
  "/pcb-capability",
  "/assembly-capability",
  "/promotion",
  "/design",
  "/online-simulate",
  "/search?q=via",
  "/component",
];

const locations = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

/** The root may be written without its slash. */
const sameAddress = (address: string) => new URL(address).href;

const targetOf = (link: string, url: string) => new URL(link, url).href.replace(/#.*$/, "");

const BATCH = 6;

/** Some at a time: the server has other visitors. */
async function inBatches<T>(all: readonly T[], act: (each: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += BATCH) await Promise.all(all.slice(at, at + BATCH).map(act));
}

/** What is wrong with one page by itself. */
function faultsOf(url: string, facts: PageFacts): string[] {
  const { headings, title, description, canonical, text } = facts;
  return [
    headings.length === 1 && headings[0] !== "" ? "" : `h1: ${JSON.stringify(headings)}`,
    title === "" ? "no title" : "",
    description.length < 15 || description.length > 320 ? `description of ${description.length} characters` : "",
    canonical !== null && sameAddress(canonical) === url ? "" : `canonical: ${canonical ?? "none"}`,
    text.length < LEAST_TEXT && !TOOLS.test(url) ? `text of ${text.length} characters` : "",
    ...[...[title, description, text].join(" ").matchAll(KEY)].map(([key]) => `message key ${key}`),
    ...facts.structured.flatMap((data) => (isLinkedData(data) ? [] : [`structured data: ${data.slice(0, 80)}`])),
  ].filter(Boolean);
}

function isLinkedData(source: string): boolean {
  const data: unknown = JSON.parse(source);
  return typeof data === "object" && data !== null && "@context" in data && "@type" in data;
}

test("every page of the sitemap is complete, in both languages, and its links lead somewhere", async ({
  page,
  request,
  origin,
}) => {
  // It opens some 250 pages, many for the first time since the start.
  test.setTimeout(600_000);
  const urls = locations(await (await request.get("/sitemap.xml")).text());
  expect(urls.length).toBeGreaterThan(200);
  const pages = new Map<string, PageFacts>();
  const faults: string[] = [];
  await inBatches(urls.map(sameAddress), async (url) => {
    const answer = await request.get(url, { maxRedirects: 0, timeout: 60_000 });
    if (answer.status() !== 200) return void faults.push(`${url}: ${answer.status()}`);
    const facts = await pageFacts(page, await answer.text());
    pages.set(url, facts);
    faults.push(...faultsOf(url, facts).map((fault) => `${url}: ${fault}`));
  });
  for (const [url, { alternates }] of pages) {
    if (Object.keys(alternates).sort().join() !== "en,x-default,zh-Hans") faults.push(`${url}: alternates`);
    const addresses = Object.values(alternates).map(sameAddress);
    if (!addresses.includes(url)) faults.push(`${url}: no alternate names the page itself`);
    for (const other of addresses) {
      if (JSON.stringify(pages.get(other)?.alternates) !== JSON.stringify(alternates))
        faults.push(`${url}: alternates of ${other} differ`);
    }
  }
  const known = new Map<string, PageFacts | number>(pages);
  const links = [...pages].flatMap(([url, facts]) =>
    [...new Set([...facts.links, ...facts.feeds])].map((link) => ({ url, link })),
  );
  const targets = new Set(links.map(({ url, link }) => targetOf(link, url)));
  await inBatches(
    [...targets].filter((target) => !known.has(target)),
    async (target) => {
      const answer = await request.get(target, { timeout: 60_000 });
      const isPage = answer.ok() && (answer.headers()["content-type"] ?? "").startsWith("text/html");
      known.set(target, isPage ? await pageFacts(page, await answer.text()) : answer.status());
    },
  );
  for (const { url, link } of links) {
    const found = known.get(targetOf(link, url));
    const { hash } = new URL(link, url);
    const isThere =
      typeof found === "object" ? hash === "" || found.ids.includes(decodeURIComponent(hash.slice(1))) : found === 200;
    if (!isThere) faults.push(`${url}: ${link} leads nowhere`);
  }
  const resources = [...pages].filter(([url]) => url.endsWith("/resources"));
  expect(resources.map(([url, { feeds }]) => [url, feeds])).toEqual(
    resources.map(([url]) => [url, [`${url}/feed.xml`]]),
  );
  expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set([origin]));
  expect(faults).toEqual([]);
});

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}, at 320 px`, () => {
    test.use({ language, viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

    test("no public page is wider than the screen", async ({ page, market }) => {
      test.slow();
      const wide: string[] = [];
      for (const path of NARROW) {
        await page.goto(market.at(path));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wide.push(`${path}: ${width} px`);
      }
      expect(wide).toEqual([]);
    });
  });
}
