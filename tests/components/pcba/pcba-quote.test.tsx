// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardOptions, BoardQuantity } from "@/components/pcb/form/board-options";
import { FileFixes } from "@/components/pcb/form/file-fixes";
import { PcbaQuote } from "@/components/pcba/pcba-quote";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { completePcba, type PcbaInput } from "@/lib/core/pcba/specification";
import { pricePcba } from "@/lib/core/pricing/assembly/price";
import type { MarketTag } from "@/lib/i18n/variants";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { keptPcba } from "@/stores/drafts/kept-pcba";
import { modalsStore } from "@/stores/modals";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";
import { sessionStore } from "@/stores/account/session";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { pcbaBooks } from "@/tests/support/pcba";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const mock = startMockApi();
type BoardForm = Parameters<typeof PcbaQuote>[0]["boardOptions"];

const ADDRESS = "/order/manufacturing/pcba";
// Saturday, 21 November 2026, 13:00 in Shanghai.
const NOW = Date.UTC(2026, 10, 21, 5);

const NO_OPTIONS: BoardForm = () => null;

function show(
  options: PcbaInput = {},
  { tag = "en-US" as MarketTag, boardOptions = NO_OPTIONS, view = createGerberView() } = {},
) {
  window.history.replaceState(null, "", ADDRESS);
  const { board, assembly } = completePcba(options);
  const drafts = { board: createQuoteDraft(board, { nowMs: NOW }), assembly: createPcbaDraft(assembly) };
  const page = renderPage(
    <QuoteDraftContext value={drafts.board}>
      <PcbaDraftContext value={drafts.assembly}>
        <GerberViewContext value={view}>
          <PcbaQuote
            promisedMs={promisedFrom(NOW)}
            board={null}
            quantity={(effectAt) => <BoardQuantity effectAt={effectAt} />}
            boardOptions={boardOptions}
            fixes={<FileFixes />}
          />
        </GerberViewContext>
      </PcbaDraftContext>
    </QuoteDraftContext>,
    { address: ADDRESS, tag },
  );
  return { ...page, ...drafts };
}

const panel = (name = "Price") => within(screen.getByRole("complementary", { name }));
const total = () => panel().getAllByRole("definition").at(-1)?.textContent;
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole("radiogroup", { name: group })).getByRole("radio", { name });

// The page loads them when it is alive; here that must not count against the first test.
beforeAll(() => Promise.all([import("@/components/pcba/my-quotes"), import("@/components/pcba/kept-pcba")]));
beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the price", () => {
  it("follows each choice at once, section by section", async () => {
    const { user } = show();
    // Board 7.50 and work 6.85: see the engine's own table.
    expect(total()).toBe("$14.35");
    expect(panel().getByText("100 SMT joints at $0.0012 on 5 boards")).toBeVisible();
    expect(panel().getByText("supplied by you")).toBeVisible();
    expect(chip("Assembly side", /Both sides, one stencil/)).toHaveAccessibleName("Both sides, one stencil +$4.75");
    await user.click(chip("Assembly side", /Both sides, one stencil/));
    expect(total()).toBe("$19.10");
    await user.click(chip("Custom testing", /Yes/));
    // 25 + 5 × 0.60 and the jig of 30.
    expect(total()).toBe("$77.10");
  });

  it("counts what is typed, and asks for what follows only then", async () => {
    const { user } = show();
    expect(screen.queryByRole("radiogroup", { name: "Min. ball pitch" })).toBeNull();
    const bgas = screen.getByRole("textbox", { name: "BGA packages" });
    await user.clear(bgas);
    await user.type(bgas, "2");
    // 5 + 2 × 5 × 0.10.
    expect(total()).toBe("$20.35");
    expect(chip("Min. ball pitch", /0\.3 mm/)).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("BGA ball pitch must be at least 0.35 mm.")).toBeVisible();
  });

  it("follows the board too, and says why a board cannot be assembled", () => {
    const { board } = show();
    act(() => board.getState().change({ quantity: 10 }));
    // Board 10, work 3 + 1.50 + 1.50 + 0.50 + 1.20.
    expect(total()).toBe("$17.70");
    act(() => board.getState().change({ widthMm: 40, heightMm: 40 }));
    expect(
      panel().getByText("40 × 40 mm is too small to assemble singly. Boards under 50 × 50 mm must be in a panel."),
    ).toBeVisible();
    expect(panel().getByRole("button", { name: "Add to cart" })).toBeDisabled();
  });

  it("is told for other quantities before one is selected", async () => {
    const { user, board } = show();
    // Ten boards: 10 and 3 + 1.50 + 1.50 + 0.50 + 1.20.
    expect(chip("Common quantities", /^10 /)).toHaveAccessibleName("10 $17.70");
    await user.click(chip("Common quantities", /^10 /));
    expect([total(), board.getState().specification.quantity]).toEqual(["$17.70", 10]);
  });

  it("is typed once, with the assembly, and not again in the board form", async () => {
    const boardOptions: BoardForm = (dates) => <BoardOptions promisedMs={dates} named={[]} without={["quantity"]} />;
    const { user, board } = show({}, { boardOptions });
    const field = screen.getByRole("textbox", { name: "Quantity" });
    await user.clear(field);
    await user.type(field, "30");
    expect(board.getState().specification.quantity).toBe(30);
  });

  it("is confirmed by the server", async () => {
    const specification = completePcba({});
    const price = pricePcba(specification, pcbaBooks("en-US"));
    mock.answer("quotePcba", {
      ...price,
      specification,
      bookStatus: { kind: "inForce", lastDay: null },
      leadTimeDays: 6,
      leadTimes: [],
      shippingEstimate: price.total,
      violations: [],
      contradictions: [],
      reviews: [],
    });
    show();
    expect(await panel().findByText("Price confirmed")).toBeVisible();
  });

  it("speaks Chinese in yuan", () => {
    show({}, { tag: "zh-CN" });
    expect(screen.getByRole("heading", { name: "PCBA 报价" })).toBeVisible();
    expect(panel("价格").getByText("每片 100 个贴片焊点，单价 ¥0.008，共 5 片")).toBeVisible();
  });
});

describe("parts that we buy", () => {
  it("are open until a person has priced them: no cart, but a quote to ask for", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", {
      quoteId: "quo_9",
      quoteNumber: "BQ261121-ABC234",
      status: "Inquiry Received",
      expiresAt: null,
      reasons: ["partsUnpriced"],
      openLines: [],
    });
    const { user } = show();
    expect(chip("Parts sourcing", /Turnkey/)).toHaveAccessibleName("Turnkey plus parts");
    await user.click(chip("Parts sourcing", /Turnkey/));
    expect(panel().getByText(/Parts that we purchase are not in this price/)).toBeVisible();
    expect(panel().queryByRole("button", { name: "Add to cart" })).toBeNull();
    await user.click(panel().getByRole("button", { name: "Request a quote" }));
    expect(await screen.findByText("Quote BQ261121-ABC234 was sent to our engineers.")).toBeVisible();
    const [call] = mock.calls("createBomQuote");
    expect(call?.body).toMatchObject({ assembly: { supply: "turnkey", customerParts: 0 }, board: { quantity: 5 } });
  });
});

describe("the way to the cart", () => {
  it("makes a quote of the page and puts it into the cart", async () => {
    sessionStore.getState().setToken("t1");
    const { user, visited } = show({ board: { quantity: 10 } });
    await user.click(panel().getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(visited).toEqual(["/shopping-cart"]));
    expect(mock.calls("createBomQuote")).toHaveLength(1);
    expect(mock.calls("addQuoteToCart").map(({ body }) => body.quoteId)).toEqual(["quo_1"]);
  });

  it("asks who is not signed in to sign in, and loses nothing", async () => {
    const { user, assembly } = show({ assembly: { smtJoints: 321 } });
    await user.click(screen.getByRole("button", { name: "Save as quote" }));
    await waitFor(() => expect(modalsStore.getState().account).toBe(true));
    expect([mock.calls("createBomQuote"), assembly.getState().assembly.smtJoints]).toEqual([[], 321]);
  });

  it("keeps a quote with the day until which it stands", async () => {
    sessionStore.getState().setToken("t1");
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Save as quote" }));
    expect(await screen.findByText(/Quote BQ261121-7K2MQ4 is saved and valid until December 21, 2026\./)).toBeVisible();
  });
});

describe("one's quotes", () => {
  it("stand below, with what can be done with each", async () => {
    sessionStore.getState().setToken("t1");
    const { user } = show();
    const row = (await screen.findByText("BQ261121-7K2MQ4")).closest("tr");
    expect(within(row as HTMLElement).getByText("Quoted")).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Re-quote BQ261121-7K2MQ4" }));
    await user.click(screen.getByRole("button", { name: "Delete quote BQ261121-7K2MQ4" }));
    await waitFor(() => expect(mock.calls("deleteBomQuote").map(({ body }) => body)).toEqual([{ quoteId: "quo_1" }]));
    expect(mock.calls("reQuote").map(({ body }) => body)).toEqual([{ quoteId: "quo_1" }]);
  });

  it("say where they could not be loaded", async () => {
    sessionStore.getState().setToken("t1");
    mock.fail("listBomQuotes", { kind: "broken", status: 500 });
    show();
    expect(await screen.findByText("Quotes could not be loaded", {}, { timeout: 4000 })).toBeVisible();
  });
});

it("the address holds board and assembly, and nothing of the untouched form", async () => {
  const { board, assembly } = show();
  act(() => {
    board.getState().change({ quantity: 10 });
    assembly.getState().change({ supply: "partial", smtJoints: 250, coordinates: false });
  });
  await waitFor(() => expect(window.location.search).toBe("?quantity=10&supply=partial&smtJoints=250&coordinates=0"));
});

it("offers the last quote of this browser to whoever comes back without one", async () => {
  const kept = completePcba({ board: { quantity: 10 }, assembly: { smtJoints: 250 } });
  await keptPcba.keep({ specification: kept, projectId: null, bookVersion: null, atMs: NOW });
  const { user, board, assembly } = show();
  expect(await screen.findByText("On Nov 21 you quoted 2 layers, 100 × 100 mm, 10 pieces here.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect({ board: board.getState().specification, assembly: assembly.getState().assembly }).toEqual(kept);
});

it("gives the board's form the dates of the assembled boards", () => {
  const boardOptions = vi.fn<BoardForm>(() => null);
  show({ board: { quantity: 50 } }, { boardOptions });
  // Assembling fifty boards takes two days.
  expect(boardOptions.mock.lastCall?.[0]?.[0]).toBe(promisedFrom(NOW)[2]);
});

describe("a board that its files contradict", () => {
  const FACTS = {
    ...UNKNOWN_FACTS,
    widthMm: 60,
    heightMm: 50,
    layers: 4,
    minTraceMm: 0.2,
    minSpaceMm: 0.2,
    minDrillMm: 0.4,
    boards: 1,
    outline: "closed" as const,
  };
  const KEPT = { projectId: "p7", projectName: "amp", layers: [], warnings: [] };

  it("has no price and can be asked about; the fix brings the price back", async () => {
    sessionStore.getState().setToken("t1");
    mock.answer("createBomQuote", {
      ...ANSWERS.createBomQuote,
      status: "Inquiry Received",
      expiresAt: null,
      reasons: ["layersDiffer"],
    });
    const view = createGerberView();
    const { user, board } = show({ board: { layers: 2, widthMm: 60, heightMm: 50, quantity: 50 } }, { view });
    act(() => view.getState().confirm({ ...KEPT, facts: FACTS }));
    expect(panel().getByText("Needs manual review")).toBeVisible();
    expect(panel().getByText("Your files have 4 copper layers, not 2.")).toBeVisible();
    expect(panel().getByText("50 assembled boards")).toBeVisible();
    expect(panel().queryAllByRole("definition")).toEqual([]);
    expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
    await user.click(panel().getByRole("button", { name: "Request a quote" }));
    await waitFor(() => expect(mock.calls("createBomQuote")[0]?.body).toMatchObject({ projectId: "p7" }));
    await user.click(panel().getByRole("button", { name: /^Use 4 layers/ }));
    expect(board.getState().specification.layers).toBe(4);
    expect(panel().queryByText("Needs manual review")).toBeNull();
    expect(total()).toMatch(/^\$\d/);
    expect(panel().getByRole("button", { name: "Add to cart" })).toBeEnabled();
  });

  it("is held against the same project by the server", async () => {
    const view = createGerberView();
    show({ board: { layers: 4, widthMm: 60, heightMm: 50 } }, { view });
    act(() => view.getState().confirm({ ...KEPT, facts: FACTS }));
    await waitFor(() => expect(mock.calls("quotePcba").at(-1)?.body).toMatchObject({ projectId: "p7" }));
  });
});
