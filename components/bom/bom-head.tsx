"use client";
// Header of the list: name, counts, actions.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type BomRow, wantedText } from "@/components/bom/lines/bom-row";
import { useLineWords } from "@/components/bom/lines/use-line-words";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "./quote/bom-quote.module.css";

interface BomHeadProps {
  reading: UploadedBom | undefined;
  rows: readonly BomRow[];
  isColumnsOpen: boolean;
  onColumns: (isOpen: boolean) => void;
  /** Sends the list to engineers unread. */
  onSkip: () => void;
}

export function BomHead({ reading, rows, isColumnsOpen, onColumns, onSkip }: BomHeadProps) {
  const t = useTranslations("bom");
  const draft = useBomDraftStore();
  const name = useBomDraft((state) => state.file?.fileName ?? "");
  const canUndo = useBomDraft((state) => state.past.length > 0);
  const [isLeaving, setLeaving] = useState(false);
  const exportRows = useExport(name, rows);
  const pieces = rows.reduce((sum, { isPlaced, quantity }) => sum + (isPlaced ? (quantity ?? 0) : 0), 0);
  return (
    <div className={styles.head}>
      <h1>{t("title")}</h1>
      <p>{reading ? t("file.facts", { name, lines: rows.length, pieces }) : name}</p>
      <div className={`${styles.tools} no-print`}>
        {reading && (
          <>
            <Button disabled={!canUndo} onClick={() => draft.getState().undo()}>
              {t("file.undo")}
            </Button>
            <Button aria-expanded={isColumnsOpen} onClick={() => onColumns(!isColumnsOpen)}>
              <Icon name="sliders" />
              {t("file.columns")}
            </Button>
            <Button onClick={() => void exportRows()}>
              <Icon name="download" />
              {t("file.export")}
            </Button>
          </>
        )}
        <Button onClick={() => (canUndo ? setLeaving(true) : draft.getState().clear())}>{t("file.other")}</Button>
        {/* For an unread list this is the main action already. */}
        {reading && (
          <Button variant="quiet" onClick={onSkip}>
            {t("start.skip")}
          </Button>
        )}
      </div>
      <LeaveDialog isOpen={isLeaving} onClose={() => setLeaving(false)} onLeave={() => draft.getState().clear()} />
    </div>
  );
}

function LeaveDialog({ isOpen, onClose, onLeave }: { isOpen: boolean; onClose: () => void; onLeave: () => void }) {
  const t = useTranslations("bom.file");
  const cancel = useTranslations("common")("cancel");
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("otherTitle")}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={onLeave}>
            {t("other")}
          </Button>
        </>
      }
    >
      <p>{t("otherText")}</p>
    </Modal>
  );
}

/** Exports the current lines with chosen parts; every cell is text. */
function useExport(name: string, rows: readonly BomRow[]) {
  const t = useTranslations("bom.export");
  const words = useLineWords();
  return async () => {
    const headers = (["designators", "quantity", "mpn", "part", "manufacturer", "state"] as const).map((key) => t(key));
    const cells = rows.map((row) => [
      row.line.designators.join(", "),
      String(row.quantity ?? ""),
      wantedText(row),
      row.part?.mpn ?? "",
      row.part?.manufacturer ?? row.line.manufacturer,
      words.status(row.status),
    ]);
    const [{ textSheet }, { saveFile }] = await Promise.all([
      import("@/lib/client/sheet"),
      import("@/lib/client/upload/download"),
    ]);
    const file = await textSheet([headers, ...cells], "BOM");
    saveFile({ file, name: `${t("file", { name: name.replace(/\.[^.]+$/, "") })}.xls` });
  };
}
