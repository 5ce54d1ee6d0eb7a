"use client";
// Where list, board and viewer meet: one draft of each for everything on the page.
import dynamic from "next/dynamic";
import { useState } from "react";
import { BomQuote } from "@/components/bom/bom-quote";
import { changeSpecification } from "@/lib/core/pcb/change";
import type { PcbOption } from "@/lib/core/pcb/specification";
import type { PcbaSpecification } from "@/lib/core/pcba/specification";
import { withoutOffer, withPublished } from "@/lib/core/pricing/book";
import type { PriceShelf } from "@/lib/core/pricing/shelf";
import { BomDraftContext, createBomDraft } from "@/stores/bom-draft";
import { createGerberView, GerberViewContext } from "@/stores/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/quote-draft";

// They have nothing to say before there is a list.
const BoardPanel = dynamic(() => import("@/components/gerber/board-panel").then((file) => file.BoardPanel), {
  ssr: false,
});
const BoardOptions = dynamic(() => import("@/components/pcb/board-options").then((file) => file.BoardOptions), {
  ssr: false,
});

interface BomDeskProps {
  /** What the address says, completed. */
  specification: PcbaSpecification;
  /** The board's options that it names. */
  named: readonly PcbOption[];
  projectId: string | null;
  /** Price books that the script does not bring. */
  published: PriceShelf;
  /** When the page was made: browser and server price by the same books. */
  nowMs: number;
  promisedMs: readonly number[];
}

export function BomDesk({ specification, named, projectId, published, nowMs, promisedMs }: BomDeskProps) {
  // A lead time that is not offered for this board gives way to one that is.
  const [board] = useState(() =>
    createQuoteDraft(changeSpecification(specification.board, {}), {
      // The prototype offer is for bare boards: no choice of this page gains or loses it.
      books: withPublished(published.boards).map(withoutOffer),
      nowMs,
    }),
  );
  const [assembly] = useState(() => createPcbaDraft(specification.assembly, published));
  const [view] = useState(() => createGerberView({ projectId }));
  const [list] = useState(() => createBomDraft());
  return (
    <QuoteDraftContext value={board}>
      <PcbaDraftContext value={assembly}>
        <GerberViewContext value={view}>
          <BomDraftContext value={list}>
            <BomQuote
              promisedMs={promisedMs}
              board={<BoardPanel />}
              boardOptions={<BoardOptions promisedMs={promisedMs} named={named} />}
            />
          </BomDraftContext>
        </GerberViewContext>
      </PcbaDraftContext>
    </QuoteDraftContext>
  );
}
