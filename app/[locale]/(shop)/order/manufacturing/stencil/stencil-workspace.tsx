"use client";
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
  /** Specification of the address, completed with defaults. */
  specification: StencilSpecification;
  bookVersion: string | null;
  /** Published price books that are newer than the script; freight comes from those of boards. */
  published: Pick<PriceBooks, "boards" | "stencils">;
  /** Time of rendering, so that browser and server price by the same book. */
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

/** Prerendered page: a quote in the address is read in the browser if the server did not render it. */
export function AddressedStencil(props: PageProps) {
  const { key, read } = useQuoteSearch("/order/manufacturing/stencil");
  return (
    <StencilWorkspace key={key} specification={fromStencilQuery(read)} bookVersion={read(QUOTED_BOOK)} {...props} />
  );
}
