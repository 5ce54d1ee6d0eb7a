"use client";
// Scale with a measured value and its limits, colored by severity.
import { useTranslations } from "next-intl";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { SEVERITIES } from "@/lib/core/dfm/severity";
import type { Severity, Unit } from "@/lib/core/dfm/finding";
import type { Thresholds } from "@/lib/core/dfm/rule";
import { scaleOf } from "@/components/dfm/scale-of";
import styles from "./limit-scale.module.css";

interface LimitScaleProps {
  measured: number;
  unit: Unit;
  thresholds: Thresholds;
}

export function LimitScale({ measured, unit, thresholds }: LimitScaleProps) {
  const t = useTranslations("dfm.explain");
  const { figure, measure } = useMeasureWords();
  const { at, bands } = scaleOf(measured, thresholds);
  const limits = limitsOf(thresholds);
  const words = limits
    .map(({ level, value }) => t("limitNamed", { value: measure(value, unit), level: t(`limits.${level}`) }))
    .join(t("separator"));
  return (
    <figure className={styles.figure}>
      <figcaption>{t("scale")}</figcaption>
      <p className="visually-hidden">{t("scaleWords", { measured: measure(measured, unit), limits: words })}</p>
      <div className={styles.scale} aria-hidden="true">
        <div className={styles.yours} style={{ left: percent(at(measured)) }}>
          <small>{t("yours")}</small>
          <b>{figure(measured, unit)}</b>
        </div>
        <div className={styles.line}>
          {bands.map(({ level, from, to }) => (
            <i key={level} data-level={level} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
        </div>
        <ol className={styles.limits}>
          {inRows(limits.map(({ value }) => at(value))).map((isLower, index) => {
            const { level = "notice", value = 0 } = limits[index] ?? {};
            return <Limit key={level} level={level} left={at(value)} isLower={isLower} text={figure(value, unit)} />;
          })}
        </ol>
      </div>
    </figure>
  );
}

/** The worst of severities with the same limit is shown. */
function limitsOf(thresholds: Thresholds): { level: Severity; value: number }[] {
  const known = SEVERITIES.flatMap((level) => {
    const value = thresholds[level];
    return value === null ? [] : [{ level, value }];
  });
  return known.filter(({ value }, at) => known.findIndex((other) => other.value === value) === at);
}

/** Two labels fit beside each other from this distance; nearer ones take two rows. */
const ROOM = 0.3;

/** For each label, true if it is in the lower row because it would overlap its neighbor in the upper one. */
export function inRows(places: readonly number[]): boolean[] {
  const out: boolean[] = [];
  for (const [index, place] of places.entries()) {
    const previous = places[index - 1];
    out.push(previous !== undefined && Math.abs(place - previous) < ROOM && out[index - 1] !== true);
  }
  return out;
}

const percent = (fraction: number) => `${fraction * 100}%`;

function Limit({ level, left, isLower, text }: { level: Severity; left: number; isLower: boolean; text: string }) {
  const t = useTranslations("dfm.explain.limits");
  return (
    <li style={{ left: percent(left) }} data-lower={isLower || undefined}>
      <b>{text}</b>
      <small>{t(level)}</small>
    </li>
  );
}
