// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OrderList } from "@/components/order/list/order-list";
import { OrderTable } from "@/components/order/list/order-table";
import { sessionStore } from "@/stores/account/session";
import { orderSummary } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(cleanup);

const orders = [
  orderSummary(),
  orderSummary({
    orderId: "order-2",
    orderNumber: "BW261119-AAAAAA",
    status: "Cancelled",
    title: "",
    lines: 3,
    estimatedShippingDate: null,
  }),
];

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

it("the table says number, state, product, dates, quantity and money in the reader's form", () => {
  renderPage(<OrderTable orders={orders} />);
  const [header, first, second] = screen.getAllByRole("row");
  expect(header).toHaveTextContent("PictureOrderStatusOrderedEst. ship dateQuantityAmountActions");
  expect(first && cells(first)).toEqual([
    "",
    "Motor driverBW261120-7K2MQ4",
    "Paid",
    "Nov 20, 2026",
    "Nov 27, 2026",
    "50",
    "$30.00",
    "Reorder",
  ]);
  expect(second && cells(second)).toEqual([
    "",
    "PCB, 2 layers, 100 × 100 mm and 2 moreBW261119-AAAAAA",
    "Canceled",
    "Nov 20, 2026",
    "--",
    "50",
    "$30.00",
    "Reorder",
  ]);
  expect(screen.getByRole("link", { name: "Motor driver" })).toHaveAttribute("href", "/my-center/orders/order-1");
});

it.each([
  ["en-US", "Paid", "By agreement"],
  ["zh-CN", "Submitted", "与您商定"],
  ["en-US", "Cancelled", "--"],
] as const)("a scheduled order without a date in %s, %s: %s", (tag, status, words) => {
  const order = orderSummary({ isScheduled: true, estimatedShippingDate: null, status });
  renderPage(<OrderTable orders={[order]} />, { tag });
  const [, row] = screen.getAllByRole("row");
  expect(row && cells(row)[4]).toBe(words);
});

it("in Chinese the same table reads as Chinese, and its links keep the language", () => {
  renderPage(<OrderTable orders={orders} />, { tag: "zh-US" });
  const second = screen.getAllByRole("row")[2];
  expect(second && cells(second)).toEqual([
    "",
    "PCB，2 层，100 × 100 mm 及另外 2 项BW261119-AAAAAA",
    "已取消",
    "2026年11月20日",
    "--",
    "50",
    "$30.00",
    "再次下单",
  ]);
  expect(screen.getByRole("link", { name: "Motor driver" })).toHaveAttribute("href", "/zh/my-center/orders/order-1");
});

it("the list for narrow windows carries the same facts in one link an order", () => {
  renderPage(<OrderList orders={orders} />);
  const [first] = within(screen.getByRole("list", { name: "Your orders" })).getAllByRole("link");
  expect(first).toHaveTextContent("Motor driver$30.00BW261120-7K2MQ4Nov 20, 202650 pieces");
  expect(first).toHaveAttribute("href", "/my-center/orders/order-1");
});

const namesIn = (row: HTMLElement) =>
  within(row)
    .queryAllByRole("button")
    .concat(within(row).queryAllByRole("link").slice(1))
    .map((each) => each.getAttribute("aria-label"));

it("each row offers what its order can take now: payment, tracking, the same again, the invoice", () => {
  renderPage(
    <OrderList
      orders={[
        orderSummary({ orderId: "a", orderNumber: "A", status: "Submitted" }),
        orderSummary({ orderId: "b", orderNumber: "B", status: "Processed", isShippingDue: true }),
        orderSummary({
          ...{ orderId: "c", orderNumber: "C", status: "Shipped" },
          parcel: { carrier: "DHL", trackingNumber: "JD0001" },
        }),
        orderSummary({ orderId: "d", orderNumber: "D", status: "Quotation Process", amountPayableMicro: null }),
      ]}
    />,
  );
  const [submitted, processed, shipped, asked] = screen.getAllByRole("listitem");
  const rest = (number: string) => [`Reorder ${number}`, `Invoice of order ${number} (PDF)`];
  expect(submitted && namesIn(submitted)).toEqual(["Pay order A", ...rest("A")]);
  expect(processed && namesIn(processed)).toEqual(["Pay order B", ...rest("B")]);
  expect(shipped && namesIn(shipped)).toEqual([...rest("C"), "Track the parcel of order C"]);
  expect(asked && namesIn(asked)).toEqual([]);
});

it("the board's small drawing stands in the row; what has no picture asks for none", async () => {
  sessionStore.getState().setToken("a-token");
  const headers = { "content-type": "image/svg+xml", "content-disposition": "inline; filename=board.svg" };
  api.respond("orderLinePicture", () => new Response("<svg/>", { headers }));
  const [order] = orders;
  if (!order?.line) throw new Error("no order");
  renderPage(<OrderList orders={[{ ...order, line: { ...order.line, position: 1, hasPicture: true } }, order]} />);
  expect(await screen.findByRole("img", { name: "Motor driver, top side" })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls("orderLinePicture").map(({ path, query }) => [path, query])).toEqual([
      ["/api/eda/order/order-1/picture/1", { size: "small" }],
    ]),
  );
});
