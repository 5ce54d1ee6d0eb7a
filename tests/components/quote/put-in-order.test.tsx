// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { usePutInCart } from "@/components/quote/use-put-in-cart";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { sessionStore } from "@/stores/account/session";
import { SPECIFICATION } from "@/tests/support/board-item";
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
  history.replaceState(null, "", "/");
});

function Save() {
  const { put } = usePutInCart();
  const { send } = useWayToCart(put);
  const content = { itemType: "Custom", specification: { ...SPECIFICATION, quantity: 100 } } as const;
  return (
    <button type="button" onClick={() => void send({ content, bookVersion: "2026-11", files: null })}>
      Save
    </button>
  );
}

/** The hook reads the address itself. */
function openAt(line: string) {
  const address = `/order/manufacturing/pcb?orderLine=${line}`;
  history.replaceState(null, "", address);
  return renderPage(<Save />, { address });
}

it("a quote that was opened from an order's line changes that line and leads back to the order", async () => {
  api.answer("changeOrderLine", { outcome: "changed", amountPayableMicro: 53_500_000 });
  const { user, visited } = openAt("order-1.2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(visited).toEqual(["/my-center/orders/order-1"]));
  expect(api.calls("changeOrderLine").map(({ body }) => body)).toMatchObject([
    { orderId: "order-1", position: 2, specification: { quantity: 100 }, bookVersion: "2026-11" },
  ]);
  expect(api.calls("addToCart")).toEqual([]);
});

it("a refused change leaves the person on the quote with what they chose", async () => {
  api.fail("changeOrderLine", { kind: "refusal", code: "MOVE_NOT_ALLOWED", message: "Not possible any more" });
  const { user, visited } = openAt("order-1.0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Not possible any more")).toBeInTheDocument();
  expect(visited).toEqual([]);
});
