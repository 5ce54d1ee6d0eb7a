import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { createQuoteDraft } from "@/stores/drafts/quote-draft";
import { PUBLISHED_BOOKS } from "@/tests/support/price-books";

const SUGGESTION = {
  values: { widthMm: 86.36, heightMm: 54.61, layers: 4 },
  measured: ["widthMm" as const, "heightMm" as const, "layers" as const],
  beyond: [],
};

describe("the draft of a quote", () => {
  it("takes from the files what they say, with all that follows", () => {
    const draft = createQuoteDraft(completeSpecification({ quantity: 50 }));
    draft.getState().suggest(SUGGESTION);
    // Four layers, 50 × 86.36 × 54.61 mm = 0.236 m²: 7 days as standard.
    expect(draft.getState()).toMatchObject({
      specification: { widthMm: 86.36, heightMm: 54.61, layers: 4, quantity: 50, leadTimeDays: 7 },
      suggested: SUGGESTION.values,
    });
  });

  it("leaves alone what the address names, and still knows what the files say", () => {
    const draft = createQuoteDraft(completeSpecification({ layers: 6 }));
    draft.getState().suggest(SUGGESTION, ["layers"]);
    expect(draft.getState()).toMatchObject({ specification: { layers: 6, widthMm: 86.36 }, suggested: { layers: 4 } });
  });

  it("starts over from the lowest price, but on the files' board", () => {
    const draft = createQuoteDraft(completeSpecification({}));
    draft.getState().suggest(SUGGESTION);
    draft.getState().change({ surfaceFinish: "ENIG", quantity: 500, layers: 6 });
    draft.getState().reset();
    expect(draft.getState().specification).toEqual(
      completeSpecification({ widthMm: 86.36, heightMm: 54.61, layers: 4 }),
    );
  });

  it("keeps the prices it was opened with, through every change, until somebody asks for others", () => {
    const draft = createQuoteDraft(completeSpecification({}), { version: "us-1", nowMs: 7, books: PUBLISHED_BOOKS });
    const prices = () => draft.getState().prices;
    draft.getState().change({ layers: 4 });
    draft.getState().suggest(SUGGESTION);
    expect(prices()).toEqual({ version: "us-1", nowMs: 7, books: PUBLISHED_BOOKS });
    draft.getState().takeCurrentPrices();
    expect([prices().version, draft.getState().specification.layers]).toEqual([null, 4]);
    draft.getState().replace(completeSpecification({ layers: 6 }), "us-2");
    expect(prices()).toEqual({ version: "us-2", nowMs: 7, books: PUBLISHED_BOOKS });
    // A reset starts a new quote.
    draft.getState().reset();
    expect(prices().version).toBeNull();
  });

  it("forgets the files without forgetting the choice", () => {
    const draft = createQuoteDraft(completeSpecification({}));
    draft.getState().suggest({ ...SUGGESTION, beyond: [{ option: "minHoleMm", measured: 0.1 }] });
    draft.getState().forgetFiles();
    expect(draft.getState()).toMatchObject({ suggested: {}, beyond: [], specification: { layers: 4, widthMm: 86.36 } });
  });
});
