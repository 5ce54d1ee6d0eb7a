"use client";
// Settings of the electrical rules: severities, the pin matrix, and what has been waived. The project keeps them.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChecks, useDocument, useEditor } from "@/components/schematic/editor-context";
import { PinMatrixTable } from "@/components/schematic/dialogs/pin-matrix-table";
import { RuleSeverities } from "@/components/schematic/dialogs/rule-severities";
import { WaiverList } from "@/components/schematic/dialogs/waiver-list";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { tabId, tabPanelId, Tabs } from "@/components/ui/tabs";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { listWaivers } from "@/lib/core/schematic/erc/waivers";
import styles from "./rules-dialog.module.css";

type RulesTab = "severities" | "matrix" | "waivers";

const settingsRecordOf = ({ workspace }: SchematicEditor) =>
  [...workspace.store.values()].find((record) => record.kind === "erc-settings");

export function RulesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("schematic.erc");
  const editor = useEditor();
  const settings = useDocument(settingsRecordOf);
  const reset = () => settings && editor.commit("ercSettings", (edit) => edit.remove(settings.id));
  const actions = !editor.isReadOnly && (
    <Button aria-disabled={!settings || undefined} onClick={reset}>
      {t("reset")}
    </Button>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t("title")} kind="wide" actions={actions}>
      <Rules />
    </Modal>
  );
}

function Rules() {
  const t = useTranslations("schematic.erc");
  const [tab, setTab] = useState<RulesTab>("severities");
  const { waived } = useChecks();
  const editor = useEditor();
  // The findings follow the document a moment later.
  useDocument(() => null);
  const waivers = listWaivers(editor.workspace.store.values(), waived);
  return (
    <>
      <p className={styles.hint}>{t("hint")}</p>
      <Tabs
        label={t("tabs.label")}
        value={tab}
        onChange={setTab}
        items={[
          { id: "severities", label: t("tabs.severities") },
          { id: "matrix", label: t("tabs.matrix") },
          { id: "waivers", label: t("tabs.waivers", { count: waivers.length }) },
        ]}
      />
      <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} className={styles.panel}>
        {tab === "severities" && <RuleSeverities />}
        {tab === "matrix" && <PinMatrixTable />}
        {tab === "waivers" && <WaiverList waivers={waivers} />}
      </div>
    </>
  );
}
