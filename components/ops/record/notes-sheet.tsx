"use client";
// Internal notes of a record, on an ochre background, so that they are not taken for messages.
import { useLocale, useTranslations } from "next-intl";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useAddAdminNote } from "@/lib/client/ops";
import { type AdminNote, MAX_ADMIN_NOTE, type NOTED_RECORDS } from "@/lib/contracts/admin-record";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./notes-sheet.module.css";

interface NotesSheetProps {
  record: (typeof NOTED_RECORDS)[number];
  id: string;
  notes: readonly AdminNote[];
}

export function NotesSheet({ record, id, notes }: NotesSheetProps) {
  const t = useTranslations("ops.notes");
  const tag = useLocale();
  const add = useAddAdminNote();
  return (
    <Sheet title={t("title")} note={<Tag kind="warning">{t("staffOnly")}</Tag>} className={`${styles.notes} no-print`}>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map(({ noteId, author, text, at }) => (
            <li key={noteId}>
              <small>
                <b>{author || t("closedAccount")}</b> <time dateTime={at}>{formatDate(at, tag, "moment")}</time>
              </small>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <ActForm
        submit={t("add")}
        variant="secondary"
        onSubmit={(values) => add.mutateAsync({ record, id, text: typed(values, "note") })}
      >
        <NoteField name="note" label={t("label")} hint={t("hint")} maxLength={MAX_ADMIN_NOTE} isRequired />
      </ActForm>
    </Sheet>
  );
}
