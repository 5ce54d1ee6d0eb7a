// @vitest-environment jsdom
// The home page takes a file, shows boards that exist, and says only what holds.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { AboutPage } from "@/components/home/about-page";
import { FileDrop } from "@/components/home/file-drop";
import type { ForeignWords } from "@/components/home/use-foreign-words";
import { HomePage } from "@/components/home/home-page";
import { scriptJson } from "@/lib/base/script-json";
import { GALLERY, HERO_BOARD } from "@/components/home/sample-boards";
import FINDINGS from "@/components/home/sample-findings.json";
import { NAMED_FORMATS } from "@/lib/core/archive/foreign-signs";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { MarketTag } from "@/lib/i18n/variants";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { renderInMarket } from "../../support/render-in-market";

const foreign = Object.fromEntries(
  NAMED_FORMATS.map((format) => [format, en.gerber.failures[`${format}_NOT_READ`]]),
) as ForeignWords;
const words = { ...en.home.hero.drop, foreign };
const NOW_MS = Date.UTC(2026, 10, 21, 4);
const RULE = { accept: [".zip", ".rar"], maxMegabytes: 100 };

function drop(file: File) {
  fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ["Files"] } });
}

describe("the drop zone", () => {
  it("hands on an archive that is dropped anywhere", async () => {
    const onFile = vi.fn(async () => {});
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    const file = new File(["PK"], "board.zip");
    drop(file);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
    expect(await screen.findByRole("button", { name: "Opening" })).toBeVisible();
  });

  it("says what is wrong with anything else, and hands on nothing", async () => {
    const onFile = vi.fn(async () => {});
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    drop(new File(["x"], "holiday.jpg"));
    expect(await screen.findByText(words.wrongType)).toBeVisible();
    const large = new File(["PK"], "board.zip");
    // The server's limit: 100 × 1024 × 1024 bytes.
    Object.defineProperty(large, "size", { value: 104_857_601 });
    drop(large);
    expect(await screen.findByText(words.tooLarge)).toBeVisible();
    drop(new File([], "board.zip"));
    expect(await screen.findByText(words.empty)).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();
  });

  it.each([
    ["lamp.fzz", "This is a Fritzing project"],
    ["lamp.LAY6", "This is a Sprint-Layout board"],
    ["lamp.dip", "This is a DipTrace board"],
    ["lamp.pdsprj", "This is a Proteus project"],
    ["lamp.kicad_sch", "This is a schematic:"],
    ["job.tar.gz", "Archives of this kind"],
  ])("refuses %s by its tool, with the way to Gerber", async (name, said) => {
    const onFile = vi.fn(async () => {});
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    drop(new File(["x"], name));
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();
  });

  it("takes an archive as large as the server does", () => {
    const onFile = vi.fn(async () => {});
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    const file = new File(["PK"], "board.zip");
    Object.defineProperty(file, "size", { value: 104_857_600 });
    drop(file);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
  });

  it("offers the button again when the file could not be passed on", async () => {
    const onFile = vi.fn(async () => Promise.reject(new Error("no room")));
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    drop(new File(["PK"], "board.zip"));
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(screen.getByRole("button", { name: "Choose a file" })).not.toHaveAttribute("aria-busy");
  });
});

describe("a file dropped before the page is alive", () => {
  const EARLY = new File(["PK"], "board.zip");

  /** Runs the page's inline script as a browser does. */
  function runEarlyScript() {
    const { container } = renderInMarket(<HomePage nowMs={NOW_MS} />);
    const script = container.querySelector("script:not([type])")?.textContent ?? "";
    cleanup();
    new Function(script)();
  }

  it("keeps the browser on the page, and is taken once the page is alive", () => {
    runEarlyScript();
    // False: the browser's own way with files was prevented.
    expect(fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ["Files"] } })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [EARLY], types: ["Files"] } })).toBe(false);
    const onFile = vi.fn(async () => {});
    const { unmount } = renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(EARLY);
    unmount();
    renderInMarket(<FileDrop words={words} rule={RULE} onFile={onFile} />);
    expect(onFile).toHaveBeenCalledOnce();
  });

  it("leaves everything that is no file alone", () => {
    runEarlyScript();
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ["text/plain"] } })).toBe(true);
  });

  it("is no longer looked for once the page is alive", () => {
    runEarlyScript();
    const { unmount } = renderInMarket(<FileDrop words={words} rule={RULE} onFile={async () => {}} />);
    unmount();
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [EARLY], types: ["Files"] } })).toBe(true);
  });
});

describe.each([
  ["en-US", en, "/order/manufacturing/pcb"],
  ["zh-US", zh, "/zh/order/manufacturing/pcb"],
  ["zh-CN", zh, "/order/manufacturing/pcb"],
] as const)("the page in %s", (tag: MarketTag, catalogue, quote) => {
  it("has one main heading and a heading for each section", () => {
    renderInMarket(<HomePage nowMs={NOW_MS} />, { tag });
    // A line break in the title is for the eye only.
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(catalogue.home.hero.title);
    const { make, how, capability, check, boards } = catalogue.home;
    const sections = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(sections).toEqual([make.title, how.title, capability.title, check.title, boards.title]);
  });

  it("leads to the quote in the reader's language, also for those who type the size", () => {
    renderInMarket(<HomePage nowMs={NOW_MS} />, { tag });
    const ways = [catalogue.home.hero.drop.typed, catalogue.home.make.boards.action];
    expect(ways.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([quote, quote]);
  });

  it("leads from each price and each board shown to the quote of that board", () => {
    renderInMarket(<HomePage nowMs={NOW_MS} />, { tag });
    const { strip, boards } = catalogue.home;
    const region = screen.getByRole("region", { name: strip.label });
    const prices = within(region).getAllByRole("link");
    expect(prices.map((link) => link.getAttribute("href"))).toEqual([
      `${quote}?quantity=10`,
      `${quote}?quantity=50`,
      `${quote}?layers=4&quantity=10`,
      `${quote}?layers=4&quantity=50`,
    ]);
    expect(prices[1]).toHaveAccessibleName(tag === "zh-CN" ? /¥210\.00$/ : /\$30\.00$/);
    const shown = screen.getAllByRole("link", { name: new RegExp(`^${boards.quote}[:：]`) });
    expect(shown.map((link) => link.getAttribute("href"))).toEqual(
      GALLERY.map(({ board: { layers, widthMm, heightMm } }) => {
        const size = `widthMm=${widthMm}&heightMm=${heightMm}`;
        return `${quote}?${layers === 2 ? size : `layers=${layers}&${size}`}`;
      }),
    );
  });

  it("names a price or a number on each card of a service", () => {
    renderInMarket(<HomePage nowMs={NOW_MS} inStock={190_000} />, { tag });
    const cards = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(cards).toHaveLength(4);
    for (const card of cards) expect(card).toMatch(/[$¥]\d|190,000/);
  });

  it("states how many parts are in stock, and nothing without a catalog", () => {
    const { unmount } = renderInMarket(<HomePage nowMs={NOW_MS} inStock={190_000} />, { tag });
    expect(screen.getByText(/^190,000\+/)).toBeVisible();
    unmount();
    const about = renderInMarket(<AboutPage inStock={190_000} />, { tag });
    expect(screen.getByText(/^190,000\+/)).toBeVisible();
    about.unmount();
    renderInMarket(<HomePage nowMs={NOW_MS} />, { tag });
    renderInMarket(<AboutPage inStock={null} />, { tag });
    expect(screen.queryByText(/in stock|现货/)).toBeNull();
  });

  it("gives every picture of a board its words", () => {
    renderInMarket(<HomePage nowMs={NOW_MS} />, { tag });
    const pictures = [...document.querySelectorAll("img")];
    expect(pictures).toHaveLength(1 + GALLERY.length + FINDINGS.length);
    expect(pictures.filter((picture) => picture.alt.trim() === "")).toEqual([]);
  });
});

describe("the boards shown", () => {
  it.each([...GALLERY, { board: HERO_BOARD, side: "top" } as const])(
    "$board.title, $side, have a picture of our own drawing",
    ({ board, side }) => {
      const path = `public/boards/${board.id}-${side}.svg`;
      expect(existsSync(path)).toBe(true);
      expect(readFileSync(path, "utf8")).not.toMatch(/<script|<foreignObject|href="[^#]/i);
      expect(readFileSync(`tests/fixtures/boards/${board.id}/manifest.json`, "utf8")).toContain('"licence": "CC0-1.0"');
    },
  );
});

it("data for search engines cannot end its script element", () => {
  expect(scriptJson({ name: "</script><script>alert(1)</script>" })).toBe(
    '{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}',
  );
});

describe("prices", () => {
  it("are those of a book that was published since the product was built, also when a figure is changed", async () => {
    const brought = bookFor(PRICE_BOOKS, "en-US", { nowMs: NOW_MS }).book;
    // From 2 layers on: 6 + 55 per square meter; four layers as before.
    const boards = { ...brought.boards, 2: { setupMicro: 6_000_000, perM2Micro: 55_000_000 } };
    const published = [{ ...brought, version: "us-published", effectiveFrom: "2026-11-22", boards }];
    const nowMs = Date.parse("2026-11-22T00:00:00+08:00");
    vi.setSystemTime(nowMs);
    renderInMarket(<HomePage nowMs={nowMs} published={published} />);
    // 50 pieces of 100 × 100 mm: 6 + 0.5 × 55.
    expect(screen.getByText("$33.50")).toBeVisible();
    const strip = screen.getByRole("region", { name: en.home.strip.label });
    fireEvent.change(within(strip).getByRole("combobox", { name: en.home.strip.quantity }), {
      target: { value: "50" },
    });
    // 104 × 100 mm: 6 + 0.52 × 55.
    expect(await within(strip).findByText("$34.60")).toBeVisible();
    vi.useRealTimers();
  });
});

describe("projects of the community", () => {
  const project = { projectId: "buck", title: "Buck converter", authorId: "mara", author: "Mara", likeCount: 3 };
  const other = { ...project, projectId: "led", title: "LED", author: "", likeCount: 0 };
  const withCover = (each: typeof project) => ({
    ...each,
    coverUrl: `/api/eda/forum/${each.projectId}/cover-picture/c`,
  });
  const featured = { liked: [withCover(project)], newest: [withCover(other)] };

  it.each(["en-US", "zh-CN"] as const)("lead to the project and to its author in %s", (tag) => {
    renderInMarket(<HomePage nowMs={NOW_MS} featured={featured} />, { tag });
    const words = (tag === "en-US" ? en : zh).home.community;
    const section = screen.getByRole("heading", { name: words.title }).closest("section");
    if (!section) throw new Error("no section");
    expect(within(section).getByRole("heading", { name: words.liked })).toBeVisible();
    expect(within(section).getByRole("link", { name: "Buck converter" })).toHaveAttribute("href", "/community/buck");
    expect(within(section).getByRole("link", { name: "Mara" })).toHaveAttribute("href", "/community/author/mara");
    expect(within(section).getByRole("link", { name: words.unnamed })).toBeVisible();
    // Room is kept for each picture before it is there.
    for (const picture of section.querySelectorAll("img")) {
      expect([picture.width, picture.height, picture.getAttribute("loading")]).toEqual([450, 300, "lazy"]);
    }
  });

  it("have no section while there are none, and no heading for an empty list", () => {
    const { unmount } = renderInMarket(<HomePage nowMs={NOW_MS} />);
    expect(screen.queryByText(en.home.community.title)).toBeNull();
    unmount();
    renderInMarket(<HomePage nowMs={NOW_MS} featured={{ ...featured, liked: [] }} />);
    expect(screen.queryByRole("heading", { name: en.home.community.liked })).toBeNull();
    expect(screen.getByRole("heading", { name: en.home.community.newest })).toBeVisible();
  });
});

describe("the data for search engines", () => {
  it("names the company and the site, with its search in the reader's language", () => {
    const { container } = renderInMarket(<HomePage nowMs={NOW_MS} />, { tag: "zh-US" });
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    );
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ "@type": "Organization", "@id": "http://localhost:3000/#organization" });
    expect(data[1]).toMatchObject({
      "@type": "WebSite",
      url: "http://localhost:3000/zh",
      inLanguage: "zh-Hans",
      publisher: { "@id": "http://localhost:3000/#organization" },
      potentialAction: { target: { urlTemplate: "http://localhost:3000/zh/search?q={search_term_string}" } },
    });
  });
});
