"use client";
// A project whose document is a netlist: its text in place of a sheet.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { SaveLine } from "@/components/schematic/bar/save-line";
import { ShareButton } from "@/components/schematic/bar/share-button";
import { fileName } from "@/components/schematic/bom-file";
import { useDocument, useOpenProject } from "@/components/schematic/editor-context";
import { VersionsPanel } from "@/components/schematic/panels/versions/versions-panel";
import { useVersionsState, VersionsContext } from "@/components/schematic/panels/versions/versions-state";
import { PeopleBar } from "@/components/schematic/people/people-bar";
import { SessionNotices } from "@/components/schematic/session-notices";
import { NetlistWorkspace } from "@/components/spice-text/netlist-workspace";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/client/upload/download";
import { MAX_NETLIST_LENGTH, netlistRecord, storableText } from "@/lib/core/schematic/format/netlist-document";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { Link } from "@/lib/i18n/link";
import styles from "./netlist-screen.module.css";

export const netlistOf = ({ workspace }: SchematicEditor): string | null =>
  netlistRecord((id) => workspace.store.get(id))?.text ?? null;

export function NetlistScreen() {
  const t = useTranslations("spiceText.screen");
  const project = useOpenProject();
  const { editor, name } = project;
  const text = useDocument(netlistOf) ?? "";
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const versions = useVersionsState(project, areVersionsOpen);

  function change(value: string): void {
    const isLong = value.length > MAX_NETLIST_LENGTH;
    setTooLong(isLong);
    if (isLong) return;
    editor.commit("text", (edit) => {
      const record = netlistRecord((id) => editor.workspace.store.get(id));
      if (record) edit.put({ ...record, text: storableText(value) });
    });
  }
  return (
    <VersionsContext value={versions}>
      <div className={styles.screen}>
        <header className={styles.bar}>
          <Link href="/workbench/my-files" className={styles.home} aria-label={t("files")} title={t("files")}>
            <Icon name="arrow" />
          </Link>
          <h1 className={styles.name}>{name}</h1>
          <SaveLine />
          <PeopleBar />
          <ShareButton />
        </header>
        <div className={styles.notices}>
          <SessionNotices />
          {isTooLong && (
            <p className={styles.notice} role="alert">
              {t("tooLong", { limit: MAX_NETLIST_LENGTH })}
            </p>
          )}
        </div>
        <div className={styles.text}>
          <NetlistWorkspace
            name={name}
            text={text}
            {...(editor.isReadOnly ? {} : { onChange: change })}
            actions={
              <>
                <Button size="sm" onClick={() => download(name, netlistOf(editor) ?? "")}>
                  <Icon name="download" size={16} />
                  {t("export")}
                </Button>
                <Button size="sm" aria-expanded={areVersionsOpen} onClick={() => setVersionsOpen(!areVersionsOpen)}>
                  <Icon name="clock" size={16} />
                  {t("history")}
                </Button>
              </>
            }
          />
        </div>
        {areVersionsOpen && (
          <aside className={styles.versions}>
            <VersionsPanel onClose={() => setVersionsOpen(false)} />
          </aside>
        )}
      </div>
    </VersionsContext>
  );
}

const download = (name: string, text: string): void =>
  saveFile({ file: new Blob([text], { type: "text/plain" }), name: `${fileName(name)}.cir` });
