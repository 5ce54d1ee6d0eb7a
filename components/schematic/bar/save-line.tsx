"use client";
// Save state of the latest changes.
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useOpenProject, useSessionState } from "@/components/schematic/editor-context";
import { ToolIcon } from "@/components/schematic/tool-icon";
import styles from "./editor-bar.module.css";

const SAVED_NOW_MS = 5_000;
const TICK_MS = 10_000;

/** "Saved 4 s ago", "Offline, 14 changes kept here". */
export function SaveLine() {
  const t = useTranslations("schematic.save");
  const format = useFormatter();
  const now = useNow({ updateInterval: TICK_MS });
  const { right, session } = useOpenProject();
  const { save, unsaved, savedAt, isKeptHere } = useSessionState();
  if (!session)
    return <p className={styles.save}>{t(right === "view" || right === "copy" ? "viewOnly" : "notSaved")}</p>;
  const isOff = save === "offline" || save === "refused" || save === "ended";
  const age = savedAt === null ? null : now.getTime() - savedAt;
  const words = () => {
    if (save === "offline")
      return isKeptHere ? t("offline", { count: unsaved }) : t("offlineUnkept", { count: unsaved });
    if (save === "refused") return t("refused");
    if (save === "ended") return t("ended");
    if (save === "waiting" || save === "saving") return t("saving");
    return savedAt === null || age === null || age < SAVED_NOW_MS
      ? t("saved")
      : t("savedAgo", { time: format.relativeTime(savedAt, now) });
  };
  return (
    <p className={styles.save} data-off={isOff || undefined} role="status">
      <ToolIcon name={isOff ? "offline" : "saved"} size={16} />
      <span>{words()}</span>
      {save === "offline" && (
        <button type="button" className={styles.retry} onClick={() => session.retry()}>
          {t("retry")}
        </button>
      )}
    </p>
  );
}
