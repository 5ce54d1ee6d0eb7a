"use client";
// Top of the editor: file, menus, how the drawing is saved, and the one main action.
import { useFormatter, useNow, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { CommandMenu } from "@/components/schematic/bar/command-menu";
import { ShareButton } from "@/components/schematic/bar/share-button";
import { COMMAND_GROUPS } from "@/components/schematic/commands/command";
import { COMMAND_NAMES, commandOf } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage } from "@/components/schematic/commands/use-commands";
import { useOpenProject, useSessionState } from "@/components/schematic/editor-context";
import { PeopleBar } from "@/components/schematic/people/people-bar";
import { ToolIcon } from "@/components/schematic/tool-icon";
import { Link } from "@/lib/i18n/link";
import { Button } from "@/components/ui/button";
import styles from "./editor-bar.module.css";

export function EditorBar() {
  const t = useTranslations("schematic");
  const page = useEditorPage();
  const { name } = useOpenProject();
  return (
    <header className={styles.bar}>
      <Link href="/workbench/my-files" className={styles.home} aria-label={t("bar.files")} title={t("bar.files")}>
        <Icon name="arrow" />
      </Link>
      <h1 className={styles.name}>{name}</h1>
      <nav className={styles.menus} aria-label={t("bar.menus")}>
        {COMMAND_GROUPS.map((group) => (
          <CommandMenu
            key={group}
            label={t(`groups.${group}`)}
            names={COMMAND_NAMES.filter((command) => commandOf(command).group === group)}
          />
        ))}
      </nav>
      <SaveLine />
      <PeopleBar />
      <ShareButton />
      <Button variant="primary" size="sm" onClick={() => runCommand("quoteBom", page)}>
        {t("commands.quoteBom")}
      </Button>
    </header>
  );
}

const SAVED_NOW_MS = 5_000;
const TICK_MS = 10_000;

/** "Saved 4 s ago", "Offline, 14 changes kept here". */
function SaveLine() {
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
