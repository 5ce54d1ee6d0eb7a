// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useQuote } from "@/components/pcb/quote-source";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage } from "./in-page";

beforeEach(stubBrowser);
afterEach(cleanup);

it("who shows a part of the quote is drawn anew when that part has changed, and only then", () => {
  let draws = 0;
  function Holes() {
    const { values, effects } = useQuote(({ choicesOf }) => choicesOf("minHoleMm"));
    draws += 1;
    return <p>{values.map(({ value }, at) => `${value}: ${effects[at]}`).join(", ")}</p>;
  }
  const { draft } = inPage(<Holes />, { named: { quantity: 50 } });
  const before = screen.getByText(/0\.3: 0/).textContent;
  expect(draws).toBe(1);
  // Colours cost the same, and say nothing of holes.
  act(() => draft.getState().change({ silkscreenColor: "Black", solderMaskColor: "White" }));
  expect(draws).toBe(1);
  // Ten times the area: what small holes add by area is ten times as much.
  act(() => draft.getState().change({ quantity: 500 }));
  expect(draws).toBe(2);
  expect(screen.getByText(/0\.3: 0/).textContent).not.toBe(before);
});
