"use client";
// The spread of each measured quantity over the runs of a sweep: figures, histogram, yield.
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { type QuantitySummary, seriesSummary } from "@/lib/core/simulation-runs/series-summary";
import { readLimits } from "@/lib/core/simulation-runs/sweep-setup";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { UNITS } from "@/lib/core/waveform/unit";
import styles from "./setup.module.css";

const textOf = ({ name }: QuantitySummary, value: number): string =>
  engineeringText(value, name.startsWith("v(") ? UNITS.volt : UNITS.none);

const HEIGHT = 40;

function Histogram({ quantity }: { quantity: QuantitySummary }) {
  const t = useTranslations("simulation.sweeps.summary");
  const { histogram, limit, min, max } = quantity;
  const most = Math.max(...histogram.map(({ count }) => count));
  const placeOf = (value: number): number => ((value - min) / (max - min)) * 100;
  const marks = [limit?.lower, limit?.upper].filter(
    (value) => value !== null && value !== undefined && value > min && value < max,
  );
  const label = t("histogram", { name: quantity.name, from: textOf(quantity, min), to: textOf(quantity, max) });
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {histogram.map(({ from, count }, at) => {
        const width = 100 / histogram.length;
        const height = (count / most) * HEIGHT;
        return <rect key={`${at} ${from}`} x={at * width} width={width * 0.92} y={HEIGHT - height} height={height} />;
      })}
      {marks.map((value) => (
        <line key={value} x1={placeOf(Number(value))} x2={placeOf(Number(value))} y1={0} y2={HEIGHT} />
      ))}
    </svg>
  );
}

function Quantity({ quantity, isOpen }: { quantity: QuantitySummary; isOpen: boolean }) {
  const t = useTranslations("simulation.sweeps.summary");
  const format = useFormatter();
  const { name, nominal, min, max, mean, deviation, yield: share, count } = quantity;
  const rows = [
    ...(nominal === null ? [] : [["nominal", nominal] as const]),
    ...([
      ["min", min],
      ["max", max],
      ["mean", mean],
      ["deviation", deviation],
    ] as const),
  ];
  return (
    <details className={styles.quantity} open={isOpen}>
      <summary>
        <code>{name}</code>
        {share !== null && (
          <span data-bad={share < 1 || undefined}>
            {t("yield", { percent: format.number(share, { style: "percent", maximumFractionDigits: 1 }) })}
          </span>
        )}
      </summary>
      <dl>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{textOf(quantity, value)}</dd>
          </div>
        ))}
        <div>
          <dt>{t("count")}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      </dl>
      {max > min && <Histogram quantity={quantity} />}
    </details>
  );
}

/** Quantities that are unfolded at first. */
const OPEN = 3;

export function SeriesTable() {
  const t = useTranslations("simulation.sweeps.summary");
  const { plots } = useSimulationState();
  const { limits } = useSimulation().setup.sweep;
  const quantities = useMemo(() => seriesSummary(plots, readLimits(limits) ?? []), [plots, limits]);
  if (quantities.length === 0) return null;
  return (
    <section className={styles.series} aria-label={t("title")}>
      <h3>{t("title")}</h3>
      {quantities.map((quantity, at) => (
        <Quantity key={quantity.name} quantity={quantity} isOpen={at < OPEN} />
      ))}
    </section>
  );
}
