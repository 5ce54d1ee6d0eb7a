// @vitest-environment jsdom
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
import { bookOf } from "@/lib/core/pricing/book";
import { pricePcb } from "@/lib/core/pricing/price";
import { createGerberView, GerberViewContext } from "@/stores/gerber-view";
import { modalsStore } from "@/stores/modals";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/quote-draft";
import { sessionStore } from "@/stores/session";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { startMockApi } from "@/tests/support/mock-api/mock-api";

vi.mock("@/stores/draft", async (load) => {
  const real = await load<typeof import("@/stores/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
// Saturday, 21 November 2026, 13:00 in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 5);
const PROMISED = Array.from({ length: 60 }, (_, at) => promiseDate(NOW, at + 1));
const book = bookOf("en-US");

function serverSays(specification: PcbSpecification, totalMicro?: number) {
  const price = pricePcb(specification, book);
  const total = { currency: book.currency, amountMicro: totalMicro ?? price.total.amountMicro };
  const none = { leadTimes: [], violations: [], hints: [], shippingEstimate: total };
  mock.answer("quotePcb", { ...price, total, specification, ...none });
}

function show(named: Partial<PcbSpecification> = {}, address = "/order/manufacturing/pcb") {
  window.history.replaceState(null, "", address);
  const draft = createQuoteDraft(completeSpecification(named));
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

beforeEach(() => {
  stubBrowser();
  forgetPage();
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
    expect(await panel().findByText("Confirmed by our server")).toBeVisible();
    // One for the page as it opened, one for where the choice came to rest.
    expect(mock.calls("quotePcb").map(({ body }) => body.layers)).toEqual([2, 4]);
    expect(mock.calls("quotePcb")[0]?.body).toEqual(fifty);
  });

  it("wins where it is another, and says so", async () => {
    serverSays(completeSpecification({ quantity: 50 }), 31_000_000);
    show({ quantity: 50 });
    expect(await panel().findByText("Our server says $31.00. Its price counts.")).toBeVisible();
  });

  it("may be missing: the price stays, unconfirmed", async () => {
    mock.fail("quotePcb", { kind: "broken", status: 500 });
    show({ quantity: 50 });
    expect(await panel().findByText(/Not confirmed yet/)).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  it("waits for the network, and says so until it is back", async () => {
    serverSays(completeSpecification({ quantity: 50 }));
    onlineManager.setOnline(false);
    show({ quantity: 50 });
    expect(await panel().findByText(/Not confirmed yet/)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await panel().findByText("Confirmed by our server")).toBeVisible();
  });
});

describe("the promised day", () => {
  it("counts China's working days from the next one: paid on a Saturday, five days end on the Monday after next", () => {
    // Monday 23 counts as the day of payment; 24, 25, 26, 27, 30 November are the five days.
    show({ quantity: 50 });
    expect(panel().getByText("50 boards, ships Mon, Nov 30")).toBeVisible();
  });
});

describe("the address", () => {
  it("follows the choice and keeps what is not ours", async () => {
    const { draft } = show({}, "/order/manufacturing/pcb?utm=mail");
    act(() => draft.getState().change({ layers: 4, quantity: 50 }));
    await waitFor(() => expect(window.location.search).toBe("?utm=mail&layers=4&quantity=50"));
    act(() => draft.getState().reset());
    await waitFor(() => expect(window.location.search).toBe("?utm=mail"));
  });

  it("names the project first, so that a reload finds the board", () => {
    const spec = completeSpecification({ layers: 4, surfaceFinish: "Lead Free HASL" });
    expect(searchWith("?layers=8&x=1", spec, "p7")).toBe("?x=1&project=p7&layers=4&surfaceFinish=Lead+Free+HASL");
  });

  it("is shared without the project, which is one's own", async () => {
    const { draft, view, user } = show();
    act(() => {
      draft.getState().change({ layers: 4 });
      view.getState().openProject("p7");
    });
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Share this quote" }));
    expect(copied).toHaveBeenCalledWith("http://localhost:3000/order/manufacturing/pcb?layers=4");
    expect(await screen.findByText("The link to this quote is copied.")).toBeVisible();
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
});

describe("the last quote of this browser", () => {
  it("is offered to whoever comes back without one, and taken by a click", async () => {
    const first = show();
    act(() => first.draft.getState().change({ layers: 4, quantity: 50 }));
    // Kept once the choice has stood still for a second.
    await act(() => new Promise((done) => setTimeout(done, 1100)));
    cleanup();
    const { draft } = show();
    expect(await screen.findByText(/You were quoting 4 layers, 100 × 100 mm, 50 pieces here on/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Continue with it" }));
    expect(draft.getState().specification).toMatchObject({ layers: 4, quantity: 50 });
    expect(screen.queryByText(/You were quoting/)).toBeNull();
  });

  it("is not offered where the address holds a quote", async () => {
    show({ layers: 6 });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByText(/You were quoting/)).toBeNull();
  });
});

describe("add to cart", () => {
  const BOARD = { projectId: "p7", projectName: "amp", layers: [], warnings: [] };
  const FACTS: Board["facts"] = {
    widthMm: 86.36,
    heightMm: 54.61,
    layers: 4,
    minTraceMm: null,
    minSpaceMm: null,
    minDrillMm: null,
    drillCount: 0,
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
    });
    // The board of the files, as they were measured.
    expect(draft.getState().specification).toMatchObject({ widthMm: 86.36, heightMm: 54.61, layers: 4 });
  });

  it("asks a visitor to sign in, keeps board and quote through it, and goes on by itself", async () => {
    const { view, visited } = show({ quantity: 50, layers: 4 });
    act(() => view.getState().confirm({ ...BOARD, facts: FACTS }));
    await userEvent.click(addButton());
    expect(modalsStore.getState().account).toBe(true);
    expect(mock.calls("addToCart")).toEqual([]);
    const { pendingAction, authStatus } = sessionStore.getState();
    expect({ authStatus, kind: pendingAction?.kind }).toEqual({ authStatus: 1, kind: "add-to-cart" });
    act(() => {
      sessionStore.getState().setToken("t1");
      sessionStore.getState().setAuthStatus(2);
    });
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")[0]?.body).toMatchObject({
      projectId: "p7",
      specification: { quantity: 50, layers: 4 },
    });
    expect(sessionStore.getState()).toMatchObject({ authStatus: 0, pendingAction: null });
  });

  it("goes on even when the page was loaded anew between asking and signing in", async () => {
    show({ quantity: 50 });
    await userEvent.click(addButton());
    cleanup();
    // A reload: what is left is the browser's storage.
    sessionStore.getState().hydrate();
    const { visited } = show();
    act(() => {
      sessionStore.getState().setToken("t1");
      sessionStore.getState().setAuthStatus(2);
    });
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart")[0]?.body).toMatchObject({ specification: { quantity: 50 } });
  });

  it("does nothing with a stored action that somebody has spoilt", async () => {
    sessionStore.getState().setToken("t1");
    sessionStore.getState().setAuthStatus({ kind: "add-to-cart", payload: { specification: { layers: 99 } } });
    const { visited } = show();
    act(() => sessionStore.getState().setAuthStatus(2));
    await act(() => Promise.resolve());
    expect(mock.calls("addToCart")).toEqual([]);
    expect(visited).toEqual([]);
  });

  it("waits for a file that is still on its way", async () => {
    sessionStore.getState().setToken("t1");
    const { view, visited } = show();
    act(() => view.getState().start({ name: "amp.zip", bytes: 10 }));
    await userEvent.click(addButton());
    expect(panel().getByText(/Your file is still being sent/)).toBeVisible();
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
    expect(addButton()).toBeDisabled();
    expect(panel().getByText("This process combination is currently not supported")).toBeVisible();
  });
});
