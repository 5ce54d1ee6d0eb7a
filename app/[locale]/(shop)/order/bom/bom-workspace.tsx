"use client";
// Parts list, board and viewer on one page; each board of the quote has its own drafts.
import dynamic from "next/dynamic";
import { useState } from "react";
import { BomQuote } from "@/components/bom/quote/bom-quote";
import { changeSpecification } from "@/lib/core/pcb/change";
import type { PcbOption } from "@/lib/core/pcb/specification";
import type { PcbaSpecification } from "@/lib/core/pcba/specification";
import { withoutOffer, withPublished } from "@/lib/core/pricing/book";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import { BomBoardsContext, type BoardStart, createBomBoards, useBomBoards } from "@/stores/bom-boards";
import { BomDraftContext, createBomDraft, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { createGerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createPcbaDraft, PcbaDraftContext } from "@/stores/drafts/pcba-draft";
import { createQuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";

// Loaded later: these panels are empty before there is a list.
const BoardPanel = dynamic(() => import("@/components/gerber/preview/board-panel").then((file) => file.BoardPanel), {
  ssr: false,
});
const BoardOptions = dynamic(() => import("@/components/pcb/form/board-options").then((file) => file.BoardOptions), {
  ssr: false,
});
const FileFixes = dynamic(() => import("@/components/pcb/form/file-fixes").then((file) => file.FileFixes), {
  ssr: false,
});

interface BomWorkspaceProps {
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

/** One board of the quote is open at a time; each has its own drafts. */
export function BomWorkspace(props: BomWorkspaceProps) {
  const [boards] = useState(createBomBoards);
  return (
    <BomBoardsContext value={boards}>
      <BoardOnPage {...props} />
    </BomBoardsContext>
  );
}

function BoardOnPage(props: BomWorkspaceProps) {
  const turn = useBomBoards((boards) => boards.turn);
  const start = useBomBoards((boards) => boards.start);
  const { specification, projectId, named } = props;
  const begun = start
    ? // Everything about a board that is taken up again was chosen before.
      { ...start, named: start.projectId === null ? [] : (Object.keys(start.specification.board) as PcbOption[]) }
    : { specification, projectId, named, list: EMPTY_BOM };
  return <BomBoardWorkspace key={turn} {...props} {...begun} />;
}

function BomBoardWorkspace(props: BomWorkspaceProps & BoardStart) {
  const { specification, named, projectId, published, nowMs, promisedMs, list: kept } = props;
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
  const [list] = useState(() => createBomDraft(kept));
  return (
    <QuoteDraftContext value={board}>
      <PcbaDraftContext value={assembly}>
        <GerberViewContext value={view}>
          <BomDraftContext value={list}>
            <BomQuote
              promisedMs={promisedMs}
              board={<BoardPanel />}
              boardOptions={<BoardOptions promisedMs={promisedMs} named={named} />}
              fixes={<FileFixes />}
            />
          </BomDraftContext>
        </GerberViewContext>
      </PcbaDraftContext>
    </QuoteDraftContext>
  );
}
