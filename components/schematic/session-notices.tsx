"use client";
// Strips above the sheet: recovered changes, conflicts, a right that ended.
import { useFormatter, useTranslations } from "next-intl";
import { CopyButton } from "@/components/schematic/copy-button";
import { useOpenProject, useSessionState } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import { hasText } from "@/lib/base/has-text";
import type { SessionState } from "@/lib/client/schematic/document-session";
import { describeConflict, withTheirs } from "@/lib/core/schematic/edit/conflict";
import styles from "./editor-screen.module.css";

/** More would hide the sheet. */
const MAX_CONFLICTS = 2;

export function SessionNotices() {
  const t = useTranslations("schematic.notices");
  const { session, editor, right } = useOpenProject();
  const { recovered, conflicts, save, isKeptHere } = useSessionState();
  if (!session) {
    const mayCopy = right === "copy";
    return (
      <p className={styles.notice}>
        {t(mayCopy ? "copyOnly" : "viewOnly")}
        {mayCopy && <CopyButton />}
      </p>
    );
  }
  return (
    <>
      {recovered > 0 && (
        <p className={styles.notice} role="status">
          {t("recovered", { count: recovered })}
          <Button size="sm" variant="quiet" onClick={() => editor.history.restore(0)}>
            {t("takeBack")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => session.forgetRecovered()}>
            {t("keep")}
          </Button>
        </p>
      )}
      {conflicts.slice(0, MAX_CONFLICTS).map((conflict) => (
        <ConflictNotice key={`${conflict.ours.id} ${conflict.field}`} conflict={conflict} />
      ))}
      {conflicts.length > MAX_CONFLICTS && (
        <p className={styles.notice} role="status">
          {t("moreConflicts", { count: conflicts.length - MAX_CONFLICTS })}
          <Button size="sm" variant="quiet" onClick={() => session.forgetConflicts()}>
            {t("keepAll")}
          </Button>
        </p>
      )}
      {save === "ended" && (
        <p className={styles.notice} role="alert">
          {t("ended")}
        </p>
      )}
      {!isKeptHere && (
        <p className={styles.notice} role="status">
          {t("notKept")}
        </p>
      )}
    </>
  );
}

/** "C4 value: yours 100 nF, the other 1 µF" */
function ConflictNotice({ conflict }: { conflict: SessionState["conflicts"][number] }) {
  const t = useTranslations("schematic.notices");
  const fieldNames = useTranslations("schematic.versions.fields");
  const format = useFormatter();
  const { session, editor } = useOpenProject();
  const { name, changes } = describeConflict(conflict);
  const words = changes.map(({ field, before, after }) => {
    const fieldName = hasText(fieldNames, field) ? fieldNames(field) : field;
    if (before === after) return fieldName;
    return t("conflictValues", { field: fieldName, ours: after || "–", theirs: before || "–" });
  });
  function takeTheirs(): void {
    const present = editor.workspace.store.get(conflict.ours.id);
    if (present) editor.commit("take-theirs", (edit) => edit.put(withTheirs(present, conflict)));
    session?.forgetConflict(conflict);
  }
  return (
    <p className={styles.notice} role="status">
      {t("conflict", { name, changes: format.list(words, { type: "unit" }) })}
      <Button size="sm" variant="quiet" onClick={() => session?.forgetConflict(conflict)}>
        {t("keepMine")}
      </Button>
      <Button size="sm" variant="quiet" onClick={takeTheirs}>
        {t("takeTheirs")}
      </Button>
    </p>
  );
}
