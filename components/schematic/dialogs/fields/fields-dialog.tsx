"use client";
// Fields of all parts as a spreadsheet: changes are marked, and applied together as one undo step.
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { FieldsGrid } from "@/components/schematic/dialogs/fields/fields-grid";
import { FieldsTools } from "@/components/schematic/dialogs/fields/fields-tools";
import { useFieldsTable } from "@/components/schematic/dialogs/fields/use-fields-table";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./fields.module.css";

interface FieldsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function FieldsDialog({ isOpen, onClose }: FieldsDialogProps) {
  const t = useTranslations("schematic.fields");
  const pendingRef = useRef(0);
  const [isLeaving, setLeaving] = useState(false);
  function close(): void {
    pendingRef.current = 0;
    setLeaving(false);
    onClose();
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => (pendingRef.current > 0 ? setLeaving(true) : close())}
      title={t("title")}
      kind="full"
      isDismissable={false}
    >
      <FieldsContent pendingRef={pendingRef} isLeaving={isLeaving} onStay={() => setLeaving(false)} onClose={close} />
    </Modal>
  );
}

interface FieldsContentProps {
  /** Number of changes that are not applied. */
  pendingRef: RefObject<number>;
  /** Asks what becomes of them. */
  isLeaving: boolean;
  onStay: () => void;
  onClose: () => void;
}

function FieldsContent({ pendingRef, isLeaving, onStay, onClose }: FieldsContentProps) {
  const t = useTranslations("schematic.fields");
  const editor = useEditor();
  const table = useFieldsTable();
  const { changeCount, problemCount } = table;
  const canApply = changeCount > problemCount;
  useEffect(() => {
    pendingRef.current = changeCount;
  }, [pendingRef, changeCount]);
  return (
    <div className={styles.fields}>
      <FieldsTools table={table} />
      <FieldsGrid table={table} />
      <div className={styles.foot}>
        <p role="status">
          {changeCount === 0 ? t(editor.isReadOnly ? "readOnly" : "hint") : t("changes", { count: changeCount })}
          {isLeaving && changeCount > 0 && <b> {t("leaving")}</b>}
          {problemCount > 0 && <span className={styles.problem}>{t("problemCount", { count: problemCount })}</span>}
        </p>
        {changeCount > 0 && (
          <Button
            onClick={() => {
              table.discard();
              if (isLeaving) onClose();
            }}
          >
            {t("discard")}
          </Button>
        )}
        {isLeaving && changeCount > 0 && <Button onClick={onStay}>{t("stay")}</Button>}
        {!editor.isReadOnly && (
          <Button
            variant="primary"
            aria-disabled={!canApply || undefined}
            onClick={() => {
              if (!canApply) return;
              table.apply();
              onClose();
            }}
          >
            {t("apply")}
          </Button>
        )}
      </div>
    </div>
  );
}
