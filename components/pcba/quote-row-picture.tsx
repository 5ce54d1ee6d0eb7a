"use client";
// The board of a quote in a list; the mark of its kind where there is no picture.
import { useTranslations } from "next-intl";
import { useQuoteName } from "@/components/pcba/use-quote-name";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { NearView } from "@/components/ui/near-view";
import { useBoardPicture } from "@/lib/client/gerber";
import { useSpacePicture } from "@/lib/client/space-picture";
import type { QuoteSummary } from "@/lib/contracts/bom";

export function QuoteRowPicture({ quote }: { quote: QuoteSummary }) {
  return <NearView>{(isNear) => <Picture quote={quote} isNear={isNear} />}</NearView>;
}

function Picture({ quote, isNear }: { quote: QuoteSummary; isNear: boolean }) {
  const t = useTranslations("quotes.list");
  const name = useQuoteName()(quote);
  const { projectId, hasPicture, spacePicture, kind, board } = quote;
  const wanted = isNear ? projectId : null;
  const drawn = useBoardPicture(
    wanted !== null && hasPicture && spacePicture === null ? { projectId: wanted, side: "top", size: "small" } : null,
  );
  const taken = useSpacePicture(wanted !== null && spacePicture !== null ? { projectId: wanted, spacePicture } : null);
  const words = spacePicture !== null ? "spacePictureOf" : hasPicture ? "pictureOf" : "noPicture";
  return (
    <BoardThumbnail
      isSmall
      image={spacePicture === null ? drawn.data : taken.data}
      look={board}
      icon={kind === "pcb" ? "board" : "reel"}
      alt={t(words, { name })}
    />
  );
}
