// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OrderListPage } from "@/components/order/list/order-list-page";
import { sessionStore } from "@/stores/account/session";
import { orderSummary } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("listOrders", { rows: [orderSummary()], total: 45, count: { Paid: 44, Reviewed: 1 } });
});
afterEach(cleanup);

it("asks for what the address says, and leads to the neighbouring pages of the same filter", async () => {
  renderPage(<OrderListPage />, { address: "/my-center/orders?status=Paid&q=driver&page=2" });
  expect(await screen.findByText("BW261120-7K2MQ4")).toBeInTheDocument();
  expect(api.calls("listOrders").map((call) => call.query)).toEqual([
    { status: "Paid", keyword: "driver", pageNum: "2", pageSize: "20" },
  ]);
  // 45 orders, 20 a page: 3 pages.
  expect(screen.getByText("Page 2 of 3")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/my-center/orders?status=Paid&q=driver&page=3",
  );
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute(
    "href",
    "/my-center/orders?status=Paid&q=driver",
  );
});

it("offers the usual states with their counts, and unusual ones where there are orders", async () => {
  renderPage(<OrderListPage />, { address: "/my-center/orders?status=Paid" });
  await screen.findByText("BW261120-7K2MQ4");
  const states = screen.getByRole("navigation", { name: "Status" });
  expect(states).toHaveTextContent("All 45Submitted 0Paid 44Reviewed 1In production 0Shipped 0Complete 0Canceled 0");
  expect(screen.getByRole("link", { name: "Paid 44" })).toHaveAttribute("aria-current", "page");
});

it("shows no counts where the list could not be loaded", async () => {
  api.fail("listOrders", { kind: "broken" });
  renderPage(<OrderListPage />, { address: "/my-center/orders" });
  expect(await screen.findByRole("button", { name: "Try again" }, { timeout: 5000 })).toBeInTheDocument();
  const states = screen.getByRole("navigation", { name: "Status" });
  expect(states).toHaveTextContent(/^All Submitted Paid In production Shipped Complete Canceled$/);
});

it("a search goes into the address and starts at its first page", async () => {
  const { user, visited } = renderPage(<OrderListPage />, {
    address: "/my-center/orders?status=Paid&page=3",
    tag: "zh-US",
  });
  await screen.findByText("BW261120-7K2MQ4");
  await user.type(screen.getByRole("searchbox"), "传感器{Enter}");
  expect(visited).toEqual(["/zh/my-center/orders?status=Paid&q=%E4%BC%A0%E6%84%9F%E5%99%A8"]);
});

it("tells an empty list from a filter that matches nothing", async () => {
  api.answer("listOrders", { rows: [], total: 0, count: {} });
  const { unmount } = renderPage(<OrderListPage />, { address: "/my-center/orders" });
  expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeInTheDocument();
  unmount();
  renderPage(<OrderListPage />, { address: "/my-center/orders?q=zzz" });
  expect(await screen.findByRole("heading", { name: "No matching orders" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all orders" })).toHaveAttribute("href", "/my-center/orders");
});

it("a list that cannot be loaded can be asked for again", async () => {
  api.fail("listOrders", { kind: "refusal", code: "OPERATION_FAILED", message: "Operation is failed" }, 1);
  const { user } = renderPage(<OrderListPage />, { address: "/my-center/orders" });
  expect(await screen.findByRole("heading", { name: "Orders could not be loaded" })).toBeInTheDocument();
  api.answer("listOrders", { rows: [orderSummary()], total: 1, count: { Paid: 1 } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByText("No orders yet").catch(() => screen.findByRole("list", { name: "Your orders" })),
  ).toBeInTheDocument();
});
