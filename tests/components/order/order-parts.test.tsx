// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OrderCost } from "@/components/order/order-cost";
import { OrderLines } from "@/components/order/lines/order-lines";
import { OrderLog } from "@/components/order/order-page";
import { OrderPayments } from "@/components/order/order-payments";
import { OrderStatusLine } from "@/components/order/order-status-line";
import type { OrderView } from "@/lib/contracts/order";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";
import { orderView, PRICE } from "@/tests/support/board-item";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

it("a paid order answers first that it can still be cancelled, and when it should ship", () => {
  renderPage(<OrderStatusLine order={orderView()} />);
  expect(screen.getByRole("heading", { name: "Paid: you can still cancel" })).toBeInTheDocument();
  expect(
    screen.getByText(/with a full refund until engineering review\. Expected to ship on Nov 27, 2026\./),
  ).toBeInTheDocument();
  const now = screen.getAllByRole("listitem").filter((station) => station.getAttribute("aria-current") === "step");
  expect(now.map((station) => station.textContent)).toEqual(["Paid (now)Nov 20"]);
});

it("the same in Chinese, without a promise once it is cancelled", () => {
  const cancelled = orderView({
    status: "Cancelled",
    payments: [
      {
        part: "order",
        provider: "sandbox",
        method: "sandbox",
        status: "refunded",
        amountMicro: 30_000_000,
        at: "2026-11-20T10:00:00Z",
      },
    ],
  });
  renderPage(<OrderStatusLine order={cancelled} />, { tag: "zh-CN" });
  expect(screen.getByRole("heading", { name: "订单已取消并退款" })).toBeInTheDocument();
  expect(screen.queryByText(/预计/)).not.toBeInTheDocument();
});

it("each line of the price says the rule that made it, with money in the reader's form", () => {
  renderPage(<OrderCost order={orderView()} />);
  const details = screen.getByRole("group");
  const terms = within(details)
    .getAllByRole("term")
    .map((term) => term.textContent);
  expect(terms).toEqual(["Toolingonce per order, 2 layers", "Boards0.5 m² at $50.00 per m²"]);
  expect(
    within(details)
      .getAllByRole("definition")
      .map((amount) => amount.textContent),
  ).toEqual(["$5.00", "$25.00"]);
});

/** The sums of an order, each name with its amount. */
const sumsOf = (names: readonly string[]) =>
  names.map((name) => screen.queryByText(name)?.closest("div")?.textContent ?? null);

it("names every sum of the specification, a coupon where one was used", () => {
  const names = ["Merchandise total", "Coupon discount", "Subtotal", "Transaction fee", "Amount payable"];
  const { unmount } = renderPage(<OrderCost order={orderView()} />);
  expect(sumsOf(names)).toEqual(["Merchandise total$30.00", null, "Subtotal$30.00", null, "Amount payable$30.00"]);
  unmount();
  const discounted = orderView({
    couponDiscountMicro: 5_000_000,
    subtotalMicro: 25_000_000,
    transactionFeeMicro: 750_000,
    amountPayableMicro: 25_750_000,
  });
  renderPage(<OrderCost order={discounted} />);
  expect(sumsOf(names)).toEqual([
    "Merchandise total$30.00",
    "Coupon discount-$5.00",
    "Subtotal$25.00",
    "Transaction fee$0.75",
    "Amount payable$25.75",
  ]);
});

it("shipping is an estimate that is charged later, beside the sum and not in it", () => {
  renderPage(<OrderCost order={orderView()} />);
  const shipping = screen.getByText(/^Shipping, standard/);
  expect(shipping).toHaveTextContent("Shipping, standardestimate, charged after production");
  expect(screen.getByText("about $18.40")).toBeInTheDocument();
});

it("a line says what was ordered, under the customer's own number", () => {
  renderPage(<OrderLines order={orderView()} picture={() => null} />);
  const line = screen.getAllByRole("listitem")[0];
  expect(line).toHaveTextContent("Motor driver2 layers, 100 × 100 mm, 1.6 mm thick, HASL");
  expect(line).toHaveTextContent("Your part number MD-7");
  expect(line).toHaveTextContent("Quantity50Unit price$0.60Amount$30.00");
});

it("a line leads to the DFM report of its files, checked for what was ordered", () => {
  const [board] = orderView().lines;
  if (board?.itemType !== "Custom") throw new Error("no board");
  const specification = { ...board.specification, layers: 4, surfaceFinish: "ENIG" as const };
  const show = (line: OrderView["lines"][number]) =>
    renderPage(<OrderLines order={orderView({ lines: [line] })} picture={() => null} />);
  const { unmount } = show({ ...board, specification });
  const report = screen.getByRole("link", { name: "DFM report" }).getAttribute("href");
  const { pathname, searchParams } = new URL(report ?? "", "https://boardwright.test");
  expect(pathname).toBe("/order/dfm");
  expect(Object.fromEntries(searchParams)).toMatchObject({ id: "project-1", layers: "4", surfaceFinish: "ENIG" });
  unmount();
  show({ ...board, projectId: null });
  expect(screen.queryByRole("link", { name: "DFM report" })).not.toBeInTheDocument();
});

const STENCIL: OrderView["lines"][number] = {
  itemType: "Stencil",
  partNo: "",
  projectId: null,
  projectName: "",
  hasPicture: false,
  board3dSnapshot: null,
  dfm: null,
  specification: completeStencil({}),
  price: PRICE,
  totalMicro: 13_000_000,
};

it.each([
  ["en-US", "Stencil without files", "stencil of 280 × 380 mm"],
  ["zh-CN", "钢网（未上传文件）", "钢网 280 × 380 mm"],
] as const)("a stencil without a project is called one in %s, beside the board and in the cost", (tag, name, words) => {
  const order = orderView({ lines: [...orderView().lines, STENCIL] });
  renderPage(<OrderLines order={order} picture={() => null} />, { tag });
  expect(screen.getByRole("heading", { name }).closest("li")).toHaveTextContent(words);
  cleanup();
  renderPage(<OrderCost order={order} />, { tag });
  expect(screen.getByText(name).closest("div")).toHaveTextContent("13.00");
});

it("a board and its stencil are told apart in the sum", () => {
  const named = { ...STENCIL, projectId: "project-1", projectName: "Motor driver" };
  renderPage(<OrderCost order={orderView({ lines: [...orderView().lines, named] })} />);
  const sums = screen.getAllByText("Motor driver").map((name) => name.closest("div")?.textContent);
  expect(sums).toEqual(["Motor driverPCB$30.00", "Motor driverStencil$13.00"]);
});

it("what happened is told from the newest, and by whom", () => {
  renderPage(<OrderLog events={orderView().events} />);
  const items = screen.getAllByRole("listitem").map((item) => item.querySelector("span")?.textContent?.trim());
  expect(items).toEqual(["Payment received by the payment provider", "Ready for payment", "Order placed by you"]);
});

it("payments say what became of them, and that the sandbox moves no money", () => {
  renderPage(<OrderPayments order={orderView()} />);
  expect(screen.getByRole("term")).toHaveTextContent(/^Order, received.*Sandbox, no real money$/);
  expect(screen.getByRole("definition")).toHaveTextContent("$30.00");
});
