// @vitest-environment jsdom
// Customer care of an order: messages, questions, complaints, changes, parts, receipt.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OrderPage } from "@/components/order/order-page";
import { saveFile } from "@/lib/client/upload/download";
import type { OrderMessage, OrderPart } from "@/lib/contracts/order-care";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
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

const message = (change: Partial<OrderMessage> = {}): OrderMessage => ({
  ...{ messageId: "msg_1", kind: "message", isFromStaff: true, text: "Packed today.", at: "2026-11-21T08:00:00Z" },
  ...{ seenAt: null, questionId: null, isOpen: false, files: [] },
  ...change,
});

function show(change: Parameters<typeof orderView>[0], tag?: "zh-CN") {
  api.answer("viewOrder", orderView(change));
  return renderPage(<OrderPage orderId="order-1" />, { tag });
}

async function sheet(name: string) {
  const found = (await screen.findByRole("heading", { name })).closest("section");
  if (!found) throw new Error(`no sheet ${name}`);
  return within(found);
}

describe("the thread", () => {
  it("shows what we wrote, says that it was seen, and sends an answer once", async () => {
    const { user } = show({ messages: [message()], unseenMessages: 1 });
    const thread = await sheet("Messages");
    expect(thread.getByText("Packed today.")).toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls("seeOrderMessages").map(({ body }) => body)).toEqual([{ orderId: "order-1" }]),
    );
    await user.type(thread.getByLabelText("Your message"), "Thank you");
    await user.dblClick(thread.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(thread.getByLabelText("Your message")).toHaveValue(""));
    expect(api.calls("sendOrderMessage").map(({ body }) => body)).toEqual([
      { orderId: "order-1", text: "Thank you", fileIds: [] },
    ]);
  });

  it("keeps the words of a message that was not taken", async () => {
    const { user } = show({});
    api.fail("sendOrderMessage", { kind: "refusal", code: "TOO_MANY_RECORDS" });
    const thread = await sheet("Messages");
    await user.type(thread.getByLabelText("Your message"), "Hello?");
    await user.click(thread.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(api.calls("sendOrderMessage")).toHaveLength(1));
    expect(thread.getByLabelText("Your message")).toHaveValue("Hello?");
  });

  it.each([
    [undefined, "An engineer has a question for you", "Your answer", "Answer"],
    ["zh-CN" as const, "工程师有问题需要您回复", "您的回复", "回复"],
  ])("puts an open question first and takes its answer (%s)", async (tag, title, label, button) => {
    const question = message({ messageId: "q1", kind: "question", text: "Is the slot plated?", isOpen: true });
    const { user } = show(
      { messages: [question], questionState: "asked", promiseStoppedDate: "2026-11-21T08:00:00Z" },
      tag,
    );
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    await user.type(screen.getByLabelText(label), "Plated");
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() =>
      expect(api.calls("sendOrderMessage").map(({ body }) => body)).toEqual([
        { orderId: "order-1", questionId: "q1", text: "Plated", fileIds: [] },
      ]),
    );
  });
});

describe("what may still be changed", () => {
  it("is said, and the customer's own number is changed in its place", async () => {
    const { user } = show({});
    const changes = (await screen.findByText("Can I still change this?")).closest("p");
    expect(changes).toHaveTextContent("Yes: files, address, PO number and notes, or cancel the order.");
    await user.click(screen.getByRole("button", { name: "Change: PO number" }));
    await user.type(screen.getByLabelText("PO number"), "PO-77");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(api.calls("editOrder").map(({ body }) => body)).toEqual([{ orderId: "order-1", purchaseNumber: "PO-77" }]),
    );
  });

  it("is nothing once it is made, and then no way to change it is offered", async () => {
    show({ status: "In Production", canEdit: false, canCancel: false, canAddFiles: false, canAnswer: false });
    const changes = (await screen.findByText("Can I still change this?")).closest("p");
    expect(changes).toHaveTextContent("No, production has started.");
    expect(screen.queryByRole("button", { name: /^Change/ })).not.toBeInTheDocument();
  });
});

describe("after production", () => {
  const made = { status: "Processed" as const, canCancel: false, shippingCostMicro: 18_400_000 };

  it("the shipping is paid, at what the parcel weighed less its coupon", async () => {
    const { user } = show({ ...made, shippingDueMicro: 8_400_000, shippingDiscountMicro: 10_000_000, canPay: true });
    await user.click(await screen.findByRole("button", { name: "Pay $8.40" }));
    expect(api.calls("payOrder").map(({ body }) => body)).toEqual([{ orderId: "order-1" }]);
    expect((await sheet("Price")).getByText("$18.40 less your shipping coupon")).toBeInTheDocument();
  });

  it("a parcel on its way is followed at its carrier, and said to have come", async () => {
    const shipment = { carrier: "DHL", trackingNumber: "123", weightGrams: 900 };
    const dates = { shippedAt: "2026-11-27T10:00:00Z", deliveredAt: null };
    const { user } = show({ status: "Shipped", shipment: { ...shipment, ...dates }, canComplete: true });
    const link = await screen.findByRole("link", { name: "123" });
    expect(link).toHaveAttribute("href", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=123");
    await user.click(screen.getByRole("button", { name: "Confirm received" }));
    expect(api.calls("completeOrder")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Yes, complete order" }));
    await waitFor(() => expect(api.calls("completeOrder")).toHaveLength(1));
  });

  it("a complaint is sent with its reason and wish, and its state is shown", async () => {
    const { user } = show({ status: "Complete", canComplain: true });
    await user.click(await screen.findByRole("button", { name: "Report a problem" }));
    const dialog = within(screen.getByRole("dialog", { name: "Report a problem" }));
    await user.selectOptions(dialog.getByLabelText("What is wrong?"), "Damaged in transit");
    await user.selectOptions(dialog.getByLabelText("Requested solution"), "Refund");
    await user.type(dialog.getByLabelText("Description"), "One is cracked");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    await waitFor(() =>
      expect(api.calls("complain").map(({ body }) => body)).toEqual([
        { orderId: "order-1", reason: "damaged", wish: "refund", text: "One is cracked", fileIds: [] },
      ]),
    );
  });
});

describe("the parts", () => {
  const part: OrderPart = {
    ...{ line: 0, brandName: "Yageo", sn: "RC0603", bottomTop: "top", packageName: "0603", tagNo: "R1 R2" },
    ...{ quantity: 20, dnp: 2, unitPrice: 12_000, totalCost: 240_000 },
  };

  it("show two dashes for what costs nothing or is not known", async () => {
    const empty = { ...part, brandName: "", bottomTop: "", dnp: 1, unitPrice: 0, totalCost: null };
    show({ partList: [part, empty, { ...part, bottomTop: "both" }] });
    const table = within((await sheet("Parts")).getByRole("table"));
    const rows = table.getAllByRole("row").slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.lastChild?.textContent),
    );
    expect(cells).toEqual([
      ["R1 R2", "RC0603", "Yageo", "0603", "Top", "20", "Assembled", "$0.012", "$0.24"],
      ["R1 R2", "RC0603", "--", "0603", "--", "20", "DNP", "--", "--"],
      ["R1 R2", "RC0603", "Yageo", "0603", "Both", "20", "Assembled", "$0.012", "$0.24"],
    ]);
  });

  it("are downloaded under the project's name, without characters that file systems refuse", async () => {
    const { user } = show({ partList: [part], title: "驱动板: A/B" });
    await user.click((await sheet("Parts")).getByRole("button", { name: "Download as .xls" }));
    await waitFor(() => expect(saved.mock.calls.map(([{ name }]) => name)).toEqual(["驱动板 A B-quote.xls"]));
  });
});

it("a promised date that moved is told with both its days", async () => {
  const moved = { from: "Paid" as const, to: "Paid" as const, at: "2026-11-24T12:00:00Z", actor: "system" };
  const details = { from: "2026-11-27T10:00:00Z", to: "2026-12-01T10:00:00Z" };
  show({ events: [...orderView().events, { ...moved, note: "promiseMoved", details }] });
  const log = await sheet("Activity");
  expect(log.getByText(/Estimated ship date moved from Nov 27, 2026 to Dec 1, 2026/)).toBeInTheDocument();
});
