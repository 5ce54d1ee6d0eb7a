"use client";
// Offers the last assembly quote of this browser to a returning user.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeptNotice } from "@/components/quote/kept-notice";
import { useKeptForm } from "@/components/quote/use-kept-form";
import { formatLength } from "@/lib/core/pcb/length";
import { toPcbaQuery } from "@/lib/core/pcba/query";
import { assembledPieces, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { keptPcba } from "@/stores/drafts/kept-pcba";
import { usePcbaDraftStore } from "@/stores/drafts/pcba-draft";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

export function KeptPcba({ specification }: { specification: PcbaSpecification }) {
  const t = useTranslations("quote");
  const values = useTranslations("pcb.values");
  const boards = useQuoteDraftStore();
  const assemblies = usePcbaDraftStore();
  const [isNew] = useState(() => toPcbaQuery(specification).length === 0);
  const { kept, dismiss } = useKeptForm(keptPcba, {
    current: { specification, projectId: null, bookVersion: null },
    isNew,
  });
  if (!kept) return null;
  const { board, assembly } = kept.specification;
  const summary = t("holds.board", {
    layers: values("layers", { layers: board.layers }),
    size: values("size", { width: formatLength(board.widthMm, "mm"), height: formatLength(board.heightMm, "mm") }),
    pieces: values("pieces", { count: assembledPieces(board) }),
  });
  return (
    <KeptNotice
      summary={summary}
      atMs={kept.atMs}
      onTake={() => {
        boards.getState().replace(board, null);
        assemblies.getState().replace(assembly);
      }}
      onDismiss={dismiss}
    />
  );
}
