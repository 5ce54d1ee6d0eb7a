"use client";
// Quote and board on one page, with one draft for both.
import { useState } from "react";
import { BoardPanel } from "@/components/gerber/preview/board-panel";
import { PcbQuote } from "@/components/pcb/pcb-quote";
import { useQuoteSearch } from "@/components/quote/use-quote-search";
import { changeSpecification } from "@/lib/core/pcb/change";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import { fromQuery } from "@/lib/core/pcb/query";
import { type PriceBook, withPublished } from "@/lib/core/pricing/book";
import { EDITED_ITEM, EDITED_ORDER_LINE, PROJECT, QUOTED_BOOK } from "@/lib/core/pricing/quote-address";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";

interface PcbQuoteWorkspaceProps {
  /** Options named in the address. */
  named: Partial<PcbSpecification>;
  projectId: string | null;
  /**
   * An existing cart item or order line is edited: every option counts as chosen, and the files change none of them.
   */
  isEditing: boolean;
  /** Price book named in the address. */
  bookVersion: string | null;
  /** Published price books that are newer than the script. */
  published: readonly PriceBook[];
  /** Time of rendering, so that browser and server price by the same book. */
  nowMs: number;
  /** Ship date of an order that is paid now, by number of working days from 1. */
  promisedMs: readonly number[];
}

export function PcbQuoteWorkspace({
  named,
  projectId,
  isEditing,
  bookVersion,
  published,
  nowMs,
  promisedMs,
}: PcbQuoteWorkspaceProps) {
  // A lead time that is not offered for this board is replaced by one that is.
  const [draft] = useState(() =>
    createQuoteDraft(changeSpecification(completeSpecification(named), {}), {
      ...{ books: withPublished(published), version: bookVersion, nowMs },
    }),
  );
  const [kept] = useState(() => Object.keys(isEditing ? draft.getState().specification : named) as PcbOption[]);
  const [view] = useState(() => createGerberView({ projectId }));
  return (
    <QuoteDraftContext value={draft}>
      <GerberViewContext value={view}>
        <PcbQuote promisedMs={promisedMs} named={kept} board={<BoardPanel />} />
      </GerberViewContext>
    </QuoteDraftContext>
  );
}

type PageProps = Pick<PcbQuoteWorkspaceProps, "published" | "nowMs" | "promisedMs">;

/** Prerendered page: a quote in the address is read in the browser if the server did not render it. */
export function AddressedPcbQuote(props: PageProps) {
  const { key, read } = useQuoteSearch("/order/manufacturing/pcb");
  return (
    <PcbQuoteWorkspace
      key={key}
      named={fromQuery(read)}
      projectId={read(PROJECT)}
      isEditing={read(EDITED_ITEM) !== null || read(EDITED_ORDER_LINE) !== null}
      bookVersion={read(QUOTED_BOOK)}
      {...props}
    />
  );
}
