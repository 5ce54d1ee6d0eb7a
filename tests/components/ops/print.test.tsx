// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OrderPrintPage } from "@/components/ops/orders/order-print-page";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminOrder } from "@/tests/support/mock-api/ops-answers";
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

it("a packing slip names every line and no price", async () => {
  const order = orderView();
  api.answer("viewAdminOrder", adminOrder({ order }));
  const { container } = renderPage(<OrderPrintPage orderId="order-1" paper="packing-slip" />);
  expect(await screen.findByRole("heading", { name: "Packing slip" })).toBeInTheDocument();
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(1 + order.lines.length);
  expect(container.textContent).not.toMatch(/\$|USD/);
});

it("a label carries the order's number as a barcode until the parcel has a number", async () => {
  const order = orderView();
  api.answer("viewAdminOrder", adminOrder({ order }));
  renderPage(<OrderPrintPage orderId="order-1" paper="label" />);
  expect(await screen.findByRole("img", { name: order.orderNumber })).toBeInTheDocument();
});

it("a label carries the tracking number of a parcel as its barcode", async () => {
  const order = orderView();
  const shipment = { carrier: "DHL", trackingNumber: "JD01", weightGrams: 420, shippedAt: "2026-11-21T09:00:00Z" };
  api.answer("viewAdminOrder", adminOrder({ order: { ...order, shipment: { ...shipment, deliveredAt: null } } }));
  renderPage(<OrderPrintPage orderId="order-1" paper="label" />);
  expect(await screen.findByRole("img", { name: "JD01" })).toBeInTheDocument();
});
