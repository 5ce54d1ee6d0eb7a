// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StencilQuote } from "@/components/stencil/stencil-quote";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { priceStencil } from "@/lib/core/pricing/stencil/price";
import { completeStencil, type StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import type { MarketTag } from "@/lib/i18n/variants";
import { modalsStore } from "@/stores/modals";
import { sessionStore } from "@/stores/account/session";
import { createStencilDraft, StencilDraftContext } from "@/stores/drafts/stencil-draft";
import { visitorCart } from "@/stores/visitor-cart";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { USD_STENCIL_BOOK as book } from "@/tests/support/price-books";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { emptyVisitorCart } from "@/tests/support/visitor-cart";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
const ADDRESS = "/order/manufacturing/stencil";
// Saturday, 21 November 2026, 13:00 in Shanghai: what is paid then counts from Monday, and a day's work ends on Tuesday.
const NOW = Date.UTC(2026, 10, 21, 5);

function show(options: Partial<StencilSpecification> = {}, { address = ADDRESS, tag = "en-US" as MarketTag } = {}) {
  window.history.replaceState(null, "", address);
  const draft = createStencilDraft(completeStencil(options), { nowMs: NOW });
  const page = renderPage(
    <StencilDraftContext value={draft}>
      <StencilQuote promisedMs={promisedFrom(NOW)} />
    </StencilDraftContext>,
    { address, tag },
  );
  return { ...page, draft };
}

function serverSays(options: Partial<StencilSpecification>, totalMicro?: number) {
  const specification = completeStencil(options);
  const price = priceStencil(specification, book);
  const total = { currency: price.currency, amountMicro: totalMicro ?? price.total.amountMicro };
  const validity = { kind: "inForce" as const, lastDay: null };
  mock.answer("quoteStencil", {
    ...price,
    total,
    specification,
    bookStatus: validity,
    leadTimeDays: 1,
    violations: [],
  });
}

const panel = () => within(screen.getByRole("complementary", { name: "Price" }));
const bill = () =>
  panel()
    .getAllByRole("definition")
    .map((definition) => definition.textContent);
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });

beforeEach(async () => {
  stubBrowser();
  forgetPage();
  await emptyVisitorCart();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the form", () => {
  it("has every field of the specification, with what each choice does to the price", async () => {
    const { user } = show();
    const groups = screen.getAllByRole("radiogroup").map((group) => group.getAttribute("aria-labelledby"));
    expect(groups.map((id) => document.getElementById(id ?? "")?.textContent)).toEqual([
      "Frame",
      "Size",
      "Sides",
      "Common quantities",
      "Thickness",
      "Finish",
      "Fiducials",
      "Solder balls",
    ]);
    expect(bill()).toEqual(["$18.60", "$18.60"]);
    // 34.50 − 18.60; 14.30 for both sides; 2.90 for more than 120 µm.
    expect(chip("Size", /460 × 460/)).toHaveAccessibleName("460 × 460 +$15.90");
    await user.click(chip("Sides", /Top and bottom on one sheet/));
    await user.click(chip("Thickness", /127/));
    expect(bill()).toEqual(["$18.60", "$14.30", "$2.90", "$35.80"]);
    expect(screen.getByText(/Print area up to 200 × 360 mm or 260 × 300 mm/)).toBeVisible();
  });

  it("takes a frame with the size that prints as much, and says what it prints", async () => {
    const { user, draft } = show();
    await user.click(chip("Frame", /Framed/));
    expect(draft.getState().specification).toMatchObject({ framework: true, size: "400x600" });
    expect(screen.getByRole("img", { name: /Stencil 400 × 600 mm/ })).toBeVisible();
    expect(within(screen.getByRole("radiogroup", { name: "Size" })).getAllByRole("radio")).toHaveLength(11);
  });

  it("counts stencils, and says what numbers are made when another is typed", async () => {
    const { user, draft } = show({ side: "Separate" });
    const count = screen.getByRole("textbox", { name: "Quantity" });
    await user.clear(count);
    await user.type(count, "60");
    await user.tab();
    expect(screen.getByText("Enter a whole number from 1 to 50")).toBeVisible();
    expect(draft.getState().specification.quantity).toBe(6);
    await user.clear(count);
    await user.type(count, "3");
    // Three pairs: 6 × 18.60.
    expect(bill()).toEqual(["$111.60", "$111.60"]);
    expect(panel().getByText("6 stencils, ships Tue, Nov 24")).toBeVisible();
  });

  it("speaks Chinese in yuan", () => {
    show({ framework: true, size: "370x470" }, { tag: "zh-CN" });
    expect(screen.getByRole("heading", { name: "钢网报价" })).toBeVisible();
    expect(within(screen.getByRole("complementary", { name: "价格" })).getAllByText("¥163.30")[0]).toBeVisible();
    expect(screen.getByText("有效印刷面积最大 190 × 290 mm。")).toBeVisible();
  });
});

describe("the server's word", () => {
  it("confirms the page's price, or counts in its place", async () => {
    serverSays({});
    show();
    expect(await panel().findByText("Price confirmed")).toBeVisible();
    cleanup();
    forgetPage();
    serverSays({}, 20_000_000);
    show();
    expect(await panel().findByText("Our server priced it at $20.00; that price applies.")).toBeVisible();
  });

  it("is not waited for: without it the stencil can be ordered all the same", async () => {
    mock.fail("quoteStencil", { kind: "broken", status: 500 });
    show();
    expect(panel().getByRole("button", { name: "Add to cart" })).toBeEnabled();
  });
});

describe("the way to the cart", () => {
  const add = () => panel().getByRole("button", { name: "Add to cart" });

  it("of an account sends the specification and the book that it was priced by", async () => {
    sessionStore.getState().setToken("t1");
    const { user, visited } = show({ framework: true, size: "370x470" });
    await user.click(add());
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("addToCart").map(({ body }) => body)).toEqual([
      {
        itemType: "Stencil",
        specification: completeStencil({ framework: true, size: "370x470" }),
        bookVersion: book.version,
      },
    ]);
  });

  it("of a visitor keeps it in this browser", async () => {
    const { user, visited } = show({ quantity: 2 });
    await user.click(add());
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(visitorCart.getState().items).toEqual([
      expect.objectContaining({
        itemType: "Stencil",
        query: [["quantity", "2"]],
        bookVersion: book.version,
        projectId: null,
      }),
    ]);
    expect(mock.calls("addToCart")).toEqual([]);
  });

  it("saves what was opened from the cart back to it", async () => {
    sessionStore.getState().setToken("t1");
    const { user, visited } = show({ quantity: 2 }, { address: `${ADDRESS}?quantity=2&cartItem=item-7` });
    await user.click(panel().getByRole("button", { name: "Save to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("updateCartItem")).toHaveLength(1);
    expect(mock.calls("addToCart")).toEqual([]);
  });

  it("asks a visitor to sign in who edits an account's item", async () => {
    const { user } = show({}, { address: `${ADDRESS}?cartItem=item-7` });
    await user.click(panel().getByRole("button", { name: "Save to cart" }));
    await waitFor(() => expect(modalsStore.getState().account).toBe(true));
  });
});

describe("address", () => {
  it("holds the quote with its book, and nothing of the untouched form", async () => {
    const { draft } = show();
    act(() => draft.getState().change({ framework: true, thicknessUm: 127 }));
    await waitFor(() =>
      expect(window.location.search).toBe(`?framework=1&thicknessUm=127&size=400x600&book=${book.version}`),
    );
    act(() => draft.getState().reset());
    await waitFor(() => expect(window.location.search).toBe(""));
  });

  it("brings back what starting over took away", async () => {
    const { user, draft } = show({ quantity: 9 });
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(draft.getState().specification).toEqual(completeStencil({}));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(draft.getState().specification.quantity).toBe(9);
  });
});
