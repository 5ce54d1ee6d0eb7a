"use client";
// Skipped rows of the file with their reasons, and lines removed by the user.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { OptionSection } from "@/components/quote/option-section";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { lineKeys } from "@/lib/core/bom/edited-lines";
import { MAX_BOM_LINES } from "@/lib/core/bom/read-bom";
import { useBomDraft, useBomDraftStore } from "@/stores/drafts/bom-draft";
import styles from "./skipped-rows.module.css";

const SHOWN = 200;

export function SkippedRows({ reading: { skipped, beyond, lines } }: { reading: UploadedBom }) {
  const t = useTranslations("bom.skipped");
  const more = useTranslations("bom.confirm");
  const edits = useBomDraft((draft) => draft.edits);
  const draft = useBomDraftStore();
  const keys = lineKeys(lines);
  const removed = lines.flatMap((line, at) => {
    const key = keys[at] ?? "";
    return edits[key]?.isRemoved === true ? [{ key, line }] : [];
  });
  const count = skipped.length + beyond + removed.length;
  if (count === 0) return null;
  return (
    <OptionSection id="skipped" title={t("title")} holds={t("note", { count })} isOpenByItself={false}>
      {() => (
        <div className={styles.body}>
          <p>{t("text")}</p>
          <ul>
            {skipped.slice(0, SHOWN).map(({ row, reason, text }) => (
              <li key={row}>
                <b className="num">{t("row", { row })}</b>
                <span>{t(reason)}</span>
                <q>{text}</q>
              </li>
            ))}
            {removed.slice(0, SHOWN).map(({ key, line }) => (
              <li key={`removed-${key}`}>
                <b className="num">{t("row", { row: line.row })}</b>
                <span>{t("removedRow")}</span>
                <q>{[line.designators.join(", "), line.mpn || line.values.join(", ")].join(" ").slice(0, 120)}</q>
                <Button size="sm" onClick={() => draft.getState().edit([key], { isRemoved: false })}>
                  {t("restore")}
                </Button>
              </li>
            ))}
          </ul>
          {skipped.length > SHOWN && <p>{more("more", { count: skipped.length - SHOWN })}</p>}
          {beyond > 0 && <p>{t("beyond", { count: beyond, max: MAX_BOM_LINES })}</p>}
        </div>
      )}
    </OptionSection>
  );
}
