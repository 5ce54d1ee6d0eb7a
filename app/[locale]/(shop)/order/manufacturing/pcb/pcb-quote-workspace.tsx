"use client";
// Where the quote and the board meet: one draft and one board for both.
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
  /** What the address says. */
  named: Partial<PcbSpecification>;
  projectId: string | null;
  /** An item of the cart or a line of an order that is being changed: all of it is meant, the files change none of it. */
  isEditing: boolean;
  /** The price book that the address names. */
  bookVersion: string | null;
  /** Price books that the script does not bring. */
  published: readonly PriceBook[];
  /** When the page was made: browser and server price by the same book. */
  nowMs: number;
  /** By working days from one: when an order paid now leaves. */
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
  // A lead time that is not offered for this board gives way to one that is.
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

/** The prerendered page: a quote in the address that the server did not draw is read in the browser. */
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
