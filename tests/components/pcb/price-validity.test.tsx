// @vitest-environment jsdom
// The price book of a quote: a new one says nothing, a kept one how long, a renewed one what changed.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "@/tests/support/render-page";
import { PUBLISHED_BOOKS, USD_BOOK } from "@/tests/support/price-books";
import { inPage, OptionsAndPrice, type TestLocale } from "./in-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

// Saturday, 21 November 2026, noon in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 4);

function open(version: string | null, { locale = "en" as TestLocale, named = {}, books = PUBLISHED_BOOKS } = {}) {
  const prices = { books, version, nowMs: NOW };
  return inPage(<OptionsAndPrice />, { locale, named: { quantity: 50, ...named }, prices });
}

const panel = () => within(screen.getByRole("complementary"));
const bill = () => panel().getAllByRole("definition").at(-1)?.textContent;

// The page loads it when it is needed; here that must not count against the first test.
beforeAll(() => import("@/components/pcb/price/board-price-status"));
beforeEach(stubBrowser);
afterEach(cleanup);

describe("a new quote", () => {
  it.each([null, "us-2026-11-21"])("that names %s says nothing of its price book", (version) => {
    open(version);
    expect(bill()).toBe("$30.00");
    expect(panel().queryByText(/kept|today’s/)).toBeNull();
  });
});

describe("a quote by an older book", () => {
  it.each([
    [
      "en",
      "us-2026-11-01",
      "Prices of November 1, 2026, valid until December 20, 2026. Today’s price is $30.00.",
      "Use today’s prices",
      ["$24.00", "$30.00"],
    ],
    [
      "zh",
      "cn-2026-11-01",
      "2026年11月1日的价格，有效期至 2026年12月20日。今日价格为 ¥210.00。",
      "改用今日价格",
      ["¥168.00", "¥210.00"],
    ],
  ] as const)("says so in %s, and takes today's prices when asked", async (locale, version, text, action, totals) => {
    const { draft } = open(version, { locale });
    expect(await panel().findByText(text)).toBeVisible();
    expect(bill()).toBe(totals[0]);
    await userEvent.click(panel().getByRole("button", { name: action }));
    expect(bill()).toBe(totals[1]);
    expect(panel().queryByRole("button", { name: action })).toBeNull();
    expect([draft.getState().prices.version, draft.getState().specification.quantity]).toEqual([null, 50]);
  });

  it("keeps it through every choice, in the table and for one piece too", async () => {
    const { draft } = open("us-2026-11-01");
    act(() => draft.getState().change({ quantity: 100 }));
    // 4 + 40 × 1; today it is 5 + 50.
    expect(bill()).toBe("$44.00");
    expect(await panel().findByText(/Today’s price is \$55\.00\./)).toBeVisible();
    expect(panel().getByRole("button", { name: /^100 pcs, .* days: \$44\.00$/ })).toBeVisible();
    expect(panel().getByText("$0.44 each")).toBeVisible();
  });

  it("is sent at today's freight", () => {
    open("us-2026-11-01");
    // As of the quote by today's book: 15 + 2 × 7.
    expect(panel().getByText(/Standard shipping, about \$29\.00/)).toBeVisible();
  });

  it("names no other sum where today's is the same", async () => {
    // Four layers cost the same in all of these books.
    open("us-2026-11-01", { named: { layers: 4 } });
    expect(await panel().findByText("Prices of November 1, 2026, valid until December 20, 2026.")).toBeVisible();
  });
});

describe("a quote whose book has run out", () => {
  const GONE = "The prices of this quote have expired";
  it.each([
    ["en", "us-2026-09-01", {}, "$30.00", `${GONE}: $12.00 then, $30.00 now.`],
    // Four layers cost the same in both: 25 + 95 × 0.5.
    ["en", "us-2026-09-01", { layers: 4 }, "$72.50", `${GONE}. Today’s price is still $72.50.`],
    // Unknown books, those of another area and future ones never gave anybody a price.
    ["en", "never-was", {}, "$30.00", `${GONE}. It now uses today’s prices.`],
    ["en", "cn-2026-11-01", {}, "$30.00", `${GONE}. It now uses today’s prices.`],
    ["en", "us-2026-12-01", {}, "$30.00", `${GONE}. It now uses today’s prices.`],
    ["zh", "us-2026-11-01", {}, "¥210.00", "此报价的价格已过期，现按今日价格计价。"],
  ] as const)("says in %s of %s with %o, at %s: %s", async (locale, version, named, total, text) => {
    open(version, { locale, named });
    expect(await panel().findByRole("status")).toHaveTextContent(text);
    expect(bill()).toBe(total);
  });

  it("is no warning where the price has fallen", async () => {
    const dearer = {
      ...USD_BOOK,
      version: "us-2026-08-01",
      effectiveFrom: "2026-08-01",
      boards: { ...USD_BOOK.boards, 2: { setupMicro: 9_000_000, perM2Micro: 90_000_000 } },
    };
    const icon = async (version: string) => {
      open(version, { books: [...PUBLISHED_BOOKS, dearer] });
      const notice = await panel().findByRole("status");
      // 9 + 90 × 0.5.
      const name = notice.querySelector("use")?.getAttribute("href");
      const text = notice.textContent;
      cleanup();
      return [name, text];
    };
    expect(await icon("us-2026-08-01")).toEqual([
      "/icons.svg#i-info",
      expect.stringContaining("$54.00 then, $30.00 now."),
    ]);
    expect((await icon("us-2026-09-01"))[0]).toBe("/icons.svg#i-warning");
  });

  it("says it until that was read", async () => {
    open("us-2026-09-01");
    await userEvent.click(await panel().findByRole("button", { name: "OK" }));
    await waitFor(() => expect(panel().queryByText(/no longer kept/)).toBeNull());
    expect(bill()).toBe("$30.00");
  });

  it("of a board that is not made compares nothing", async () => {
    const { draft } = open("us-2026-09-01");
    act(() => draft.getState().change({ layers: 8, thicknessMm: 0.4 }));
    expect(panel().queryByRole("status")).toBeNull();
    act(() => draft.getState().change({ layers: 2, thicknessMm: 1.6 }));
    expect(await panel().findByRole("status")).toHaveTextContent("$12.00 then, $30.00 now.");
  });
});
