"use client";
// The stencil's draft for everything on the page.
import { useState } from "react";
import { StencilQuote } from "@/components/stencil/stencil-quote";
import { type PriceBook, withPublished } from "@/lib/core/pricing/book";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { createStencilDraft, StencilDraftContext } from "@/stores/stencil-draft";

interface StencilDeskProps {
  /** What the address says, completed. */
  specification: StencilSpecification;
  bookVersion: string | null;
  /** Price books of boards that the script does not bring: freight is taken from those. */
  published: readonly PriceBook[];
  /** When the page was made: browser and server price by the same book. */
  nowMs: number;
  promisedMs: readonly number[];
}

export function StencilDesk({ specification, bookVersion, published, nowMs, promisedMs }: StencilDeskProps) {
  const [draft] = useState(() =>
    createStencilDraft(specification, { bookVersion, nowMs, boards: withPublished(published) }),
  );
  return (
    <StencilDraftContext value={draft}>
      <StencilQuote promisedMs={promisedMs} />
    </StencilDraftContext>
  );
}
