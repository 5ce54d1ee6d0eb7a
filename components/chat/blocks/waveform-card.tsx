"use client";
// Reduced picture of a waveform; the simulator has cursors and measurements.
import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { Card } from "@/components/chat/blocks/card";
import { CardLink } from "@/components/chat/blocks/card-link";
import { PLOT_HEIGHT, PLOT_WIDTH, plotOf } from "@/components/chat/blocks/waveform-plot";
import { traceStyle } from "@/components/waveforms/trace-style";
import type { WaveformBlock } from "@/lib/core/assistant/answer";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { fromShare } from "@/lib/core/waveform/plot/scale";
import { UNITS, unitSymbol } from "@/lib/core/waveform/unit";
import styles from "./cards.module.css";

const GRID = [0.25, 0.5, 0.75];
const ENDS = [0, 0.5, 1];
const DIGITS = 3;

/** "1.36 ms"; a unit that the simulator does not know stands behind the number. */
function shown(value: number, symbol: string): string {
  const unit = Object.values(UNITS).find((each) => unitSymbol(each) === symbol);
  return unit ? engineeringText(value, unit, DIGITS) : `${value.toPrecision(DIGITS)} ${symbol}`;
}

export function WaveformCard({ block }: { block: WaveformBlock }) {
  const { title, axis, path } = block;
  const t = useTranslations("chat.blocks");
  const { x, traces } = useMemo(() => plotOf(block), [block]);
  const ranges = traces.map(({ name, unit, min, max }) =>
    t("range", { name, min: shown(min, unit), max: shown(max, unit) }),
  );
  return (
    <Card title={title} actions={path !== null && <CardLink path={path}>{t("openCircuit")}</CardLink>}>
      <figure className={styles.plot}>
        <svg
          viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t("waveform", { title, traces: ranges.join("; ") })}
        >
          {GRID.map((share) => (
            <path key={share} className={styles.grid} d={`M${share * PLOT_WIDTH} 0V${PLOT_HEIGHT}`} />
          ))}
          {GRID.map((share) => (
            <path key={share} className={styles.grid} d={`M0 ${share * PLOT_HEIGHT}H${PLOT_WIDTH}`} />
          ))}
          {traces.map((trace, at) => {
            const { color, dash } = traceStyle(at, 0);
            return (
              <path
                key={at}
                className={styles.trace}
                d={trace.path}
                stroke={`var(${color})`}
                strokeDasharray={dash.join(" ")}
              />
            );
          })}
        </svg>
        <div className={`${styles.axis} num`} aria-hidden="true">
          {ENDS.map((share) => (
            <span key={share}>{shown(fromShare(x, share), axis.unit)}</span>
          ))}
        </div>
        <figcaption>
          {ranges.map((range, at) => (
            <span key={at} style={{ "--ink": `var(${traceStyle(at, 0).color})` } as CSSProperties}>
              {range}
            </span>
          ))}
        </figcaption>
      </figure>
    </Card>
  );
}
