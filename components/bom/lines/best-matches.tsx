"use client";
// Notice of suggested parts, which are in the price, with a button to accept all.
import { useTranslations } from "next-intl";
import { type BomRow, proposedRows } from "@/components/bom/lines/bom-row";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "../quote/bom-quote.module.css";

/** Turns the suggestions into the customer's choice. */
export function useAcceptProposals(rows: readonly BomRow[]): () => void {
  const draft = useBomDraftStore();
  return () => {
    const accepted = proposedRows(rows).map(({ key, partId }) => [key, { partId }] as const);
    if (accepted.length > 0) draft.getState().editEach(Object.fromEntries(accepted));
  };
}

export function BestMatches({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("bom.best");
  const accept = useAcceptProposals(rows);
  const count = proposedRows(rows).length;
  if (count === 0) return null;
  return (
    <Notice kind="warning" role="status">
      {t("text", { count })}
      <div className={`${styles.answers} no-print`}>
        <Button size="sm" onClick={accept}>
          {t("use", { count })}
        </Button>
      </div>
    </Notice>
  );
}
