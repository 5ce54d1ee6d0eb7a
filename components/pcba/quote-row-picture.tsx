"use client";
// Board picture of a quote in a list; an icon of its kind if it has none.
import { useTranslations } from "next-intl";
import { useQuoteName } from "@/components/pcba/use-quote-name";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { NearView } from "@/components/ui/near-view";
import { useBoardPicture } from "@/lib/client/gerber";
import { useBoard3dSnapshot } from "@/lib/client/board3d-snapshot";
import type { QuoteSummary } from "@/lib/contracts/bom";

export function QuoteRowPicture({ quote }: { quote: QuoteSummary }) {
  return <NearView>{(isNear) => <Picture quote={quote} isNear={isNear} />}</NearView>;
}

function Picture({ quote, isNear }: { quote: QuoteSummary; isNear: boolean }) {
  const t = useTranslations("quotes.list");
  const name = useQuoteName()(quote);
  const { projectId, hasPicture, board3dSnapshot, kind, board } = quote;
  const wanted = isNear ? projectId : null;
  const drawn = useBoardPicture(
    wanted !== null && hasPicture && board3dSnapshot === null
      ? { projectId: wanted, side: "top", size: "small" }
      : null,
  );
  const taken = useBoard3dSnapshot(
    wanted !== null && board3dSnapshot !== null ? { projectId: wanted, board3dSnapshot } : null,
  );
  const words = board3dSnapshot !== null ? "snapshotOf" : hasPicture ? "pictureOf" : "noPicture";
  return (
    <BoardThumbnail
      isSmall
      image={board3dSnapshot === null ? drawn.data : taken.data}
      appearance={board}
      icon={kind === "pcb" ? "board" : "reel"}
      alt={t(words, { name })}
    />
  );
}
