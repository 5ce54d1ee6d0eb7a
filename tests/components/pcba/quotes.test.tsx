// @vitest-environment jsdom
// One's quotes: the list by its address, one quote with all that it says, and what can be done with it.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QuoteListPage } from "@/components/pcba/quote-list-page";
import { QuotePage } from "@/components/pcba/quote-page";
import { quoteListHref, readQuoteFilter } from "@/components/pcba/quote-filter-params";
import { saveFile } from "@/lib/client/upload/download";
import { sessionStore } from "@/stores/account/session";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

vi.mock("@/lib/client/upload/download", async (original) => ({
  ...(await original<typeof import("@/lib/client/upload/download")>()),
  saveFile: vi.fn(),
}));
const saved = vi.mocked(saveFile);

const api = startMockApi();
beforeEach(() => {
  stubBrowser();
  forgetPage();
  saved.mockClear();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a filter is read from any address, and written without its defaults", () => {
  expect(readQuoteFilter(new URLSearchParams("status=Quoted&q=+bq+&page=2"))).toEqual({
    ...{ status: "Quoted", keyword: "bq", page: 2 },
  });
  expect(readQuoteFilter(new URLSearchParams("status=Lost&page=-1"))).toEqual({ keyword: "", page: 1 });
  expect(quoteListHref({ keyword: "", page: 1 })).toBe("/my-center/quotes");
  expect(quoteListHref({ status: "Order Received", keyword: "a b", page: 3 })).toBe(
    "/my-center/quotes?status=Order+Received&q=a+b&page=3",
  );
});

it("the list asks for what its address says and leads to each quote", async () => {
  renderPage(<QuoteListPage />, { address: "/my-center/quotes?status=Quoted&q=ampl" });
  const link = await screen.findByRole("link", { name: "amplifier" });
  expect(link).toHaveAttribute("href", "/my-center/quotes/quo_1");
  expect(api.calls("listBomQuotes")[0]?.query).toMatchObject({ status: "Quoted", keyword: "ampl", pageNum: "1" });
  expect(screen.getByRole("option", { name: "Quoted (1)" })).toBeInTheDocument();
});

it("a list without any quote offers one, and one that could not be loaded another try", async () => {
  api.answer("listBomQuotes", { rows: [], total: 0, count: {} });
  renderPage(<QuoteListPage />);
  expect(await screen.findByRole("heading", { name: "No quotes yet" })).toBeInTheDocument();
  cleanup();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.fail("listBomQuotes", { kind: "refusal", code: "OPERATION_FAILED" }, 1);
  const { user } = renderPage(<QuoteListPage />);
  await screen.findByRole("heading", { name: "Quotes could not be loaded" });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "amplifier" })).toBeInTheDocument();
});

it("an expired quote says so first, and is quoted again", async () => {
  const expired = { ...ANSWERS.viewBomQuote, status: "Expired" as const, canAddToCart: false, canReQuote: true };
  api.answer("viewBomQuote", expired);
  const { user } = renderPage(<QuotePage quoteId="quo_1" />);
  expect(await screen.findByRole("heading", { name: "Quote expired" })).toBeInTheDocument();
  expect(screen.getByText(/The quote provided is no longer valid/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /to the cart/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Re-quote BQ261121-7K2MQ4" }));
  await waitFor(() => expect(api.calls("reQuote").map(({ body }) => body)).toEqual([{ quoteId: "quo_1" }]));
});

it("an inquiry has no price yet, in Chinese too", async () => {
  const { specification } = ANSWERS.viewBomQuote;
  const inquiry = { kind: "pcb" as const, status: "Inquiry Received" as const, price: null, totalMicro: null };
  const board = {
    specification: { ...specification, assembly: null },
    reasons: ["boardSize"],
    remark: "Für die Anzeige",
  };
  api.answer("viewBomQuote", { ...ANSWERS.viewBomQuote, ...inquiry, ...board, canAddToCart: false, canReQuote: false });
  renderPage(<QuotePage quoteId="quo_1" />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "已收到您的询价" })).toBeInTheDocument();
  const price = screen.getByRole("heading", { name: "价格" }).closest("section");
  expect(price && within(price).getByText("暂无价格。")).toBeInTheDocument();
  expect(screen.getByText("Für die Anzeige")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "贴片参数" })).not.toBeInTheDocument();
});

const listed = (change: Partial<(typeof ANSWERS.viewBomQuote.partList)[number]> = {}) => ({
  ...{ board: 0, designator: "R1, R2", quantity: 2, mpn: "RC0603FR-0710K", manufacturer: "Yageo", partId: "p1" },
  part: { mpn: "RC0603FR-0710KL", manufacturer: "Yageo", packageName: "0603" },
  ...{ matchReason: "packing", distributor: "Boardwright", stock: 5000, unitPriceMicro: 10_000, footprint: "0603" },
  ...{
    value: "10k",
    side: "top",
    sideBy: "list" as const,
    placement: null,
    description: "",
    supply: "turnkey" as const,
    isAssembled: true,
    joints: 4,
  },
  ...{ boughtQuantity: 30, amountMicro: 300_000, mounting: "smt" as const, isSample: false, dnp: 2, state: "Normal" },
  jointsBy: "catalogue" as const,
  ...change,
});

it("a list says of each line what was matched, who brings it, and what is left away", async () => {
  const none = { part: null, partId: null, unitPriceMicro: null, stock: null, distributor: "", matchReason: "" };
  const partList = [
    listed(),
    listed({ designator: "U1", state: "No Supply", stock: 0, unitPriceMicro: null }),
    listed({ designator: "C1", supply: "customer", joints: 60, jointsBy: "customer", ...none }),
    listed({ designator: "D1", state: "Not matched", isAssembled: false, ...none }),
    listed({ designator: "J1", dnp: 1, isAssembled: false, ...none }),
  ];
  const files = [{ kind: "bom" as const, fileUrl: "file_1", fileName: "list.xlsx" }];
  api.answer("viewBomQuote", { ...ANSWERS.viewBomQuote, reasons: ["linesOpen"], partList, files });
  renderPage(<QuotePage quoteId="quo_1" />);
  const table = await screen.findByRole("table", { name: "Parts list" });
  const [first] = within(table).getAllByRole("row").slice(1);
  expect(within(first as HTMLElement).getByText("RC0603FR-0710KL")).toBeVisible();
  expect(first).toHaveTextContent("requested: RC0603FR-0710K · same part, different packaging");
  const rows = within(table).getAllByRole("row").slice(1);
  // Pins of one part: 4 joints on two parts from the catalog, 60 on two by the customer.
  const pinsOf = (row?: HTMLElement) => row?.querySelector('[data-column="pins"]')?.textContent;
  expect([pinsOf(rows[0]), pinsOf(rows[2])]).toEqual(["2", "30your count"]);
  const supplies = rows.map((row) =>
    ["No supply", "Consigned", "DNP"].filter((words) => row.textContent.includes(words)),
  );
  expect(supplies).toEqual([[], ["No supply"], ["Consigned"], ["DNP"], ["DNP"]]);
  expect(screen.getByText(/Some parts are out of stock/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Parts list: list.xlsx" })).toBeVisible();
});

it("a list is downloaded under the project's name, without characters that file systems refuse", async () => {
  api.answer("viewBomQuote", { ...ANSWERS.viewBomQuote, partList: [listed()], projectName: "驱动板: A/B" });
  const { user } = renderPage(<QuotePage quoteId="quo_1" />);
  await user.click(await screen.findByRole("button", { name: "Download as .xls" }));
  await waitFor(() => expect(saved.mock.calls.map(([{ name }]) => name)).toEqual(["驱动板 A B-quote.xls"]));
});

it.each([
  ["sidesConflict", "Your files give different board sides for some parts. We ask you before assembly."],
  ["placementsConflict", "Your files place some parts differently. We ask you before assembly."],
  ["coordinatesUnread", "We could not read the coordinate file. Our engineers review it."],
])("an inquiry because of %s says so", async (reason, sentence) => {
  const inquiry = { status: "Inquiry Received" as const, price: null, totalMicro: null };
  api.answer("viewBomQuote", { ...ANSWERS.viewBomQuote, ...inquiry, reasons: [reason] });
  renderPage(<QuotePage quoteId="quo_1" />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByText("Some of these options need manual review.")).not.toBeInTheDocument();
});

it("a list that engineers read has no numbers yet", async () => {
  const inquiry = { status: "Inquiry Received" as const, price: null, totalMicro: null };
  api.answer("viewBomQuote", { ...ANSWERS.viewBomQuote, ...inquiry, isCounted: false, reasons: ["parsingSkipped"] });
  renderPage(<QuotePage quoteId="quo_1" />, { tag: "zh-CN" });
  expect(await screen.findByText("工程师会整理您上传的清单。")).toBeVisible();
  expect(screen.queryByText(/行 BOM/)).not.toBeInTheDocument();
});

it("a quote that is not there says so", async () => {
  api.fail("viewBomQuote", { kind: "refusal", code: "NOT_FOUND" });
  renderPage(<QuotePage quoteId="quo_1" />);
  expect(await screen.findByRole("heading", { name: "Quote not found" })).toBeInTheDocument();
});

it("a board that breaks a rule says which in the rule's own sentence, and what holds nothing is left out", async () => {
  const { specification } = ANSWERS.viewBomQuote;
  const board = { ...specification.board, widthMm: 900, heightMm: 700 };
  const inquiry = { status: "Inquiry Received" as const, price: null, totalMicro: null, expiresAt: null };
  const asked = { ...ANSWERS.viewBomQuote, ...inquiry, orderId: null, sourceQuoteId: null };
  api.answer("viewBomQuote", {
    ...asked,
    specification: { ...specification, board },
    reasons: ["size", "unheard"],
  });
  renderPage(<QuotePage quoteId="quo_1" />);
  expect(await screen.findByText("900 × 700 mm is larger than the largest board, 500 × 600 mm.")).toBeInTheDocument();
  expect(screen.getByText("Some of these options need manual review.")).toBeInTheDocument();
  const facts = screen.getByRole("heading", { name: "Details" }).closest("section") as HTMLElement;
  const names = within(facts)
    .getAllByRole("term")
    .map((term) => term.textContent);
  expect(names).not.toContain("Valid until");
  expect(names).not.toContain("Based on quote");
  expect(names).toContain("Quote number");
});
