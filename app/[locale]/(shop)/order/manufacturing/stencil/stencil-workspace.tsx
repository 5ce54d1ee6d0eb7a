"use client";
// The stencil's draft for everything on the page.
import { useState } from "react";
import { useQuoteSearch } from "@/components/quote/use-quote-search";
import { StencilQuote } from "@/components/stencil/stencil-quote";
import { withPublished } from "@/lib/core/pricing/book";
import { mergePublished } from "@/lib/core/pricing/book-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { QUOTED_BOOK } from "@/lib/core/pricing/quote-address";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { fromStencilQuery } from "@/lib/core/pricing/stencil/query";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { createStencilDraft, StencilDraftContext } from "@/stores/drafts/stencil-draft";

interface StencilWorkspaceProps {
  /** What the address says, completed. */
  specification: StencilSpecification;
  bookVersion: string | null;
  /** Price books that the script does not bring; freight is taken from those of boards. */
  published: Pick<PriceBooks, "boards" | "stencils">;
  /** When the page was made: browser and server price by the same book. */
  nowMs: number;
  promisedMs: readonly number[];
}

export function StencilWorkspace({ specification, bookVersion, published, nowMs, promisedMs }: StencilWorkspaceProps) {
  const [draft] = useState(() =>
    createStencilDraft(specification, {
      ...{ bookVersion, nowMs },
      boards: withPublished(published.boards),
      stencils: mergePublished(STENCIL_BOOKS, published.stencils),
    }),
  );
  return (
    <StencilDraftContext value={draft}>
      <StencilQuote promisedMs={promisedMs} />
    </StencilDraftContext>
  );
}

type PageProps = Pick<StencilWorkspaceProps, "published" | "nowMs" | "promisedMs">;

/** The prerendered page: a quote in the address that the server did not draw is read in the browser. */
export function AddressedStencil(props: PageProps) {
  const { key, read } = useQuoteSearch("/order/manufacturing/stencil");
  return (
    <StencilWorkspace key={key} specification={fromStencilQuery(read)} bookVersion={read(QUOTED_BOOK)} {...props} />
  );
}
