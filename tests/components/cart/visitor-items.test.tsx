// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartPage } from "@/components/cart/cart-page";
import { CartSlot } from "@/components/cart/cart-slot";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { visitorCart } from "@/stores/visitor-cart";
import { toQuery } from "@/lib/core/pcb/query";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import type { MarketTag } from "@/lib/i18n/variants";
import { SPECIFICATION } from "@/tests/support/board-item";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser, watchLeaving } from "@/tests/support/render-page";
import { collectedItem, emptyVisitorCart } from "@/tests/support/visitor-cart";

const api = startMockApi();
let left: string[] = [];

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  left = watchLeaving();
  await emptyVisitorCart();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function collect(...items: ReturnType<typeof collectedItem>[]): Promise<void> {
  for (const item of items) await visitorCart.getState().put(item);
}

function show(tag: MarketTag = "en-US") {
  const page = renderPage(
    <>
      <CartSlot />
      <CartPage />
    </>,
    { tag },
  );
  return page;
}

/** By this computer's clock, as the page has it. */
const todays = () => bookFor(PRICE_BOOKS, "en-US", { nowMs: Date.now() }).book.version;
const summary = () => screen.getByRole("region", { name: "Summary" });

it("shows what this browser has collected, priced and marked as not confirmed, without asking the server", async () => {
  await collect(collectedItem());
  show();
  expect(await screen.findByRole("heading", { name: "Motor driver" })).toBeInTheDocument();
  // 5 + 0.5 m² × 50 = 30.00 USD.
  expect(summary()).toHaveTextContent("1 item selected$30.00");
  expect(summary()).toHaveTextContent("Price not confirmed yet. We confirm it before you pay.");
  expect(screen.getByRole("link", { name: "Cart, 1 item" })).toBeInTheDocument();
  expect(api.calls("listCart")).toEqual([]);
});

it("shows the 3D snapshot if the project has one", async () => {
  const headers = { "content-type": "image/png", "content-disposition": 'inline; filename="amplifier-3d.png"' };
  api.answer("getBoard", { ...ANSWERS.getBoard, board3dSnapshot: "one" });
  api.respond("getBoard3dSnapshot", () => new Response("a picture", { headers }));
  await collect(collectedItem({ projectId: "prj_1" }));
  show();
  await waitFor(() => expect(screen.getByRole("img", { name: "Motor driver, in 3D" })).toHaveAttribute("src"));
  expect(api.calls("getBoard3dSnapshot").map(({ path }) => path)).toEqual(["/api/eda/project/prj_1/board3d-snapshot"]);
});

/** The book of today with another price of two layers, published since the product was built. */
function published() {
  const brought = bookFor(PRICE_BOOKS, "en-US", { nowMs: Date.now() }).book;
  const boards = { ...brought.boards, 2: { setupMicro: 6_000_000, perM2Micro: 55_000_000 } };
  return { ...brought, version: "us-published", effectiveFrom: shanghaiDay(Date.now()), boards };
}

it("prices by a book that was published since the product was built, and shows no other price before", async () => {
  const book = published();
  let answer: (() => void) | undefined;
  api.respond("listPriceBooks", async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    const data = { inForce: book.version, books: [book], assemblies: [], stencils: [] };
    return Response.json({ type: "success", message: "", data });
  });
  await collect(collectedItem({ bookVersion: null }));
  show();
  await waitFor(() => expect(answer).toBeDefined());
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  answer?.();
  // 6 + 0.5 m² × 55 = 33.50 USD.
  await waitFor(() => expect(summary()).toHaveTextContent("1 item selected$33.50"));
});

it("prices by the books that the product brings where the newest cannot be had", async () => {
  api.fail("listPriceBooks", { kind: "broken", status: 500 });
  await collect(collectedItem());
  show();
  await waitFor(() => expect(summary()).toHaveTextContent("1 item selected$30.00"));
});

it("says the same in Chinese and in yuan", async () => {
  await collect(collectedItem());
  show("zh-CN");
  // 35 + 0.5 m² × 350 = 210.00 CNY.
  expect((await screen.findAllByText("¥210.00")).length).toBeGreaterThan(0);
  expect(screen.getByText(/商品暂存在本浏览器/)).toBeInTheDocument();
});

it("the prototype offer is had by one item, the first that may", async () => {
  // Ten pieces of 100 × 100 mm are 1.00 USD once; else 5 + 0.1 m² × 50 = 10.00 USD.
  const ten = toQuery({ ...SPECIFICATION, quantity: 10 });
  await collect(collectedItem({ query: ten }), collectedItem({ key: "key-2", atMs: 2, query: ten }));
  show();
  expect(await screen.findAllByRole("heading", { name: "Motor driver" })).toHaveLength(2);
  expect(summary()).toHaveTextContent("2 items selected$11.00");
});

it("changes quantity and part number here, and keeps them for the next visit", async () => {
  await collect(collectedItem());
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText("Quantity of Motor driver"), "100");
  // 5 + 1 m² × 50 = 55.00 USD.
  await waitFor(() => expect(summary()).toHaveTextContent("1 item selected$55.00"));
  await user.type(screen.getByLabelText("Your part number"), "MD-7{Enter}");
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(visitorCart.getState().items).toEqual([
    collectedItem({ query: toQuery({ ...SPECIFICATION, quantity: 100 }), bookVersion: todays(), partNo: "MD-7" }),
  ]);
});

it("what was removed comes back to its old place", async () => {
  await collect(collectedItem(), collectedItem({ key: "key-2", atMs: 2, projectName: "Sensor" }));
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Remove Motor driver" }));
  expect(await screen.findByText("Motor driver was removed.")).toBeInTheDocument();
  await waitFor(() => expect(visitorCart.getState().items).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText("Motor driver was removed.")).not.toBeInTheDocument());
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names.filter((name) => name !== "Summary")).toEqual(["Motor driver", "Sensor"]);
});

it("going on asks to sign in; then the items join the account once, and the chosen ones are checked out", async () => {
  await collect(collectedItem(), collectedItem({ key: "key-2", atMs: 2, projectName: "Sensor" }));
  let at = 0;
  api.respond("addToCart", () => Response.json({ type: "success", message: "", data: { cartItemId: `cart-${++at}` } }));
  const { user } = show();
  await user.click(await screen.findByLabelText("Select Motor driver"));
  await user.click(screen.getByRole("button", { name: "Go to checkout" }));
  expect(modalsStore.getState().account).toBe(true);
  expect(sessionStore.getState()).toMatchObject({ authStatus: 1, pendingAction: { kind: "checkout" } });
  expect(api.calls("addToCart")).toEqual([]);
  act(() => {
    sessionStore.getState().setToken("a-token");
    sessionStore.getState().setAuthStatus(2);
  });
  await waitFor(() => expect(left).toEqual(["/order/checkout?items=cart-2"]));
  expect(api.calls("addToCart").map((call) => call.headers["idempotency-key"])).toEqual(["key-1", "key-2"]);
  expect(visitorCart.getState().items).toEqual([]);
});

it("an item that the account refuses keeps the person in the cart, with the reason and a second try", async () => {
  await collect(collectedItem({ key: "key-9" }));
  api.fail("addToCart", { kind: "refusal", code: "TOO_MANY_RECORDS", message: "There are already 100 of these." }, 1);
  api.answer("listCart", { rows: [], total: 0, currency: "USD" });
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Go to checkout" }));
  act(() => {
    sessionStore.getState().setToken("a-token");
    sessionStore.getState().setAuthStatus(2);
  });
  expect(await screen.findByText("There are already 100 of these.")).toBeInTheDocument();
  expect(left).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText("There are already 100 of these.")).not.toBeInTheDocument());
  expect(visitorCart.getState().items).toEqual([]);
});

it("an item leads to its quote, and the quote knows where to save it", async () => {
  await collect(collectedItem({ projectId: "p1", query: [["layers", "4"]] }));
  show();
  const edit = await screen.findByRole("link", { name: "Edit Motor driver" });
  const address = new URL(edit.getAttribute("href") ?? "", "http://x");
  expect(address.pathname).toBe("/order/manufacturing/pcb");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ layers: "4", project: "p1", cartItem: "key-1" },
    book: todays(),
  });
});

it("an empty cart offers the account's, where one may have collected before", async () => {
  const { user } = show();
  expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(modalsStore.getState().account).toBe(true);
});
