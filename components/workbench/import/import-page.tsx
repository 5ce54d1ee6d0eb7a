"use client";
// Import: one field for boards, parts lists and schematics, and what becomes of each.
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { chosenFiles, type NamedFile } from "@/components/ui/dropped-files";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { UploadZone } from "@/components/ui/upload-zone";
import {
  ANY_IMPORT,
  IMPORT_KINDS,
  type ImportKind,
  refusalOf,
  SHOWN_ENDINGS,
} from "@/components/workbench/import/import-kind";
import { type Import, useImport } from "@/components/workbench/import/use-import";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import styles from "./import-page.module.css";

const KIND_ICONS: Readonly<Record<ImportKind, IconName>> = {
  ...{ design: "sheet", board: "gerber", bom: "reel", schematic: "sheet" },
};

export function ImportPage() {
  const t = useTranslations("workbench.import");
  const { state, outcome, waiting, netlist, question, take, choose, draw, signIn, cancel } = useImport();

  function refusal(file: File): string | null {
    const refused = refusalOf(file);
    return refused && t(`refused.${refused.reason}`, { name: file.name, limit: refused.limit });
  }
  return (
    <>
      <WorkbenchTitle title={t("title")} />
      <div className={styles.page}>
        <UploadZone
          icon="upload"
          title={t("drop")}
          hint={t("hint")}
          rule={ANY_IMPORT}
          state={state}
          onFile={(file) => take([{ name: file.name, file }])}
          onFiles={take}
          onCancel={cancel}
          refusalOf={refusal}
          alternative={<FolderButton onFiles={take} />}
        />
        {outcome && (
          <Notice kind="success" role="status">
            <p>{outcome}</p>
          </Notice>
        )}
        {netlist.name !== null && <NetlistQuestion {...netlist} name={netlist.name} draw={draw} />}
        {waiting && <Waiting {...{ waiting, choose, signIn }} />}
        <Sheet title={t("formats")}>
          <ul className={styles.formats}>
            {IMPORT_KINDS.map((kind) => (
              <li key={kind}>
                <Icon name={KIND_ICONS[kind]} size={24} />
                <div>
                  <h3>{t(`kind.${kind}.name`)}</h3>
                  <p>{t(`kind.${kind}.text`)}</p>
                </div>
                <span className="mpn">{SHOWN_ENDINGS[kind].join(" ")}</span>
              </li>
            ))}
          </ul>
        </Sheet>
        <p className={styles.note}>{t("private")}</p>
      </div>
      {question}
    </>
  );
}

function NetlistQuestion({
  name,
  isBusy,
  failure,
  openAsText,
  draw,
}: Import["netlist"] & Pick<Import, "draw"> & { name: string }) {
  const t = useTranslations("workbench.import.netlist");
  return (
    <Notice kind="warning" role="status">
      <p>{t("title", { name })}</p>
      <p>{failure ?? t("text")}</p>
      <div className={styles.choices}>
        <Button size="sm" variant="primary" isBusy={isBusy} onClick={openAsText}>
          {t("asText")}
        </Button>
        <Button size="sm" onClick={draw}>
          {t("draw")}
        </Button>
      </div>
    </Notice>
  );
}

function Waiting({
  waiting,
  choose,
  signIn,
}: { waiting: NonNullable<Import["waiting"]> } & Pick<Import, "choose" | "signIn">) {
  const t = useTranslations("workbench.import");
  const { name, otherRoots } = waiting;
  if (otherRoots.length === 0 || !("design" in waiting))
    return (
      <Notice kind="warning" role="status">
        <p>{t("signIn", { name })}</p>
        <Button size="sm" onClick={signIn}>
          {t("signInAction")}
        </Button>
      </Notice>
    );
  const [first = ""] = waiting.design.report.files.filter(({ isRead }) => isRead).map((file) => file.name);
  return (
    <Notice kind="warning" role="status">
      <p>{t("choose", { name, count: otherRoots.length + 1 })}</p>
      <ul className={styles.roots}>
        {[first, ...otherRoots].map((root) => (
          <li key={root}>
            <Button size="sm" onClick={() => choose(root)}>
              {root}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function FolderButton({ onFiles }: { onFiles: (files: readonly NamedFile[]) => void }) {
  const t = useTranslations("workbench.import");
  const input = useRef<HTMLInputElement>(null);
  function ask() {
    if (!input.current) return;
    input.current.webkitdirectory = true;
    input.current.click();
  }
  return (
    <>
      <Button size="lg" onClick={ask}>
        {t("folder")}
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = chosenFiles(event.target.files ?? []);
          event.target.value = "";
          onFiles(files);
        }}
      />
    </>
  );
}
