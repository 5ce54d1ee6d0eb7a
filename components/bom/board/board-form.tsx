"use client";
// Board of the parts as a summary that opens to the complete form.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./order-fields.module.css";

export function BoardForm({ children }: { children: ReactNode }) {
  const t = useTranslations("bom.board");
  const words = useSpecificationWords();
  const board = useQuoteDraft((draft) => draft.specification);
  const [isOpen, setOpen] = useState(false);
  // The form applies findings of the files even while it is closed.
  const hasFile = useGerberView((view) => view.file !== null || view.projectId !== null);
  return (
    <>
      <Sheet title={t("title")}>
        <div className={styles.board}>
          <p>{words(board)}</p>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t("fold") : t("change")}
          </Button>
        </div>
      </Sheet>
      {(isOpen || hasFile) && (
        <div hidden={!isOpen} className={styles.form}>
          {children}
        </div>
      )}
    </>
  );
}
