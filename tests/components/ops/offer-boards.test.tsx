// @vitest-environment jsdom
// An offer for several boards in the admin: a price breakdown of each, and shared parts priced once.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AdminQuotePage } from "@/components/ops/quotes/admin-quote-page";
import { sessionStore } from "@/stores/account/session";
import { adminQuote } from "@/tests/support/mock-api/ops-answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const usd = (amountMicro: number) => ({ currency: "USD" as const, amountMicro });

/** Ten of Main and four without a name; both need the unavailable part, the second one twice. */
function twoBoards() {
  const { proposal, boards } = adminQuote();
  const [board] = boards;
  if (!proposal || !board) throw new Error("the quote of the mock has a board and a proposal");
  const priced = (boardMicro: number, partsMicro: number) => ({
    ...proposal,
    lines: [
      { key: "boardFee", amountMicro: boardMicro, rule: { key: "byHand", args: {} } },
      { key: "componentsUnitPrice", amountMicro: partsMicro, rule: { key: "byHand", args: {} } },
    ],
    total: usd(boardMicro + partsMicro),
  });
  const part = (change: object) => ({
    ...{
      position: 0,
      board: 0,
      joints: 8,
      mounting: "smt" as const,
      jointsBy: null,
      designator: "U1",
      quantity: 1,
      mpn: "STM32",
    },
    ...{ manufacturer: "ST", part: null, footprint: "", value: "", description: "", supply: "turnkey" as const },
    ...{
      stock: 0,
      unitPriceMicro: null,
      placement: null,
      isPlaced: true,
      isAssembled: true,
      isOpen: true,
      isSample: false,
    },
    ...{ state: "No Supply" },
    ...change,
  });
  return adminQuote({
    ...{ kind: "pcba", quantity: 14 },
    boards: [
      { ...board, boardName: "Main", pieces: 10 },
      { ...board, boardName: "", pieces: 4 },
    ],
    parts: [part({}), part({ position: 1, board: 1, designator: "U7, U8", quantity: 2, mpn: "stm32" })],
    sections: [
      { section: "pcb", keys: ["boardFee"] },
      { section: "components", keys: ["componentsUnitPrice"] },
    ],
    proposal: {
      ...priced(50_000_000, 3_000_000),
      boards: [priced(30_000_000, 1_000_000), priced(20_000_000, 2_000_000)],
    },
  });
}

it("begins with the engine's figures of each, and has a sum of all", async () => {
  api.answer("viewAdminQuote", twoBoards());
  renderPage(<AdminQuotePage quoteId="quote-1" />);
  const main = await screen.findByRole("region", { name: "Main" });
  expect(within(main).getByRole("textbox", { name: "Our price for Boards of Main" })).toHaveValue("30.00");
  expect(within(main).getByRole("row", { name: /^Total of Main/ })).toHaveTextContent("$31.00$31.00");
  const other = screen.getByRole("region", { name: "Board 2" });
  expect(within(other).getByRole("row", { name: /^Total of Board 2/ })).toHaveTextContent("$22.00");
  expect(screen.getByText("All 2 boards").closest("dl")).toHaveTextContent("$53.00");
});

it("prices a part that both need once: each pays for what it needs of it", async () => {
  api.answer("viewAdminQuote", twoBoards());
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  const price = await screen.findByRole("textbox", { name: "Unit price of STM32" });
  expect(screen.getByText("Main: U1")).toBeVisible();
  expect(screen.getByText("Board 2: U7, U8")).toBeVisible();
  // 10 × 1 and 4 × 2.
  expect(screen.getByText("× 18")).toBeVisible();
  await user.type(price, "0.5");
  // 1.00 + 10 × 0.50, and 2.00 + 8 × 0.50.
  const parts = (name: string) => screen.getByRole("textbox", { name: `Our price for Components of ${name}` });
  expect([parts("Main"), parts("Board 2")].map((field) => (field as HTMLInputElement).value)).toEqual(["6.00", "6.00"]);
  await user.click(screen.getByRole("button", { name: "Send offer: $62.00" }));
  await waitFor(() => expect(api.calls("offerAdminQuote")).toHaveLength(1));
  expect(api.calls("offerAdminQuote")[0]?.body).toMatchObject({
    lines: [
      { key: "boardFee", amountMicro: 30_000_000 },
      { key: "componentsUnitPrice", amountMicro: 6_000_000 },
    ],
    others: [
      {
        lines: [
          { key: "boardFee", amountMicro: 20_000_000 },
          { key: "componentsUnitPrice", amountMicro: 6_000_000 },
        ],
      },
    ],
    parts: [
      { position: 0, unitPriceMicro: 500_000 },
      { position: 1, unitPriceMicro: 500_000 },
    ],
  });
});

it("is not sent while one of them comes to nothing", async () => {
  api.answer("viewAdminQuote", twoBoards());
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  for (const line of ["Boards", "Components"])
    await user.clear(await screen.findByRole("textbox", { name: `Our price for ${line} of Board 2` }));
  await user.click(screen.getByRole("button", { name: "Send offer: $31.00" }));
  expect(await screen.findByText(/for each board/)).toBeInTheDocument();
  expect(api.calls("offerAdminQuote")).toEqual([]);
});

it("stands as a bill of each once it was offered, in Chinese too", async () => {
  const { proposal, ...quote } = twoBoards();
  api.answer("viewAdminQuote", { ...quote, proposal, price: proposal, status: "Quoted", moves: [] });
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />, { tag: "zh-CN" });
  const offered = (await screen.findByRole("heading", { name: "已报价" })).closest("section") ?? document.body;
  const [main] = within(offered).getAllByRole("listitem");
  expect(main).toHaveTextContent("Main");
  expect(main).toHaveTextContent("$31.00");
  await user.click(within(offered).getByText("板 2"));
  expect(within(offered).getByText("$20.00")).toBeVisible();
});
