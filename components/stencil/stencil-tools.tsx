"use client";
// Actions for the whole stencil quote.
import { QuoteTools } from "@/components/quote/quote-tools";
import { searchWith } from "@/components/quote/use-address-parameters";
import { STENCIL_PARAMETERS, stencilParameters } from "@/components/stencil/stencil-parameters";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useStencilDraft, useStencilDraftStore } from "@/stores/drafts/stencil-draft";

export function StencilTools({ quote: { specification, prices } }: { quote: StencilQuote }) {
  const draft = useStencilDraftStore();
  const version = useStencilDraft((state) => state.bookVersion);
  return (
    <QuoteTools
      current={specification}
      link={() => {
        const { origin, pathname } = window.location;
        const parameters = stencilParameters(specification, prices.book.version, true);
        return origin + pathname + searchWith("", STENCIL_PARAMETERS, parameters);
      }}
      onReset={() => draft.getState().reset()}
      onUndo={(previous) => draft.getState().replace(previous, version)}
    />
  );
}
