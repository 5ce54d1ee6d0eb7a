"use client";
// Board, assembly and viewer on one page, with one draft of each.
import { useState } from "react";
import { BoardPanel } from "@/components/gerber/preview/board-panel";
import { BoardOptions, BoardQuantity } from "@/components/pcb/form/board-options";
import { FileFixes } from "@/components/pcb/form/file-fixes";
import { PcbaQuote } from "@/components/pcba/pcba-quote";
import { useQuoteSearch } from "@/components/quote/use-quote-search";
import { changeSpecification } from "@/lib/core/pcb/change";
import { fromQuery } from "@/lib/core/pcb/query";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { withoutOffer, withPublished } from "@/lib/core/pricing/book";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { PROJECT } from "@/lib/core/pricing/quote-address";
import { fromPcbaQuery } from "@/lib/core/pcba/query";
import type { PcbaSpecification } from "@/lib/core/pcba/specification";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";

/** Asked for with the assembly, once. */
const WITHOUT_QUANTITY = ["quantity"] as const;

interface PcbaWorkspaceProps {
  /** Specification of the address, completed with defaults. */
  specification: PcbaSpecification;
  /** Board options named in the address. */
  named: readonly PcbOption[];
  projectId: string | null;
  /** Published price books that are newer than the script. */
  published: PriceBooks;
  /** Time of rendering, so that browser and server price by the same books. */
  nowMs: number;
  promisedMs: readonly number[];
}

export function PcbaWorkspace({ specification, named, projectId, published, nowMs, promisedMs }: PcbaWorkspaceProps) {
  // A lead time that is not offered for this board is replaced by one that is.
  const [board] = useState(() =>
    createQuoteDraft(changeSpecification(specification.board, {}), {
      // The prototype offer applies to bare boards only.
      books: withPublished(published.boards).map(withoutOffer),
      nowMs,
    }),
  );
  const [assembly] = useState(() => createPcbaDraft(specification.assembly, published));
  const [view] = useState(() => createGerberView({ projectId }));
  return (
    <QuoteDraftContext value={board}>
      <PcbaDraftContext value={assembly}>
        <GerberViewContext value={view}>
          <PcbaQuote
            promisedMs={promisedMs}
            board={<BoardPanel />}
            quantity={(effectAt) => <BoardQuantity effectAt={effectAt} />}
            boardOptions={(dates) => <BoardOptions promisedMs={dates} named={named} without={WITHOUT_QUANTITY} />}
            fixes={<FileFixes />}
          />
        </GerberViewContext>
      </PcbaDraftContext>
    </QuoteDraftContext>
  );
}

type PageProps = Pick<PcbaWorkspaceProps, "published" | "nowMs" | "promisedMs">;

/** Prerendered page: a quote in the address is read in the browser if the server did not render it. */
export function AddressedPcba(props: PageProps) {
  const { key, read } = useQuoteSearch("/order/manufacturing/pcba");
  return (
    <PcbaWorkspace
      key={key}
      specification={fromPcbaQuery(read)}
      named={Object.keys(fromQuery(read)) as PcbOption[]}
      projectId={read(PROJECT)}
      {...props}
    />
  );
}
