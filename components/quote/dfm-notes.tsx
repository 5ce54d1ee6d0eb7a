"use client";
// DFM findings at the time of ordering, and those that the customer accepted.
import { useFormatter, useTranslations } from "next-intl";
import { SEVERITY_TAG } from "@/components/quote/severity-style";
import { Tag } from "@/components/ui/tag";
import type { DfmNote, DfmOnOrder } from "@/lib/contracts/dfm";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import styles from "./dfm-notes.module.css";

export function DfmNotes({ dfm }: { dfm: DfmOnOrder | null }) {
  const t = useTranslations("finding.order");
  const tCounts = useTranslations("finding.counts");
  const format = useFormatter();
  if (!dfm) return null;
  const levels = SEVERITIES.filter((level) => dfm.counts[level] > 0);
  return (
    <section className={styles.dfm} aria-label={t("title")}>
      <p className={styles.head}>
        <b>{t("title")}</b>
        {levels.length === 0 && <Tag kind="success">{t("clean")}</Tag>}
        {levels.map((level) => (
          <Tag key={level} kind={SEVERITY_TAG[level]}>
            {tCounts(level, { count: dfm.counts[level] })}
          </Tag>
        ))}
        <span>{t("checked", { date: format.dateTime(new Date(dfm.checkedAt), { dateStyle: "medium" }) })}</span>
      </p>
      {dfm.isOtherSpecification && <p>{t("other")}</p>}
      {dfm.notes.length === 0 ? <p>{t("none")}</p> : <Accepted notes={dfm.notes} />}
    </section>
  );
}

function Accepted({ notes }: { notes: DfmNote[] }) {
  const t = useTranslations("finding");
  const format = useFormatter();
  const say = (value: number, unit: DfmNote["unit"]) =>
    t(`unit.${unit}`, { value: format.number(value, { maximumFractionDigits: 3 }) });
  return (
    <>
      <p>{t("order.accepted")}</p>
      <ul>
        {notes.map(({ rule, severity, layer, measured, limit, unit, count, note }) => (
          <li key={`${rule} ${layer}`}>
            <Tag kind={SEVERITY_TAG[severity]}>{t(`severity.${severity}`)}</Tag>
            <span>
              <b>{t(`names.${rule}`)}</b>{" "}
              {t("order.measure", { measured: say(measured, unit), limit: say(limit, unit) })},{" "}
              {layer === null ? t("board") : layer}, {t("order.places", { count })}
              <q>{note}</q>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
