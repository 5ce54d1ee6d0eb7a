// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OrderList } from "@/components/order/order-list";
import { OrderTable } from "@/components/order/order-table";
import { orderSummary } from "@/tests/support/board-item";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

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
  const [head, first, second] = screen.getAllByRole("row");
  expect(head).toHaveTextContent("OrderStatusProductOrderedShips aboutQuantityAmount");
  expect(first && cells(first)).toEqual([
    "BW261120-7K2MQ4",
    "Paid",
    "Motor driver",
    "Nov 20, 2026",
    "Nov 27, 2026",
    "50",
    "$30.00",
  ]);
  expect(second && cells(second)).toEqual([
    "BW261119-AAAAAA",
    "Cancelled",
    "PCB and 2 more",
    "Nov 20, 2026",
    "--",
    "50",
    "$30.00",
  ]);
  expect(screen.getByRole("link", { name: "BW261120-7K2MQ4" })).toHaveAttribute("href", "/my-center/orders/order-1");
});

it("in Chinese the same table reads as Chinese, and its links keep the language", () => {
  renderPage(<OrderTable orders={orders} />, { tag: "zh-US" });
  const second = screen.getAllByRole("row")[2];
  expect(second && cells(second)).toEqual([
    "BW261119-AAAAAA",
    "已取消",
    "PCB 等另 2 项",
    "2026年11月20日",
    "--",
    "50",
    "$30.00",
  ]);
  expect(screen.getByRole("link", { name: "BW261120-7K2MQ4" })).toHaveAttribute("href", "/zh/my-center/orders/order-1");
});

it("the list for narrow windows carries the same facts in one link an order", () => {
  renderPage(<OrderList orders={orders} />);
  const [first] = within(screen.getByRole("list", { name: "Your orders" })).getAllByRole("link");
  expect(first).toHaveTextContent("BW261120-7K2MQ4PaidMotor driverNov 20, 202650 pieces$30.00");
  expect(first).toHaveAttribute("href", "/my-center/orders/order-1");
});
