"use client";
// Passed checks with their worst value beside the limit, and checks that did not apply, with the reason.
import { useTranslations } from "next-intl";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { Icon } from "@/components/icons/icon";
import type { CheckOutcome, DfmReport } from "@/lib/core/dfm/report";
import styles from "./check-list.module.css";

type Passed = Extract<CheckOutcome, { state: "passed" }>;
type Skipped = Extract<CheckOutcome, { state: "skipped" }>;

export function CheckList({ report }: { report: DfmReport }) {
  const t = useTranslations("dfm.passed");
  const passed = report.checks.filter((check): check is Passed => check.state === "passed");
  const skipped = report.checks.filter((check): check is Skipped => check.state === "skipped");
  return (
    <div className={styles.checks}>
      <p className={styles.note}>{t("note")}</p>
      <PassedTable checks={passed} />
      <h3>{t("skipped")}</h3>
      <SkippedList checks={skipped} />
    </div>
  );
}

function PassedTable({ checks }: { checks: Passed[] }) {
  const t = useTranslations("dfm.passed");
  const tFinding = useTranslations("finding");
  const unknown = useTranslations("common")("unknown");
  const { figure } = useMeasureWords();
  return (
    <table>
      <thead>
        <tr>
          <th>{t("check")}</th>
          <th>{t("measured")}</th>
          <th>{t("limit")}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ rule, extreme, unit, thresholds }) => (
          <tr key={rule}>
            <th scope="row">
              <Icon name="check" size={16} />
              {tFinding(`names.${rule}`)}
            </th>
            <td>{extreme === null ? unknown : figure(extreme, unit)}</td>
            <td>{figure(thresholds.risk ?? thresholds.warning ?? thresholds.notice, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SkippedList({ checks }: { checks: Skipped[] }) {
  const t = useTranslations("dfm.passed.reasons");
  const tFinding = useTranslations("finding.names");
  return (
    <dl>
      {checks.map(({ rule, reason }) => (
        <div key={rule}>
          <dt>{tFinding(rule)}</dt>
          <dd>{t(reason)}</dd>
        </div>
      ))}
    </dl>
  );
}
