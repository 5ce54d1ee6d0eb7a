"use client";
// Confirmation before saving: lines without a part, which are neither bought nor assembled, and suggested parts.
import { useTranslations } from "next-intl";
import {
  type BomRow,
  designatorText,
  proposedRows,
  unassociatedRows,
  wantedText,
} from "@/components/bom/lines/bom-row";
import { useWaiting } from "@/components/bom/lines/use-parked";
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
  const proposed = proposedRows(rows);
  const { unassociated: elsewhere, proposed: proposedElsewhere } = useWaiting();
  const isAboutProposals = without.length + elsewhere === 0;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(isAboutProposals ? "proposedTitle" : "title")}
      actions={
        <>
          <Button onClick={onConfirm}>{t(isAboutProposals ? "accept" : "go")}</Button>
          <Button variant="primary" onClick={onBack}>
            {t(isAboutProposals ? "review" : "back")}
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
      {proposed.length + proposedElsewhere > 0 && (
        <p>{t("proposed", { count: proposed.length + proposedElsewhere })}</p>
      )}
      <ul className={styles.lines}>
        {proposed.slice(0, SHOWN).map(({ key, part, ...row }) => (
          <li key={key}>
            <b>{designatorText(row)}</b> <span className="mpn">{part?.mpn}</span>
          </li>
        ))}
      </ul>
      {proposed.length > SHOWN && <p>{t("more", { count: proposed.length - SHOWN })}</p>}
    </Modal>
  );
}
