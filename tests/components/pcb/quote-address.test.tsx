// @vitest-environment jsdom
// The address follows the quote, and lets go of it when another page is called.
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { searchWith, useQuoteAddress } from "@/components/pcb/use-quote-address";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { announceNavigation } from "@/lib/i18n/navigation-events";
import { inPage } from "@/tests/components/pcb/in-page";

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/order/manufacturing/pcb");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Address() {
  useQuoteAddress();
  return null;
}

it("is written before another page is called, and not again while that is on its way, which would call it off", () => {
  const { draft } = inPage(<Address />);
  act(() => draft.getState().change({ layers: 4, quantity: 50 }));
  announceNavigation("/shopping-cart");
  const parameters = new URLSearchParams(window.location.search);
  expect([parameters.get("layers"), parameters.get("quantity")]).toEqual(["4", "50"]);
  const write = vi.spyOn(window.history, "replaceState");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(write).not.toHaveBeenCalled();
});

it("drops every option that is back at its default, panels and gold fingers too, and keeps what is none of ours", () => {
  const search = "?panelColumns=3&panelRows=2&goldFingerCount=20&widthMm=50&carbonMask=1&utm_source=mail";
  const specification = completeSpecification({});
  expect(searchWith(search, { specification, projectId: null, bookVersion: null })).toBe("?utm_source=mail");
});
