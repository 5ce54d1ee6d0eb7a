"use client";
// Import: one field for boards, parts lists and schematics, and what becomes of each.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { IconName } from "@/components/icons/icon-names";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { UploadZone } from "@/components/ui/upload-zone";
import {
  ANY_IMPORT,
  IMPORT_KINDS,
  IMPORT_RULES,
  type ImportKind,
  refusalOf,
} from "@/components/workbench/import/import-kind";
import { useImport } from "@/components/workbench/import/use-import";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import styles from "./import-page.module.css";

const KIND_ICONS: Readonly<Record<ImportKind, IconName>> = { board: "gerber", bom: "reel", schematic: "sheet" };

export function ImportPage() {
  const t = useTranslations("workbench.import");
  const { state, waiting, question, take, signIn } = useImport();

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
          onFile={take}
          refusalOf={refusal}
        />
        {waiting && (
          <Notice kind="warning" role="status">
            <p>{t("signIn", { name: waiting.name })}</p>
            <Button size="sm" onClick={signIn}>
              {t("signInAction")}
            </Button>
          </Notice>
        )}
        <Sheet title={t("formats")}>
          <ul className={styles.formats}>
            {IMPORT_KINDS.map((kind) => (
              <li key={kind}>
                <Icon name={KIND_ICONS[kind]} size={24} />
                <div>
                  <h3>{t(`kind.${kind}.name`)}</h3>
                  <p>{t(`kind.${kind}.text`)}</p>
                </div>
                <span className="mpn">{IMPORT_RULES[kind].accept.join(" ")}</span>
              </li>
            ))}
          </ul>
        </Sheet>
        <p className={styles.note}>{t("unsupported")}</p>
      </div>
      {question}
    </>
  );
}
