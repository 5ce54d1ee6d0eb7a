"use client";
// Explanation of the selected finding: deviation, consequence, remedy, acceptance.
import { useTranslations } from "next-intl";
import { AcceptForm } from "@/components/dfm/accept-form";
import { LimitScale } from "@/components/dfm/limit-scale";
import { SEVERITY_TAG } from "@/components/quote/severity-style";
import { Stepper } from "@/components/dfm/stepper";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { Tag } from "@/components/ui/tag";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { Finding } from "@/lib/core/dfm/finding";
import { shownFindings, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./explanation.module.css";

export function Explanation({ finding }: { finding: Finding }) {
  const t = useTranslations("dfm");
  const tFinding = useTranslations("finding");
  const outcome = useDfm((dfm) => dfm.report?.checks.find(({ rule }) => rule === finding.rule));
  const { rule, severity, measured, unit } = finding;
  const thresholds = outcome && outcome.state !== "skipped" ? outcome.thresholds : null;
  return (
    <article className={styles.explanation} aria-label={t("detail.label")}>
      <div className={styles.head}>
        <Tag kind={SEVERITY_TAG[severity]}>{tFinding(`severity.${severity}`)}</Tag>
        <Among finding={finding} />
      </div>
      <h2>{tFinding(`names.${rule}`)}</h2>
      <p className={styles.off}>
        <OffBy finding={finding} />
      </p>
      <p>{t(`explain.level.${severity}`)}</p>
      {thresholds && <LimitScale measured={measured} unit={unit} thresholds={thresholds} />}
      <Places finding={finding} />
      <dl>
        <dt>{t("explain.consequence")}</dt>
        <dd>{t(`why.${rule}`)}</dd>
        <dt>{t("explain.remedy")}</dt>
        <dd>{t(`remedy.${rule}`)}</dd>
      </dl>
      <AcceptForm key={acceptanceKey(finding)} finding={finding} />
    </article>
  );
}

/** Position of the finding in the filtered list. */
function Among({ finding }: { finding: Finding }) {
  const t = useTranslations("dfm.detail");
  const report = useDfm((dfm) => dfm.report);
  const filter = useDfm((dfm) => dfm.filter);
  const notes = useDfm((dfm) => dfm.notes);
  const step = useDfm((dfm) => dfm.step);
  const shown = shownFindings({ report, filter, notes });
  const at = shown.findIndex((one) => acceptanceKey(one) === acceptanceKey(finding));
  if (at < 0 || shown.length < 2) return null;
  return (
    <Stepper
      text={t("findingOf", { number: at + 1, total: shown.length })}
      previous={t("previousFinding")}
      next={t("nextFinding")}
      onStep={step}
    />
  );
}

function OffBy({ finding: { measured, limit, unit } }: { finding: Finding }) {
  const t = useTranslations("dfm.explain");
  const { measure } = useMeasureWords();
  const by = measure(Math.abs(limit - measured), unit);
  const values = { by, limit: measure(limit, unit) };
  return (
    <>
      <b>{measure(measured, unit)}</b> {t(measured < limit ? "short" : measured > limit ? "over" : "at", values)}
    </>
  );
}

function Places({ finding }: { finding: Finding }) {
  const t = useTranslations("dfm.detail");
  const { layer } = useMeasureWords();
  const place = useDfm((dfm) => dfm.chosen?.place ?? 0);
  const stepPlace = useDfm((dfm) => dfm.stepPlace);
  const shown = finding.places[place];
  if (!shown) return null;
  return (
    <div className={styles.places}>
      <p>
        {layer(shown.layer)}
        <br />
        <span className="num">{t("place", { x: shown.x.toFixed(2), y: shown.y.toFixed(2) })}</span>
      </p>
      {finding.places.length > 1 && (
        <Stepper
          text={t("placeOf", { number: place + 1, total: finding.count })}
          previous={t("previous")}
          next={t("next")}
          onStep={stepPlace}
        />
      )}
    </div>
  );
}
