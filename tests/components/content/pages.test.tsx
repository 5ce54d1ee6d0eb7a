// @vitest-environment jsdom
// Pages of content as a reader of a market meets them.
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ArticlePage } from "@/components/content/article-page";
import { columnHref, readColumnSearch } from "@/components/content/column-address";
import { describe as summarize } from "@/components/content/describe";
import { HelpPage } from "@/components/content/help-page";
import { ProductPage } from "@/components/content/product-page";
import { readingMinutes } from "@/components/content/reading-minutes";
import { SearchPage } from "@/components/content/search-page";
import { UsefulVote } from "@/components/content/useful-vote";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { renderInMarket } from "@/tests/support/render-in-market";

const ARTICLE: ContentDocument = {
  kind: "article",
  slug: "via-sizes",
  locale: "en",
  title: "Via sizes",
  description: "Which via to draw.",
  body: "First.\n\n## Drill\n\nText.\n\n## Ring\n\nText.",
  topic: "design-guides",
  labels: ["vias", "new-label"],
  order: 0,
  published: "2026-11-20",
  updated: "2026-11-26",
  related: [],
  links: [],
  sources: ["IPC-2221C, section 9"],
  figures: { "ring.svg": { href: "/api/content/asset/article/via-sizes/ring.svg", width: 720, height: 300 } },
  files: [],
};

const dataIn = (container: HTMLElement): Record<string, unknown>[] =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

describe("an article", () => {
  const show = (tag: "en-US" | "zh-US" = "en-US") =>
    renderInMarket(<ArticlePage document={ARTICLE} blocks={parseMarkdown(ARTICLE.body)} related={[]} />, { tag });

  it("lists its sections, its sources, and labels that lead to their articles", () => {
    show();
    const [contents] = screen.getAllByRole("navigation", { name: "On this page" });
    if (!contents) throw new Error("no contents");
    const hrefs = within(contents)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["#drill", "#ring"]);
    expect(screen.getByText("IPC-2221C, section 9")).toBeVisible();
    expect(screen.getByRole("link", { name: "Vias" })).toHaveAttribute("href", "/resources/design-guides?label=vias");
    expect(screen.getByRole("link", { name: "new label" })).toBeVisible();
    expect(screen.getByText("Updated November 26, 2026")).toHaveAttribute("datetime", "2026-11-26");
  });

  it("describes itself to search engines under its own address in each language", () => {
    const { container } = show("zh-US");
    const [article, crumbs] = dataIn(container);
    expect(article).toMatchObject({
      "@type": "TechArticle",
      headline: "Via sizes",
      datePublished: "2026-11-20",
      dateModified: "2026-11-26",
      mainEntityOfPage: "http://localhost:3000/zh/article/via-sizes",
      image: ["http://localhost:3000/api/content/asset/article/via-sizes/ring.svg"],
    });
    expect((crumbs?.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
      "http://localhost:3000/zh",
      "http://localhost:3000/zh/resources",
      "http://localhost:3000/zh/resources/design-guides",
      "http://localhost:3000/zh/article/via-sizes",
    ]);
  });
});

describe("a product page", () => {
  const product = { ...ARTICLE, kind: "product" as const, slug: "pcb-prototype", title: "Prototypes" };
  const show = (offer: { currency: string; price: string; quantity: number } | null) =>
    dataIn(
      renderInMarket(<ProductPage document={product} blocks={[]} others={[]} offer={offer} />, { tag: "zh-US" })
        .container,
    );

  it("offers a product at its lowest price to search engines", () => {
    const [data, crumbs] = show({ currency: "USD", price: "1.00", quantity: 10 });
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Prototypes",
      url: "http://localhost:3000/zh/product/pcb-prototype",
      offers: {
        "@type": "Offer",
        price: "1.00",
        priceCurrency: "USD",
        eligibleQuantity: { value: 10 },
        url: "http://localhost:3000/zh/order/manufacturing/pcb",
      },
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  });

  it("is a service where it has no price of its own", () => {
    const [data] = show(null);
    expect(data).toMatchObject({ "@type": "Service", provider: { "@type": "Organization" } });
    expect(data).not.toHaveProperty("offers");
  });
});

it("the help center gives search engines each question with its answer in plain words", () => {
  const answer = {
    ...ARTICLE,
    kind: "help" as const,
    topic: "boards",
    title: "How thin?",
    body: "**0.4 mm**, see [quote](/x).",
  };
  const { container } = renderInMarket(<HelpPage answers={[answer]} />);
  expect(dataIn(container)[0]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "How thin?", acceptedAnswer: { text: "0.4 mm, see quote." } }],
  });
});

describe("the search", () => {
  it("marks the matches of a passage and leads on to components", () => {
    const result = {
      document: ARTICLE,
      passage: "A via, a blind via.",
      matches: [
        [2, 5],
        [15, 18],
      ] as const,
    };
    const { container } = renderInMarket(<SearchPage query="via 0.2 & more" results={[result]} isCut={false} />);
    expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["via", "via"]);
    expect(screen.getByText(/A/, { selector: "li p" })).toHaveTextContent("A via, a blind via.");
    expect(screen.getByRole("link", { name: /Search components/ })).toHaveAttribute(
      "href",
      "/component?q=via%200.2%20%26%20more",
    );
  });

  it("says that nothing was found, and where to go on", () => {
    renderInMarket(<SearchPage query="xyz" results={[]} isCut={false} />, { tag: "zh-CN" });
    expect(screen.getByRole("heading", { name: "没有找到与“xyz”相关的内容" })).toBeVisible();
    expect(screen.getByRole("link", { name: /Gerber 查看器/ })).toBeVisible();
  });

  it("is a form of the language's address", () => {
    renderInMarket(<SearchPage query="" results={[]} isCut={false} />, { tag: "en-CN" });
    expect(screen.getByRole("search")).toHaveAttribute("action", "/en/search");
    expect(screen.queryByRole("link", { name: /Search components for/ })).toBeNull();
  });
});

describe("the vote on an answer", () => {
  const words = {
    question: "Useful?",
    yes: "Yes",
    no: "No",
    thanksYes: "Thanks.",
    thanksNo: "Tell us:",
    contact: "Contact",
    failed: "Failed.",
  };
  const show = (onVote: (slug: string, isUseful: boolean) => Promise<boolean>) =>
    renderInMarket(<UsefulVote slug="cancel" words={words} contactHref="/contact-us" onVote={onVote} />);

  it("is sent once, and a no asks what is missing", async () => {
    const onVote = vi.fn(() => Promise.resolve(true));
    const { user } = show(onVote);
    await user.click(screen.getByRole("button", { name: "No" }));
    expect(onVote.mock.calls).toEqual([["cancel", false]]);
    expect(await screen.findByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact-us");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be tried again after a failure", async () => {
    const { user } = show(() => Promise.resolve(false));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText("Failed.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Yes" })).toBeEnabled();
  });
});

describe("the address of a column", () => {
  it("keeps words, label and page", () => {
    const search = { keyword: "4 layers", label: "stackup", page: 3 };
    const [, query = ""] = columnHref("design-guides", search).split("?");
    expect(readColumnSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(search);
    expect(columnHref("design-guides", { page: 1 })).toBe("/resources/design-guides");
  });

  it.each([
    [{ page: "0" }, { page: 1 }],
    [{ page: "-2" }, { page: 1 }],
    [{ page: "1e9" }, { page: 1 }],
    [{ page: ["2", "5"] }, { page: 2 }],
    [{ label: "../x" }, { label: "" }],
    [{ q: "x".repeat(300) }, { keyword: "x".repeat(100) }],
  ])("reads %j as %j", (raw, expected) => {
    expect(readColumnSearch(raw)).toMatchObject(expected);
  });
});

describe("the length of a text", () => {
  it("is read at 220 words or 400 Han characters a minute, and takes a minute at least", () => {
    const minutes = (text: string) => readingMinutes(parseMarkdown(text));
    expect([minutes("word"), minutes("word ".repeat(1100)), minutes("板".repeat(2000))]).toEqual([1, 5, 5]);
  });

  it("is cut for a description at the end of a word", () => {
    const text = summarize(parseMarkdown(`${"word ".repeat(60)}end`));
    expect(text).toMatch(/word…$/);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(summarize(parseMarkdown("**Short**."))).toBe("Short.");
  });
});
