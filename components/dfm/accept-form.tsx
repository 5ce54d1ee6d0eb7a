"use client";
// Accepting a finding with a note to the engineers, and withdrawing it.
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useNoteActs } from "@/components/dfm/use-notes";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { useActionFailure } from "@/components/dfm/use-action-failure";
import { MAX_NOTE_LENGTH } from "@/lib/contracts/dfm";
import type { Finding } from "@/lib/core/dfm/finding";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { noteOf, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./explanation.module.css";

export function AcceptForm({ finding }: { finding: Finding }) {
  const t = useTranslations("dfm.accept");
  const [isOpen, setOpen] = useState(false);
  const note = useDfm((dfm) => noteOf(dfm.notes, finding));
  const isShared = useDfm((dfm) => dfm.isShared);
  if (note) return <SavedNote finding={finding} note={note.note} />;
  if (isShared) return null;
  if (isOpen) return <NoteForm finding={finding} onClose={() => setOpen(false)} />;
  return (
    <p className={styles.accept}>
      <Button onClick={() => setOpen(true)}>{t("button")}</Button>
    </p>
  );
}

function SavedNote({ finding, note }: { finding: Finding; note: string }) {
  const t = useTranslations("dfm.accept");
  const { withdraw } = useNoteActs();
  const isShared = useDfm((dfm) => dfm.isShared);
  const isLocal = useBoardViewer((viewer) => viewer.projectId === null);
  const { failure, attempt } = useActionFailure();
  return (
    <div className={styles.accept}>
      <p className={styles.accepted}>{t("done", { note })}</p>
      {!isShared && (
        <p className={styles.acts}>
          <Button size="sm" onClick={() => void attempt(() => withdraw(finding))}>
            {t("withdraw")}
          </Button>
        </p>
      )}
      {isLocal && !isShared && <small>{t("kept")}</small>}
      {failure && <p className={styles.refusal}>{failure}</p>}
    </div>
  );
}

function NoteForm({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const t = useTranslations("dfm.accept");
  const id = useId();
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { accept } = useNoteActs();
  const { failure, attempt } = useActionFailure();

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(note.trim() === "");
    if (note.trim() !== "") void attempt(() => accept(finding, note.trim()));
  }
  return (
    <form className={styles.accept} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t("label")}</label>
      <TextArea
        id={id}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        aria-describedby={`${id}-hint`}
        aria-invalid={isMissing || undefined}
        // The user has just asked for this field.
        autoFocus
        onChange={(event) => setNote(event.target.value)}
      />
      <small id={`${id}-hint`}>{t("hint", { max: MAX_NOTE_LENGTH })}</small>
      {isMissing && (
        <p className={styles.refusal} role="alert">
          {t("needed")}
        </p>
      )}
      {failure && (
        <p className={styles.refusal} role="alert">
          {failure}
        </p>
      )}
      <p className={styles.acts}>
        <Button type="submit" variant="primary" size="sm">
          {t("save")}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
      </p>
    </form>
  );
}
