"use client";
// The way from a kept board to its check, with what that has found so far.
import { useTranslations } from "next-intl";
import { useKeptDfm } from "@/lib/client/kept-dfm";
import { SEVERITIES, type SeverityCounts } from "@/lib/core/dfm/severity";
import { Link } from "@/lib/i18n/link";
import { useGerberView } from "@/stores/gerber-view";
import styles from "./board-panel.module.css";

/** In a window of its own, so that an open quote stays open. */
export function DfmLink() {
  const projectId = useGerberView((view) => (view.finding === null ? null : view.projectId));
  const { data } = useKeptDfm(projectId);
  const words = useFoundWords();
  if (projectId === null) return null;
  return (
    <p className={`${styles.check} no-print`}>
      <Link className="link" href={`/order/dfm?id=${encodeURIComponent(projectId)}`} target="_blank">
        {words(data?.counts ?? null)}
      </Link>
    </p>
  );
}

function useFoundWords(): (counts: SeverityCounts | null) => string {
  const t = useTranslations("finding");
  return (counts) => {
    if (counts === null) return t("facts.link");
    const worst = SEVERITIES.find((level) => counts[level] > 0);
    return worst === undefined
      ? t("facts.clean")
      : t("facts.found", { counts: t(`counts.${worst}`, { count: counts[worst] }) });
  };
}
