"use client";
// A finding in the list: severity, name, places, and measured value.
import { useTranslations } from "next-intl";
import { SEVERITY_ICON } from "@/components/quote/severity-style";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { Icon } from "@/components/icons/icon";
import { Tag } from "@/components/ui/tag";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { Finding } from "@/lib/core/dfm/finding";
import { noteOf, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./finding-list.module.css";

interface FindingRowProps {
  finding: Finding;
  isChosen: boolean;
  isFresh: boolean;
}

export function FindingRow({ finding, isChosen, isFresh }: FindingRowProps) {
  const t = useTranslations("dfm");
  const tFinding = useTranslations("finding");
  const { measure, layer } = useMeasureWords();
  const choose = useDfm((dfm) => dfm.choose);
  const isAccepted = useDfm((dfm) => noteOf(dfm.notes, finding) !== null);
  const { rule, severity, measured, unit, count } = finding;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen || undefined}
        onClick={() => choose(acceptanceKey(finding))}
      >
        <span data-severity={severity}>
          <Icon name={SEVERITY_ICON[severity]} />
          <span className="visually-hidden">{tFinding(`severity.${severity}`)}</span>
        </span>
        <b>{tFinding(`names.${rule}`)}</b>
        <span className={styles.value}>{measure(measured, unit)}</span>
        <span className={styles.where}>
          {t("list.layerPlaces", { layer: layer(finding.layer), count })}
          {isAccepted && <Tag kind="success">{t("list.accepted")}</Tag>}
          {isFresh && <Tag kind="primary">{t("compare.tagNew")}</Tag>}
        </span>
      </button>
    </li>
  );
}
