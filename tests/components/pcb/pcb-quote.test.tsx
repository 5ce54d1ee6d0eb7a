// @vitest-environment jsdom
import { UNKNOWN_FACTS } from "../../support/board-facts";
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PcbQuote } from "@/components/pcb/pcb-quote";
import { searchWith } from "@/components/pcb/use-quote-address";
import type { Board } from "@/lib/contracts/gerber";
import { promiseDate } from "@/lib/core/order/working-days";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { pricePcb } from "@/lib/core/pricing/price";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { findKeptQuote, forgetKeptQuote } from "@/stores/drafts/kept-quote";
import { modalsStore } from "@/stores/modals";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { sessionStore } from "@/stores/account/session";
import { visitorCart } from "@/stores/visitor-cart";
import { cartItem } from "@/tests/support/board-item";
import { PUBLISHED_BOOKS, USD_BOOK as book } from "@/tests/support/price-books";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { collectedItem, emptyVisitorCart } from "@/tests/support/visitor-cart";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
// Saturday, 21 November 2026, 13:00 in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 5);
const PROMISED = Array.from({ length: 60 }, (_, at) => promiseDate(NOW, at + 1));

function serverSays(specification: PcbSpecification, totalMicro?: number) {
  const price = pricePcb(specification, book);
  const total = { currency: book.currency, amountMicro: totalMicro ?? price.total.amountMicro };
  const none = {
    bookStatus: { kind: "inForce" as const, lastDay: null },
    leadTimes: [],
    violations: [],
    contradictions: [],
    reviews: [],
    hints: [],
    shippingEstimate: total,
  };
  mock.answer("quotePcb", { ...price, total, specification, ...none });
}

function show(
  named: Partial<PcbSpecification> = {},
  address = "/order/manufacturing/pcb",
  version: string | null = null,
) {
  window.history.replaceState(null, "", address);
  const draft = createQuoteDraft(completeSpecification(named), { books: PUBLISHED_BOOKS, version, nowMs: NOW });
  const view = createGerberView();
  const page = renderPage(
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <PcbQuote promisedMs={PROMISED} named={[]} board={null} />
      </GerberViewContext>
    </QuoteDraftContext>,
    { address },
  );
  return { ...page, draft, view };
}

const panel = () => within(screen.getByRole("complementary", { name: "Price" }));
const addButton = () => panel().getByRole("button", { name: "Add to cart" });

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  await emptyVisitorCart();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the server's word", () => {
  it("confirms the price once the choice has stood still, with one call", async () => {
    const fifty = completeSpecification({ quantity: 50 });
    serverSays(completeSpecification({ quantity: 50, layers: 4 }));
    const { draft } = show({ quantity: 50 });
    act(() => draft.getState().change({ layers: 6 }));
    act(() => draft.getState().change({ layers: 4 }));
    expect(await panel().findByText("Price confirmed")).toBeVisible();
    // One for the page as it opened, one for where the choice came to rest.
    expect(mock.calls("quotePcb").map(({ body }) => body.layers)).toEqual([2, 4]);
    expect(mock.calls("quotePcb")[0]?.body).toEqual({ ...fifty, bookVersion: book.version });
  });

  it("is asked for by the book that the quote keeps", async () => {
    show({ quantity: 50 }, undefined, "us-2026-11-01");
    await waitFor(() => expect(mock.calls("quotePcb").map(({ body }) => body.bookVersion)).toEqual(["us-2026-11-01"]));
  });

  it("wins where it is another, and says so", async () => {
    serverSays(completeSpecification({ quantity: 50 }), 31_000_000);
    show({ quantity: 50 });
    expect(await panel().findByText("Our server priced it at $31.00; that price applies.")).toBeVisible();
    expect(panel().getByText("$31.00")).toBeVisible();
  });

  it("may be missing: the price stays, unconfirmed", async () => {
    mock.fail("quotePcb", { kind: "broken", status: 500 });
    show({ quantity: 50 });
    expect(await panel().findByText(/Price not confirmed/)).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  it("waits for the network, and says so until it is back", async () => {
    serverSays(completeSpecification({ quantity: 50 }));
    onlineManager.setOnline(false);
    show({ quantity: 50 });
    expect(await panel().findByText(/Price not confirmed/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await panel().findByText("Price confirmed")).toBeVisible();
  });
});

describe("the promised day", () => {
  it("counts China's working days from the next one: paid on a Saturday, five days end on the Monday after next", () => {
    // Monday 23 counts as the day of payment; 24, 25, 26, 27, 30 November are the five days.
    show({ quantity: 50 });
    expect(panel().getByText("50 boards, ships Mon, Nov 30")).toBeVisible();
  });
});

describe("address", () => {
  it("follows the choice and keeps what is not ours", async () => {
    const { draft } = show({}, "/order/manufacturing/pcb?utm=mail");
    act(() => draft.getState().change({ layers: 4, quantity: 50 }));
    await waitFor(() => expect(window.location.search).toBe("?utm=mail&layers=4&quantity=50&book=us-2026-11-21"));
    act(() => draft.getState().reset());
    await waitFor(() => expect(window.location.search).toBe("?utm=mail"));
  });

  it("keeps an older price book, also of the untouched form, until today's prices are taken", async () => {
    const { user } = show({}, "/order/manufacturing/pcb?book=us-2026-11-01", "us-2026-11-01");
    await user.click(await panel().findByRole("button", { name: "Use today’s prices" }));
    await waitFor(() => expect(window.location.search).toBe(""));
    cleanup();
    const { draft } = show({}, "/order/manufacturing/pcb?book=us-2026-11-01", "us-2026-11-01");
    act(() => draft.getState().change({ quantity: 50 }));
    await waitFor(() => expect(window.location.search).toBe("?quantity=50&book=us-2026-11-01"));
  });

  it("names the book that prices, not one that cannot be had", async () => {
    show({ quantity: 50 }, "/order/manufacturing/pcb?quantity=50&book=us-2026-09-01", "us-2026-09-01");
    await waitFor(() => expect(window.location.search).toBe("?quantity=50&book=us-2026-11-21"));
    expect(await panel().findByText(/\$12\.00 then, \$30\.00 now\./)).toBeVisible();
  });

  it("names the project first, so that a reload finds the board", () => {
    const spec = completeSpecification({ layers: 4, surfaceFinish: "Lead Free HASL" });
    expect(searchWith("?layers=8&x=1&book=old", { specification: spec, projectId: "p7", bookVersion: "us-1" })).toBe(
      "?x=1&project=p7&layers=4&surfaceFinish=Lead+Free+HASL&book=us-1",
    );
  });

  it("is shared without the project, which is one's own", async () => {
    const { draft, view, user } = show();
    act(() => {
      draft.getState().change({ layers: 4 });
      view.getState().openProject("p7");
    });
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(copied).toHaveBeenCalledWith("http://localhost:3000/order/manufacturing/pcb?layers=4&book=us-2026-11-21");
    expect(await screen.findByText("Link copied.")).toBeVisible();
  });
});

describe("starting over", () => {
  it("takes everything to the lowest price, and one click takes that back", async () => {
    const { draft } = show({ layers: 6, quantity: 500 });
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(draft.getState().specification).toEqual(completeSpecification({}));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(draft.getState().specification).toEqual(completeSpecification({ layers: 6, quantity: 500 }));
  });

  it("is a new quote at today's prices, and one click takes that back too", async () => {
    const { draft } = show({ quantity: 50 }, undefined, "us-2026-11-01");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(draft.getState().prices.version).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(draft.getState().prices.version).toBe("us-2026-11-01");
  });
});

/** Saved one second after the last choice. */
function hasBeenKept(quantity: number): Promise<void> {
  const isKept = async () => expect((await findKeptQuote())?.specification.quantity).toBe(quantity);
  return waitFor(isKept, { timeout: 10_000 });
}

describe("the last quote of this browser", () => {
  beforeEach(forgetKeptQuote);

  it("is offered to whoever comes back without one, and taken by a click", async () => {
    const first = show();
    act(() => first.draft.getState().change({ layers: 4, quantity: 50 }));
    await hasBeenKept(50);
    cleanup();
    const { draft } = show();
    expect(await screen.findByText(/you quoted 4 layers, 100 × 100 mm, 50 pieces here/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(draft.getState().specification).toMatchObject({ layers: 4, quantity: 50 });
    expect(screen.queryByText(/you quoted/)).toBeNull();
  });

  it("is taken up at the prices it was left with", async () => {
    const first = show({}, undefined, "us-2026-11-01");
    act(() => first.draft.getState().change({ quantity: 50 }));
    await hasBeenKept(50);
    cleanup();
    const { draft } = show();
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    expect(draft.getState()).toMatchObject({ specification: { quantity: 50 }, prices: { version: "us-2026-11-01" } });
    expect(await panel().findByText(/valid until December 20, 2026/)).toBeVisible();
  });

  it("is not offered where the address holds a quote", async () => {
    show({ layers: 6 });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByText(/you quoted/)).toBeNull();
  });
});

describe("add to cart", () => {
  const BOARD = { projectId: "p7", projectName: "amp", layers: [], warnings: [] };
  const FACTS: Board["facts"] = {
    ...UNKNOWN_FACTS,
    widthMm: 86.36,
    heightMm: 54.61,
    layers: 4,
    minTraceMm: 0.2,
    minSpaceMm: 0.2,
    minDrillMm: 0.4,
    drillCount: 9,
    slotCount: 0,
    castellated: null,
    goldFingers: null,
    boards: 1,
    outline: "closed",
  };

  it("sends the specification and the board once, and goes to the cart", async () => {
    sessionStore.getState().setToken("t1");
    const { draft, view, visited } = show({ quantity: 50 });
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    await userEvent.dblClick(addButton());
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    const calls = mock.calls("addToCart");
    expect(calls.map(({ headers }) => typeof headers["idempotency-key"])).toEqual(["string"]);
    expect(calls[0]?.body).toEqual({
      itemType: "Custom",
      projectId: "p7",
      specification: draft.getState().specification,
      bookVersion: book.version,
    });
    // The board of the files, as they were measured.
    expect(draft.getState().specification).toMatchObject({ widthMm: 86.36, heightMm: 54.61, layers: 4 });
  });

  it("a visitor's board goes to the cart of this browser, without asking anybody", async () => {
    const { view, visited } = show({ quantity: 50, layers: 4 });
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    await userEvent.dblClick(addButton());
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")).toEqual([]);
    expect(modalsStore.getState().account).toBe(false);
    const items = visitorCart.getState().items;
    expect(items.map(({ projectId, bookVersion, partNo, sent }) => ({ projectId, bookVersion, partNo, sent }))).toEqual(
      [{ projectId: "p7", bookVersion: book.version, partNo: "", sent: null }],
    );
    expect(Object.fromEntries(items[0]?.query ?? [])).toMatchObject({ quantity: "50", layers: "4" });
    expect(items[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("a quote opened from an item of the account is saved back to it", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("listCart", { rows: [cartItem({ cartItemId: "ci_1", projectId: null })], total: 1, currency: "USD" });
    const { visited, draft } = show({ quantity: 50, layers: 4 }, "/order/manufacturing/pcb?layers=4&cartItem=ci_1");
    await userEvent.click(panel().getByRole("button", { name: "Save to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")).toEqual([]);
    expect(mock.calls("updateCartItem").map(({ body }) => body)).toEqual([
      {
        cartItemId: "ci_1",
        specification: JSON.stringify(draft.getState().specification),
        bookVersion: book.version,
      },
    ]);
  });

  it("with other files the item is another one at the same place", async () => {
    sessionStore.getState().setToken("t1");
    const previous = cartItem({ cartItemId: "ci_1", projectId: "p1", partNo: "MD-7", position: 4 });
    mock.answer("listCart", { rows: [previous], total: 1, currency: "USD" });
    const { view, visited } = show({ quantity: 50 }, "/order/manufacturing/pcb?cartItem=ci_1");
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    await userEvent.click(panel().getByRole("button", { name: "Save to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")[0]?.body).toMatchObject({ projectId: "p7", partNo: "MD-7", position: 4 });
    expect(mock.calls("removeCartItem").map(({ body }) => body)).toEqual([{ cartItemId: "ci_1" }]);
  });

  it("a visitor's item is saved back to the cart of this browser", async () => {
    await visitorCart.getState().put(collectedItem({ partNo: "MD-7" }));
    const { visited } = show({ quantity: 50, layers: 4 }, "/order/manufacturing/pcb?cartItem=key-1");
    await userEvent.click(panel().getByRole("button", { name: "Save to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    const [item, ...others] = visitorCart.getState().items;
    expect(others).toEqual([]);
    expect(item).toMatchObject({ key: "key-1", partNo: "MD-7", atMs: 1 });
    expect(Object.fromEntries(item?.query ?? [])).toMatchObject({ layers: "4" });
  });

  it("an item that is gone is said to be, and the quote can be put into the cart anew", async () => {
    sessionStore.getState().setToken("t1");
    mock.fail("listCart", {
      kind: "refusal",
      code: "NOT_FOUND",
      message: "This doesn't exist, or you don't have access to it.",
    });
    const { visited } = show({ quantity: 50 }, "/order/manufacturing/pcb?cartItem=ci_1");
    await userEvent.click(panel().getByRole("button", { name: "Save to cart" }));
    expect(await screen.findByText("This doesn't exist, or you don't have access to it.")).toBeVisible();
    await userEvent.click(await panel().findByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")).toHaveLength(1);
  });

  it("asks first which is meant where form and files disagree, and leads there", async () => {
    mock.answer("addToCart", { cartItemId: "ci_1" });
    sessionStore.getState().setToken("t1");
    const { draft } = show({ quantity: 50 });
    act(() => draft.getState().suggest({ values: { thicknessMm: 0.8 }, measured: ["thicknessMm"], beyond: [] }));
    act(() => draft.getState().change({ thicknessMm: 1.6 }));
    await userEvent.click(addButton());
    expect(screen.getByRole("button", { name: "Use 0.8 mm" })).toHaveFocus();
    expect(panel().getByText("Your files and the options differ. Choose which one is right first.")).toBeVisible();
    expect(mock.calls("addToCart")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Keep 1.6 mm" }));
    await userEvent.click(addButton());
    await waitFor(() => expect(mock.calls("addToCart")).toHaveLength(1));
  });

  it("is an inquiry, without a price or a chosen layer count, for more layers than are made", async () => {
    const { view } = show({ quantity: 50 });
    act(() => view.getState().confirm({ ...BOARD, facts: { ...FACTS, layers: 12 } }));
    expect(panel().queryByRole("button", { name: "Add to cart" })).toBeNull();
    expect(panel().getByRole("button", { name: "Request a quote" })).toBeVisible();
    expect(panel().getByText("Needs manual review")).toBeVisible();
    expect(panel().getByText("Your files have 12 copper layers. We make up to 8.")).toBeVisible();
    expect(panel().getByText("--")).toBeVisible();
    expect(panel().queryAllByRole("definition")).toEqual([]);
    const layers = within(screen.getByRole("radiogroup", { name: "Layers" })).getAllByRole("radio");
    expect(layers.map((chip) => chip.getAttribute("aria-checked"))).toEqual(layers.map(() => "false"));
    expect(layers.map((chip) => chip.getAttribute("aria-disabled"))).toEqual(layers.map(() => "true"));
    // No quantity has a price either.
    await waitFor(() => expect(screen.queryAllByText(/^\$.* each$/)).toEqual([]));
  });

  it("comes back by one button that names its price", async () => {
    const { draft, view } = show({ quantity: 50 });
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    act(() => draft.getState().change({ layers: 2 }));
    expect(panel().getByText("Your files have 4 copper layers, not 2.")).toBeVisible();
    // 50 boards of 86.36 × 54.61 mm are 0.2358 m²: 25 + 95 × 0.2358 - (5 + 50 × 0.2358) = 30.61.
    await userEvent.click(panel().getByRole("button", { name: "Use 4 layers, +$30.61" }));
    expect(draft.getState().specification.layers).toBe(4);
    expect(addButton()).toBeVisible();
  });

  it("shows no price as confirmed while the files are read", () => {
    const { view } = show({ quantity: 50 });
    act(() => view.getState().start({ name: "amp.zip", bytes: 10 }));
    expect(panel().getByText("Price updates when the files are read")).toBeVisible();
    expect(document.querySelector("[aria-busy] [data-status]")).toHaveAttribute("data-status", "reading");
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    expect(panel().queryByText("Price updates when the files are read")).toBeNull();
    expect(document.querySelector("aside [aria-busy]")).toBeNull();
  });

  it("waits for a file that is still on its way", async () => {
    sessionStore.getState().setToken("t1");
    const { view, visited } = show();
    act(() => view.getState().start({ name: "amp.zip", bytes: 10 }));
    await userEvent.click(addButton());
    expect(panel().getByText(/Your file is still uploading/)).toBeVisible();
    expect(mock.calls("addToCart")).toEqual([]);
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")[0]?.body).toMatchObject({ projectId: "p7" });
  });

  it("stays on the page with everything chosen when it is refused", async () => {
    sessionStore.getState().setToken("t1");
    mock.fail("addToCart", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "The cart is full." });
    const { draft, visited } = show({ layers: 4 });
    await userEvent.click(addButton());
    expect(await screen.findByText("The cart is full.")).toBeVisible();
    expect(visited).toEqual([]);
    expect(draft.getState().specification.layers).toBe(4);
  });

  it("is off for what cannot be made", () => {
    show({ widthMm: 700 });
    expect(panel().queryByRole("button", { name: "Add to cart" })).toBeNull();
    expect(panel().getByRole("button", { name: "Request a quote" })).toBeVisible();
    expect(
      panel().getByText("This process combination is currently not supported", { ignore: "[aria-live]" }),
    ).toBeVisible();
  });
});
