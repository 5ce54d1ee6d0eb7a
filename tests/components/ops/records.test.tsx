// @vitest-environment jsdom
import { DEFAULT_ASSEMBLY } from "@/lib/core/pcba/specification";
import { onlineManager } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isWithoutFiles, AdminOrderPage } from "@/components/ops/orders/admin-order-page";
import { AdminQuotePage } from "@/components/ops/quotes/admin-quote-page";
import { RECORD_EVERY_MS } from "@/lib/client/ops";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminAct, adminComplaint, adminOrder, adminQuote } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

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

it("an order is moved from where it was seen, with a note", async () => {
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  const [note] = await screen.findAllByRole("textbox", { name: /^Note/ });
  if (note) await user.type(note, "copper looks fine");
  await user.click(screen.getByRole("button", { name: "Mark files as reviewed" }));
  await waitFor(() => expect(api.calls("moveAdminOrder")).toHaveLength(1));
  expect(api.calls("moveAdminOrder")[0]?.body).toEqual({
    ...{ id: "order-1", from: orderView().status, to: "Reviewed", note: "copper looks fine" },
  });
});

it("an order that its customer changes is updated in the admin, and the input stays", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
    const [note] = await screen.findAllByRole("textbox", { name: /^Note/ });
    if (note) await user.type(note, "half a");
    api.answer("viewAdminOrder", adminOrder({ order: orderView({ remark: "Please hurry" }) }));
    await vi.advanceTimersByTimeAsync(RECORD_EVERY_MS);
    expect(await screen.findByText("Please hurry")).toBeInTheDocument();
    expect(note).toHaveValue("half a");
    expect(note).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [null, "Motor driver, top side"],
  ["one", "Motor driver, in 3D"],
])("a line shows its board as its customer sees it (%j)", async (board3dSnapshot, alt) => {
  const type = board3dSnapshot === null ? "image/svg+xml" : "image/png";
  const headers = { "content-type": type, "content-disposition": 'inline; filename="board"' };
  api.respond("getAdminLinePicture", () => new Response("<svg/>", { headers }));
  const [line] = orderView().lines;
  if (!line) throw new Error("no line");
  api.answer("viewAdminOrder", adminOrder({ order: orderView({ lines: [{ ...line, board3dSnapshot }] }) }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  await waitFor(() => expect(screen.getByRole("img", { name: alt })).toHaveAttribute("src"));
  expect(screen.getByRole("button", { name: `${alt}: view larger` })).toBeVisible();
  expect(api.calls("getAdminLinePicture").map(({ path }) => path)).toEqual(["/api/ops/order/order-1/picture/0"]);
});

it.each([
  ["Paid", true],
  ["Cancelled", false],
] as const)("an order that is %s shows its promised date and estimated shipping: %s", async (status, isShown) => {
  const order = orderView({ status, estimatedShippingDate: "2026-11-27T10:00:00Z", shippingEstimateMicro: 18_000_000 });
  api.answer("viewAdminOrder", adminOrder({ order }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  await screen.findByRole("heading", { name: order.orderNumber });
  expect(screen.queryAllByText("Promised Nov 27, 2026")).toHaveLength(isShown ? 1 : 0);
  expect(screen.queryAllByText("Estimated shipping")).toHaveLength(isShown ? 1 : 0);
});

it("a line without a picture requests none in the admin", async () => {
  const [line] = orderView().lines;
  if (!line) throw new Error("no line");
  api.answer("viewAdminOrder", adminOrder({ order: orderView({ lines: [{ ...line, hasPicture: false }] }) }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  await screen.findByText(/Motor driver ×/);
  expect(api.calls("getAdminLinePicture")).toEqual([]);
});

it("a record that cannot be had is asked for once, and not again by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    api.fail("viewAdminOrder", { kind: "refusal", code: "NOT_FOUND", message: "none" });
    renderPage(<AdminOrderPage orderId="order-1" />);
    await waitFor(() => expect(api.calls("viewAdminOrder")).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3 * RECORD_EVERY_MS);
    expect(api.calls("viewAdminOrder")).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it("a line that is made from files says when it has none yet; parts need none", () => {
  const [board] = orderView().lines;
  if (!board) throw new Error("the order of the mock has a line");
  const lines = standIn<ReturnType<typeof orderView>["lines"]>([board, board, { ...board, itemType: "Normal" }]);
  const file = { fileUrl: "file-1", fileName: "board.zip", size: 1 };
  const documents = [
    { ...file, kind: "board" as const, lines: [0] },
    { ...file, kind: "bom" as const, lines: [1] },
  ];
  expect([0, 1, 2].map((at) => isWithoutFiles({ lines, documents }, at))).toEqual([false, true, false]);
});

it("a record that waits for the connection says so", async () => {
  onlineManager.setOnline(false);
  try {
    renderPage(<AdminOrderPage orderId="order-1" />);
    expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
  } finally {
    onlineManager.setOnline(true);
  }
});

it("an open question keeps an order where it is", async () => {
  api.answer("viewAdminOrder", adminOrder({ questionState: "asked", promiseStoppedAt: "2026-11-20T09:00:00.000Z" }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  expect(await screen.findByText(/The order continues when the customer has answered/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Mark files as reviewed" })).not.toBeInTheDocument();
});

it("a parcel is charged as the price book asks for its weight, or as staff say", async () => {
  api.answer("viewAdminOrder", adminOrder({ order: orderView({ status: "In Production" }), moves: ["Processed"] }));
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  const weight = await screen.findByRole("textbox", { name: "Parcel weight" });
  expect(weight).toHaveValue("420");
  const charge = screen.getByRole("textbox", { name: "Shipping charge" });
  await waitFor(() => expect(charge).toHaveValue("18.00"));
  await user.clear(charge);
  await user.type(charge, "20.5");
  await user.click(screen.getByRole("button", { name: "Finish and weigh" }));
  await waitFor(() => expect(api.calls("processAdminOrder")).toHaveLength(1));
  expect(api.calls("processAdminOrder")[0]?.body).toMatchObject({ weightGrams: "420", chargeMicro: "20500000" });
});

it("a question goes out with the files that staff add to it, once they have arrived", async () => {
  let arrive = () => {};
  api.respond("uploadFile", async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    const data = { fileUrl: "file-1", fileName: "pads.png", size: 3, sha256: "0".repeat(64) };
    return Response.json({ type: "success", message: "", data });
  });
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  await user.type(await screen.findByRole("textbox", { name: /Message to the customer/ }), "These pads?");
  await user.click(screen.getByRole("checkbox", { name: /Send as a question/ }));
  const send = screen.getByRole("button", { name: "Send" });
  await user.upload(screen.getByLabelText("Add files"), new File(["png"], "pads.png", { type: "image/png" }));
  expect(await screen.findByText("Uploading files.")).toBeInTheDocument();
  await user.click(send);
  expect(api.calls("writeAdminMessage")).toEqual([]);
  await waitFor(() => expect(api.calls("uploadFile")).toHaveLength(1));
  arrive();
  await waitFor(() => expect(screen.queryByText("Uploading files.")).not.toBeInTheDocument());
  await user.click(send);
  await waitFor(() => expect(api.calls("writeAdminMessage")).toHaveLength(1));
  expect(api.calls("writeAdminMessage")[0]?.body).toEqual({
    ...{ id: "order-1", text: "These pads?", asQuestion: 1, fileIds: ["file-1"] },
  });
  // The next message starts empty.
  await waitFor(() => expect(screen.queryByText("pads.png")).not.toBeInTheDocument());
});

it("a parcel whose shipping is not paid cannot be sent", async () => {
  const shipping = { ...adminOrder().shipping, chargeMicro: 18_000_000, dueMicro: 18_000_000 };
  api.answer("viewAdminOrder", adminOrder({ moves: ["Shipped", "Cancelled"], shipping }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  expect(await screen.findByText("The customer still has to pay $18.00 for shipping.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Ship parcel" })).not.toBeInTheDocument();
});

it("a complaint is decided for at most what can be given back", async () => {
  api.answer("viewAdminOrder", adminOrder({ complaints: [adminComplaint] }));
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  const sheet = (await screen.findByRole("heading", { name: "Complaint: Quality" })).closest("section");
  const complaint = within(sheet as HTMLElement);
  const amount = complaint.getByRole("textbox", { name: "Amount" });
  await user.clear(amount);
  await user.type(amount, "30.01");
  await user.type(complaint.getByRole("textbox", { name: "Answer" }), "We are sorry.");
  await user.click(complaint.getByRole("button", { name: "Send refund" }));
  expect(complaint.getByText("Not a valid amount, or more than was paid")).toBeInTheDocument();
  expect(api.calls("decideAdminComplaint")).toEqual([]);
  await user.clear(amount);
  await user.type(amount, "10");
  await user.click(complaint.getByRole("button", { name: "Send refund" }));
  // An irreversible action asks for confirmation and can be left.
  const ask = screen.getByRole("dialog", { name: "Refund order BW261120-7K2MQ4?" });
  expect(within(ask).getByText(/\$10\.00 is refunded/)).toBeInTheDocument();
  await user.click(within(ask).getByRole("button", { name: "Back" }));
  expect(api.calls("decideAdminComplaint")).toEqual([]);
  await user.click(complaint.getByRole("button", { name: "Send refund" }));
  await user.dblClick(within(ask).getByRole("button", { name: "Send refund" }));
  await waitFor(() => expect(api.calls("decideAdminComplaint")).toHaveLength(1));
  expect(api.calls("decideAdminComplaint")[0]?.body).toMatchObject({ decision: "refund", amountMicro: "10000000" });
});

it("an order is cancelled once somebody has read what that gives back", async () => {
  const paid = { part: "order", provider: "sandbox", method: "card", status: "succeeded", amountMicro: 30_000_000 };
  const payments = [
    { ...paid, at: "2026-11-20T09:00:00.000Z" },
    { ...paid, status: "failed", at: "2026-11-20T08:00:00.000Z" },
  ];
  api.answer("viewAdminOrder", adminOrder({ order: orderView({ payments }), moves: ["Reviewed", "Cancelled"] }));
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  await user.click(await screen.findByText("Cancel order …"));
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "the files are damaged");
  await user.click(screen.getByRole("button", { name: "Cancel and refund" }));
  const ask = screen.getByRole("dialog", { name: /^Cancel order/ });
  expect(within(ask).getByText(/^\$30\.00 is refunded/)).toBeInTheDocument();
  expect(api.calls("cancelAdminOrder")).toEqual([]);
  await user.click(within(ask).getByRole("button", { name: "Cancel and refund" }));
  await waitFor(() => expect(api.calls("cancelAdminOrder")).toHaveLength(1));
  expect(api.calls("cancelAdminOrder")[0]?.body).toMatchObject({ id: "order-1", reason: "the files are damaged" });
});

it("what a colleague does meanwhile is said above the record; what one does oneself is not", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    sessionStore.getState().setUser({ ...sessionStore.getState().user, email: "me@example.com" });
    api.answer("viewAdminOrder", adminOrder({ acts: [adminAct] }));
    renderPage(<AdminOrderPage orderId="order-1" />);
    await screen.findByRole("heading", { level: 1 });
    const mine = { ...adminAct, actId: "act_2", actor: "me@example.com" };
    const theirs = { ...adminAct, actId: "act_3", actor: "liu@example.com", kind: "order-asked", details: {} };
    api.answer("viewAdminOrder", adminOrder({ acts: [theirs, mine, adminAct] }));
    await vi.advanceTimersByTimeAsync(RECORD_EVERY_MS);
    const said = await screen.findByText(/^liu@example\.com · Question asked/);
    expect(said.closest("ul")?.children).toHaveLength(1);
    expect(said.closest("[role=status]")).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("where the engine proposes nothing, the usual lines are asked for, and nothing is offered at nothing", async () => {
  api.answer("viewAdminQuote", adminQuote({ proposal: null }));
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  const board = await screen.findByRole("textbox", { name: "Our price for Boards" });
  const before = screen.getAllByRole("textbox", { name: /^Our price for/ }).length;
  expect(before).toBeLessThan(6);
  await user.click(screen.getByRole("button", { name: /^Send offer/ }));
  expect(api.calls("offerAdminQuote")).toEqual([]);
  expect(screen.getByText("Price at least one line.")).toBeInTheDocument();
  await user.type(board, "12.5");
  await user.click(screen.getByRole("button", { name: /^Send offer: \$12\.50/ }));
  await waitFor(() => expect(api.calls("offerAdminQuote")).toHaveLength(1));
  expect(api.calls("offerAdminQuote")[0]?.body).toMatchObject({
    lines: [{ key: "boardFee", amountMicro: 12_500_000 }],
  });
});

it("an inquiry is priced line by line from the engine's figures, its total in whole cents", async () => {
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  const board = await screen.findByRole("textbox", { name: "Our price for Boards" });
  await user.clear(board);
  await user.type(board, "40.006");
  const total = within(screen.getByRole("table", { name: "Price lines" }))
    .getAllByRole("row")
    .at(-1);
  const others = (adminQuote().proposal?.lines ?? [])
    .filter(({ key }) => key !== "boardFee")
    .reduce((sum, { amountMicro }) => sum + amountMicro, 0);
  // 40.006 and the rest, half up.
  const cents = Math.floor((40_006_000 + others + 5_000) / 10_000);
  expect(total).toHaveTextContent(`$${(cents / 100).toFixed(2)}`);
  await user.click(screen.getByRole("button", { name: /^Send offer/ }));
  await waitFor(() => expect(api.calls("offerAdminQuote")).toHaveLength(1));
  const { lines } = api.calls("offerAdminQuote")[0]?.body as { lines: { key: string; amountMicro: number }[] };
  expect(lines).toContainEqual({ key: "boardFee", amountMicro: 40_006_000 });
});

const adminPart = (change: Partial<ReturnType<typeof adminQuote>["parts"][number]> = {}) => ({
  ...{
    position: 0,
    board: 0,
    joints: 4,
    mounting: "smt" as const,
    jointsBy: "catalogue" as const,
    designator: "R1, R2",
    quantity: 2,
    mpn: "RC0603",
    manufacturer: "Yageo",
    part: null,
  },
  ...{ footprint: "0603", value: "10k", description: "", supply: "turnkey" as const, stock: 5000 },
  ...{
    unitPriceMicro: 10_000,
    placement: null,
    isPlaced: true,
    isAssembled: true,
    isOpen: false,
    isSample: false,
    state: "Normal",
  },
  ...change,
});
const open = { isOpen: true, state: "No Supply", stock: 0, unitPriceMicro: null };

it("a part that nobody has is priced by the piece, and its sum joins the parts that were found", async () => {
  const found = { key: "componentsUnitPrice", amountMicro: 1_000_000, rule: { key: "byHand", args: {} } };
  const { proposal } = adminQuote();
  const listed = adminQuote({
    ...{ kind: "pcba", quantity: 50, parts: [adminPart(), adminPart({ position: 1, mpn: "STM32", ...open })] },
    sections: [{ section: "components", keys: ["componentsUnitPrice", "componentsMoqCost"] }],
    proposal: proposal && { ...proposal, lines: [found] },
  });
  api.answer("viewAdminQuote", listed);
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  expect(await screen.findByText("No supply")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Unit price of STM32" }), "0.5");
  // 1.00, and 2 × 50 × 0.50.
  expect(screen.getByRole("button", { name: "Send offer: $51.00" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send offer: $51.00" }));
  await waitFor(() => expect(api.calls("offerAdminQuote")).toHaveLength(1));
  expect(api.calls("offerAdminQuote")[0]?.body).toMatchObject({
    lines: [{ key: "componentsUnitPrice", amountMicro: 51_000_000 }],
    parts: [{ position: 1, unitPriceMicro: 500_000 }],
  });
});

it("a list of thousands of parts is drawn in part until all of it is asked for", async () => {
  const parts = Array.from({ length: 230 }, (_, position) => adminPart({ position, designator: `R${position}` }));
  api.answer("viewAdminQuote", adminQuote({ kind: "pcba", parts }));
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />, { tag: "zh-CN" });
  const table = await screen.findByRole("table", { name: "物料清单" });
  expect(within(table).getAllByRole("row")).toHaveLength(201);
  await user.click(screen.getByRole("button", { name: "再显示 30 行" }));
  expect(within(table).getAllByRole("row")).toHaveLength(231);
});

it("a record that does not exist leads back to its list", async () => {
  api.fail("viewAdminQuote", { kind: "refusal", code: "NOT_FOUND", message: "none" });
  renderPage(<AdminQuotePage quoteId="none" />, { tag: "zh-CN" });
  expect(await screen.findByRole("heading", { name: "没有此记录" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "报价单" })).toHaveAttribute("href", "/ops/quotes");
});

it("what engineers count of a list that was not read is sent once it is a count, for that board", async () => {
  const [asked] = adminQuote().boards;
  if (!asked) throw new Error("the quote of the mock has a board");
  const boards = [{ ...asked, assembly: DEFAULT_ASSEMBLY, isCounted: false }];
  api.answer("viewAdminQuote", adminQuote({ kind: "pcba", reasons: ["parsingSkipped"], isCounted: false, boards }));
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  const lines = await screen.findByRole("textbox", { name: "Unique parts" });
  // Not counted: the fields are empty.
  expect(lines).toHaveValue("");
  await user.type(lines, "12");
  await user.type(screen.getByRole("textbox", { name: "SMT joints" }), "many");
  await user.click(screen.getByRole("button", { name: "Update assembly price" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("A whole number up to 1,000,000");
  await user.clear(screen.getByRole("textbox", { name: "SMT joints" }));
  await user.type(screen.getByRole("textbox", { name: "SMT joints" }), "1,200");
  await user.click(screen.getByRole("button", { name: "Update assembly price" }));
  await waitFor(() => expect(api.calls("countAdminQuote")).toHaveLength(1));
  expect(api.calls("countAdminQuote")[0]?.body).toEqual({
    ...{ id: "quote-1", from: "Quoting", board: 0, bomLines: 12, smtJoints: 1200, thtJoints: 0, lines: [] },
  });
});

it("an offer without a price of the boards is warned about, and carries its lead time and validity", async () => {
  api.answer(
    "viewAdminQuote",
    adminQuote({
      proposal: null,
      ...{ kind: "pcba", leadTimeDays: 16 },
      sections: [
        { section: "pcb", keys: ["pcbToolingCost", "boardFee"] },
        { section: "assembly", keys: ["assemblyToolingCost", "assembly"] },
      ],
    }),
  );
  const { user } = renderPage(<AdminQuotePage quoteId="quote-1" />);
  const assembly = (await screen.findAllByRole("textbox", { name: /^Our price for/ })).at(-1);
  await user.type(assembly ?? document.body, "40");
  expect(screen.getByText(/The Boards section has no price/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Lead time" })).toHaveValue("16");
  await user.clear(screen.getByRole("textbox", { name: "Lead time" }));
  await user.type(screen.getByRole("textbox", { name: "Lead time" }), "12");
  await user.clear(screen.getByRole("textbox", { name: "Valid for" }));
  await user.click(screen.getByRole("button", { name: /^Send offer/ }));
  expect(api.calls("offerAdminQuote")).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: "Valid for" }), "14");
  await user.click(screen.getByRole("button", { name: /^Send offer/ }));
  await waitFor(() => expect(api.calls("offerAdminQuote")).toHaveLength(1));
  expect(api.calls("offerAdminQuote")[0]?.body).toMatchObject({ leadTimeDays: 12, validDays: 14 });
});
