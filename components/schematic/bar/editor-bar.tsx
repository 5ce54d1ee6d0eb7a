"use client";
// Top of the editor: file, menus, how the drawing is saved, and the one main action.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { CommandMenu } from "@/components/schematic/bar/command-menu";
import { SaveLine } from "@/components/schematic/bar/save-line";
import { ShareButton } from "@/components/schematic/bar/share-button";
import { COMMAND_GROUPS } from "@/components/schematic/commands/command";
import { COMMAND_NAMES, commandOf } from "@/components/schematic/commands/commands";
import { runCommand, useEditorPage } from "@/components/schematic/commands/use-commands";
import { useOpenProject } from "@/components/schematic/editor-context";
import { PeopleBar } from "@/components/schematic/people/people-bar";
import { OriginNote } from "@/components/sharing/origin-note";
import { Button } from "@/components/ui/button";
import { useOrigins } from "@/lib/client/community";
import { Link } from "@/lib/i18n/link";
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
      <Origin />
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

/** Origin of a copy of one's own. */
function Origin() {
  const { projectId, right } = useOpenProject();
  const origin = useOrigins(right === "owner" ? [projectId] : []).data?.get(projectId);
  return origin ? (
    <span className={styles.origin}>
      <OriginNote origin={origin} />
    </span>
  ) : null;
}
