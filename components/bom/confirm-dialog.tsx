"use client";
// Before anything is saved: lines without a part will be neither bought nor assembled, and somebody has to know it.
import { useTranslations } from "next-intl";
import { type BomRow, designatorText, unassociatedRows, wantedText } from "@/components/bom/bom-row";
import { useWaiting } from "@/components/bom/use-parked";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./confirm-dialog.module.css";

const SHOWN = 12;

interface ConfirmDialogProps {
  isOpen: boolean;
  rows: readonly BomRow[];
  onConfirm: () => void;
  onBack: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ isOpen, rows, onConfirm, onBack, onClose }: ConfirmDialogProps) {
  const t = useTranslations("bom.confirm");
  const boards = useTranslations("bom.boards");
  const without = unassociatedRows(rows);
  const { unassociated: elsewhere } = useWaiting();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button onClick={onConfirm}>{t("go")}</Button>
          <Button variant="primary" onClick={onBack}>
            {t("back")}
          </Button>
        </>
      }
    >
      {without.length > 0 && <p>{t("text", { count: without.length })}</p>}
      <ul className={styles.lines}>
        {without.slice(0, SHOWN).map((row) => (
          <li key={row.key}>
            <b>{designatorText(row)}</b> <span>{wantedText(row)}</span>
          </li>
        ))}
      </ul>
      {elsewhere > 0 && <p>{boards("unassociated", { count: elsewhere })}</p>}
      {without.length > SHOWN && <p>{t("more", { count: without.length - SHOWN })}</p>}
    </Modal>
  );
}
