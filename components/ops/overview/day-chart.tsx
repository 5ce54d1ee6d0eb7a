// Bar chart of a daily metric; a table below has the same values, so that the chart may be skipped.
import { useTranslations } from "next-intl";
import styles from "./report-page.module.css";

interface DayChartProps {
  label: string;
  /** Total of all days as text. */
  total: string;
  /** `label`: formatted day. */
  points: readonly { day: string; label: string; value: number; text: string }[];
  /** Day of the maximum as text; undefined if all are zero. */
  max?: string;
}

const [WIDTH, HEIGHT] = [320, 88];

/** Bars from a base line: up for gains, down for refunds. */
export function DayChart({ label, total, points, max }: DayChartProps) {
  const t = useTranslations("common");
  const highest = Math.max(0, ...points.map(({ value }) => value));
  const lowest = Math.min(0, ...points.map(({ value }) => value));
  const span = highest - lowest || 1;
  const zero = (highest / span) * HEIGHT;
  const step = WIDTH / Math.max(1, points.length);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {label} <b className="num">{total}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("named", { name: label, value: total })}
      >
        {points.map(({ day, label: name, value, text }, at) => {
          const height = (Math.abs(value) / span) * HEIGHT;
          return (
            <rect
              key={day}
              x={at * step + step * 0.12}
              width={step * 0.76}
              y={value < 0 ? zero : zero - height}
              height={height}
              data-loss={value < 0 || undefined}
            >
              <title>{t("named", { name, value: text })}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="num" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </p>
      {max && <p aria-hidden="true">{max}</p>}
    </figure>
  );
}
