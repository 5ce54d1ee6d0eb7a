"use client";
// Strips above the sheet: recovered changes, conflicts, a right that ended.
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/schematic/copy-button";
import { useOpenProject, useSessionState } from "@/components/schematic/editor-context";
import { Button } from "@/components/ui/button";
import styles from "./editor-screen.module.css";

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
      {conflicts.length > 0 && (
        <p className={styles.notice} role="status">
          {t("conflicts", { count: conflicts.length })}
          <Button size="sm" variant="quiet" onClick={() => session.forgetConflicts()}>
            {t("keep")}
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
