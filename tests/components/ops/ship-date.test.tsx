// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AdminOrderPage } from "@/components/ops/orders/admin-order-page";
import { sessionStore } from "@/stores/account/session";
import { orderView } from "@/tests/support/board-item";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { adminOrder } from "@/tests/support/mock-api/ops-answers";
import { forgetPage, renderPage, stubBrowser } from "@/tests/support/render-page";

const api = startMockApi();
const scheduled = { isScheduled: true, estimatedShippingDate: null } as const;

beforeEach(() => {
  stubBrowser();
  forgetPage();
  sessionStore.getState().setToken("a-token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a scheduled order asks for its ship date, and sends it with the note where the customer may read it", async () => {
  api.answer("viewAdminOrder", adminOrder({ order: orderView(scheduled), due: "undated" }));
  const { user } = renderPage(<AdminOrderPage orderId="order-1" />);
  const day = await screen.findByLabelText(/^Ship date/);
  expect(screen.getByText(/Set it before production starts/)).toBeInTheDocument();
  fireEvent.change(day, { target: { value: "2099-12-01" } });
  const notes = screen.getAllByRole("textbox", { name: /^Note/ });
  const note = notes.find((field) => field.closest("form") === day.closest("form"));
  if (note) await user.type(note, "as agreed");
  await user.click(screen.getByRole("checkbox", { name: "Show the note to the customer" }));
  fireEvent.submit(day.closest("form") ?? day);
  await waitFor(() =>
    expect(api.calls("setAdminShipDate").map(({ body }) => body)).toEqual([
      { id: "order-1", from: "Paid", day: "2099-12-01", note: "as agreed", showNote: "1" },
    ]),
  );
});

it("a day that is refused says why at its field", async () => {
  api.answer("viewAdminOrder", adminOrder({ order: orderView(scheduled) }));
  const message = "This is not a working day in China";
  api.fail("setAdminShipDate", { kind: "refusal", code: "INVALID_INPUT", data: [{ field: "day", message }] });
  renderPage(<AdminOrderPage orderId="order-1" />);
  const day = await screen.findByLabelText(/^Ship date/);
  fireEvent.change(day, { target: { value: "2099-12-06" } });
  fireEvent.submit(day.closest("form") ?? day);
  await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(message)));
});

it("production is not offered before the ship date is set, and is after it", async () => {
  const reviewed = { status: "Reviewed" } as const;
  const moves = ["In Production", "Cancelled"] as const;
  api.answer("viewAdminOrder", adminOrder({ order: orderView({ ...scheduled, ...reviewed }), moves: [...moves] }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  expect(await screen.findByRole("button", { name: "Set ship date" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Start production" })).not.toBeInTheDocument();
  cleanup();
  forgetPage();
  sessionStore.getState().setToken("a-token");
  api.answer("viewAdminOrder", adminOrder({ order: orderView(reviewed), moves: [...moves] }));
  renderPage(<AdminOrderPage orderId="order-1" />);
  expect(await screen.findByRole("button", { name: "Start production" })).toBeInTheDocument();
  expect(screen.getByText(/^Change ship date/, { selector: "summary" })).toBeInTheDocument();
});
