"use client";
// Counts of fixed, new and remaining findings since the earlier files.
import { useTranslations } from "next-intl";
import type { ReportComparison } from "@/components/dfm/comparison";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { useDfm } from "@/stores/viewer/dfm-check";
import styles from "./comparison-bar.module.css";

export function ComparisonBar({ comparison }: { comparison: ReportComparison }) {
  const t = useTranslations("dfm.compare");
  const tList = useTranslations("dfm.list");
  const tName = useTranslations("finding.names");
  const { layer } = useMeasureWords();
  const name = useDfm((dfm) => dfm.earlier?.name ?? "");
  const set = useDfm((dfm) => dfm.set);
  const { fixed, counts } = comparison;
  return (
    <section className={styles.comparison} aria-label={t("title", { name })}>
      <p>
        <b>{t("title", { name })}</b>
        <Tag kind="success">{t("fixed", { count: counts.fixed })}</Tag>
        <Tag kind={counts.fresh > 0 ? "error" : "neutral"}>{t("new", { count: counts.fresh })}</Tag>
        <Tag>{t("same", { count: counts.same })}</Tag>
        <Button size="sm" variant="quiet" onClick={() => set({ earlier: null })}>
          {t("end")}
        </Button>
      </p>
      {fixed.length > 0 && (
        <details>
          <summary>{t("fixedList", { name })}</summary>
          <ul>
            {fixed.map((finding) => (
              <li key={finding.key}>
                {tName(finding.rule)}, {tList("layerPlaces", { layer: layer(finding.layer), count: finding.count })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
