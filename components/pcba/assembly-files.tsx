"use client";
// Upload of parts list and coordinates beside the board's files: their counts fill the form, and the next page matches
// parts with the same files.
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { type FileKind, useAssemblyFiles } from "@/components/pcba/use-assembly-files";
import { Icon } from "@/components/icons/icon";
import { OptionRow } from "@/components/quote/option-row";
import { OptionSection } from "@/components/quote/option-section";
import { searchWith } from "@/components/quote/use-address-parameters";
import { Button, buttonClass } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { Link } from "@/lib/i18n/link";
import { BOM_DRAFT_KEY, EMPTY_BOM } from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";
import styles from "./assembly-files.module.css";

const KINDS = ["list", "coordinates"] as const;
const ACCEPT: Readonly<Record<FileKind, readonly string[]>> = {
  list: [".xlsx", ".xls", ".csv", ".tsv", ".txt"],
  coordinates: [".csv", ".txt", ".pos", ".tsv", ".xlsx", ".xls"],
};
const LIMITS = { list: MAX_FILE_MEGABYTES.bom, coordinates: MAX_FILE_MEGABYTES.coordinates };
const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];

type Files = ReturnType<typeof useAssemblyFiles>;

export function AssemblyFiles({ specification }: { specification: PcbaSpecification }) {
  const t = useTranslations("pcba.files");
  const files = useAssemblyFiles();
  const { sent, failure, listed } = files;
  const count = KINDS.filter((kind) => sent[kind] !== undefined).length;
  return (
    <OptionSection id="files" title={t("title")} holds={t("holds", { count })} isOpenByItself>
      {() => (
        <>
          {KINDS.map((kind) => (
            <FileRow key={kind} kind={kind} files={files} />
          ))}
          {failure !== null && (
            <Notice kind="warning" role="alert">
              {failure}
            </Notice>
          )}
          {listed.assembly && <Found files={files} specification={specification} />}
        </>
      )}
    </OptionSection>
  );
}

function FileRow({ kind, files: { sent, busy, take, remove } }: { kind: FileKind; files: Files }) {
  const t = useTranslations("pcba.files");
  const input = useRef<HTMLInputElement>(null);
  const file = sent[kind];
  return (
    <OptionRow label={t(kind)}>
      <FileInput ref={input} label={t(`add.${kind}`)} accept={ACCEPT[kind]} onFile={(chosen) => take(kind, chosen)} />
      <div className={`${styles.row} needs-script no-print`}>
        {file && (
          <span className={styles.name}>
            <Icon name="doc" size={16} />
            {file.fileName}
          </span>
        )}
        <Button isBusy={busy[kind] === true} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {file ? t("replace") : t(`add.${kind}`)}
        </Button>
        {file ? (
          <Button variant="quiet" onClick={() => remove(kind)}>
            {t("remove")}
          </Button>
        ) : (
          <span className="label">{t(`hint.${kind}`, { limit: LIMITS[kind] })}</span>
        )}
      </div>
    </OptionRow>
  );
}

/** Result of the reading, with a link to the matched list without another upload. */
function Found({ files, specification }: { files: Files; specification: PcbaSpecification }) {
  const t = useTranslations("pcba.files");
  const { sent, listed, projectId } = files;
  const search = searchWith(projectId === null ? "" : `?project=${projectId}`, PARAMETERS, toPcbaQuery(specification));
  const { list } = sent;
  function keep() {
    if (list === undefined) return;
    const coordinates = sent.coordinates ? [sent.coordinates] : [];
    void drafts.keep(BOM_DRAFT_KEY, { ...EMPTY_BOM, file: list, coordinates });
  }
  return (
    <div className={styles.found}>
      <p role="status">
        {t("found", { lines: listed.reading?.lines.length ?? 0 })} {listed.hasConflict && t("conflict")}
      </p>
      <Link className={`${buttonClass({ variant: "primary" })} no-print`} href={`/order/bom${search}`} onClick={keep}>
        {t("match")}
      </Link>
    </div>
  );
}
