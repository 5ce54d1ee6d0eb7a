// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QuoteFollowers, useQuote } from "@/components/pcb/quote-source";
import { stubBrowser } from "@/tests/support/render-page";
import { inPage } from "./in-page";

beforeEach(stubBrowser);
afterEach(cleanup);

it("who shows a part of the quote is drawn anew when that part has changed, and only then", () => {
  const drawn = vi.fn();
  function Holes() {
    const values = useQuote(({ valuesOf }) => valuesOf("minHoleMm"));
    const effects = useQuote(({ effectsOf }) => effectsOf("minHoleMm"));
    drawn();
    return <p>{values.map(({ value }, at) => `${value}: ${effects[at]}`).join(", ")}</p>;
  }
  const { draft } = inPage(<Holes />, { named: { quantity: 50 } });
  const before = screen.getByText(/0\.3: 0/).textContent;
  expect(drawn).toHaveBeenCalledTimes(1);
  // Colors cost the same, and say nothing of holes.
  act(() => draft.getState().change({ silkscreenColor: "Black", solderMaskColor: "White" }));
  expect(drawn).toHaveBeenCalledTimes(1);
  // Ten times the area: what small holes add by area is ten times as much.
  act(() => draft.getState().change({ quantity: 500 }));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/0\.3: 0/).textContent).not.toBe(before);
});

function Total() {
  return <output>{useQuote(({ price }) => price?.total.amountMicro)}</output>;
}

function Followers() {
  const [areVisible, setAreVisible] = useState(false);
  return (
    <>
      <button onClick={() => setAreVisible(true)}>Scroll</button>
      <QuoteFollowers areVisible={areVisible}>
        <Total />
      </QuoteFollowers>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;

describe("what is out of sight", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("follows when the choice has stood still", () => {
    const { draft } = inPage(<Followers />, { named: { quantity: 50 } });
    const before = shown();
    act(() => draft.getState().change({ quantity: 500 }));
    act(() => vi.advanceTimersByTime(150));
    act(() => draft.getState().change({ quantity: 1000 }));
    act(() => vi.advanceTimersByTime(150));
    expect(shown()).toBe(before);
    act(() => vi.advanceTimersByTime(50));
    const settled = shown();
    expect(settled).not.toBe(before);
    act(() => draft.getState().change({ quantity: 50 }));
    act(() => vi.advanceTimersByTime(200));
    expect(shown()).toBe(before);
  });

  it("follows at once when it comes into sight", () => {
    const { draft } = inPage(<Followers />, { named: { quantity: 50 } });
    const before = shown();
    act(() => draft.getState().change({ quantity: 500 }));
    expect(shown()).toBe(before);
    act(() => screen.getByRole("button").click());
    expect(shown()).not.toBe(before);
  });
});
