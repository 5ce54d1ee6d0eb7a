"use client";
// Ways to add a parts list: drop, choose, paste, the sample, or sending it unread.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { SendList } from "@/components/bom/start/use-send-list";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import type { FileRule } from "@/components/ui/file-check";
import { Sheet } from "@/components/ui/sheet";
import { UploadZone } from "@/components/ui/upload-zone";
import { BOM_FILE_KINDS, MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import styles from "./bom-start.module.css";

const PasteDialog = dynamic(() => import("@/components/bom/start/paste-dialog").then((file) => file.PasteDialog), {
  ssr: false,
});

export const BOM_FILE_RULE: FileRule = {
  accept: BOM_FILE_KINDS,
  maxMegabytes: MAX_FILE_MEGABYTES.bom,
};

interface BomStartProps {
  list: SendList;
  onSkip: () => void;
}

export function BomStart({ list, onSkip }: BomStartProps) {
  const t = useTranslations("bom");
  const [isPasting, setPasting] = useState(false);
  const pasted = t("paste.file");
  const takeText = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target as HTMLElement | null;
    // Text pasted into a field belongs to the field.
    if (target?.closest("input, textarea, [contenteditable]")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if ((event.clipboardData?.files.length ?? 0) === 0 && looksLikeTable(text)) list.take(tableFile(text, pasted));
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => takeText(event);
    addEventListener("paste", take);
    return () => removeEventListener("paste", take);
  }, []);
  return (
    <div className={styles.start}>
      <div className={styles.zone}>
        <UploadZone
          icon="reel"
          title={t("start.drop")}
          hint={t("start.hint", { limit: BOM_FILE_RULE.maxMegabytes })}
          rule={BOM_FILE_RULE}
          state={list.state}
          onFile={list.take}
          onCancel={list.cancel}
          onRetry={list.retry}
          refusals={{ wrongType: t("start.wrongType", { accepted: BOM_FILE_RULE.accept.join(" ") }) }}
          alternative={
            <>
              <Button size="lg" onClick={() => setPasting(true)}>
                <Icon name="copy" />
                {t("start.paste")}
              </Button>
              <Button size="lg" variant="quiet" onClick={() => void takeSample(list.take)}>
                {t("start.sample")}
              </Button>
            </>
          }
        />
      </div>
      <Sheet title={t("start.how")}>
        <ol className={styles.steps}>
          <li>{t("start.steps.read")}</li>
          <li>{t("start.steps.match")}</li>
          <li>{t("start.steps.price")}</li>
        </ol>
        <p className={styles.needs}>{t("start.needs")}</p>
        <div className={`${styles.actions} needs-script`}>
          <Button onClick={() => void saveTemplate(t("template.file"), t("template.sheet"))}>
            <Icon name="download" />
            {t("start.template")}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {t("start.skip")}
          </Button>
        </div>
      </Sheet>
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onText={(text) => {
            setPasting(false);
            list.take(tableFile(text, pasted));
          }}
        />
      )}
    </div>
  );
}

async function takeSample(take: (file: File) => void) {
  take((await import("@/components/bom/start/sample-bom")).sampleFile());
}

async function saveTemplate(name: string, sheet: string) {
  const [{ TEMPLATE }, { textSheet }, { saveFile }] = await Promise.all([
    import("@/components/bom/start/sample-bom"),
    import("@/lib/client/sheet"),
    import("@/lib/client/upload/download"),
  ]);
  saveFile({ file: await textSheet(TEMPLATE, sheet), name: `${name}.xls` });
}

/** A table has several cells; plain words are no list. */
function looksLikeTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length >= 2 && lines.filter((line) => /[\t,;|]|\S {2,}\S/.test(line)).length >= 2;
}

const tableFile = (text: string, name: string) => new File([text], name, { type: "text/plain" });
