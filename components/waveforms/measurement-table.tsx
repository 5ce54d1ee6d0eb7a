"use client";
// Measurements of all traces over the visible range, or between the cursors.
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { Table } from "@/components/ui/table";
import { shown } from "@/components/waveforms/cursor-table";
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import { measure, PHASOR_MEASUREMENTS, TIME_MEASUREMENTS } from "@/components/waveforms/measurements";
import { TraceInk } from "@/components/waveforms/trace-legend";
import { NOTHING } from "@/lib/i18n/nothing";
import type { Unit } from "@/lib/core/waveform/unit";
import type { Range } from "@/lib/core/waveform/waveform";
import styles from "./waveforms.module.css";

export function MeasurementTable({
  traces,
  range,
  xUnit,
}: {
  traces: readonly DrawnTrace[];
  range: Range;
  xUnit: Unit;
}) {
  const t = useTranslations("waveforms.measurements");
  // Panning stays smooth: the figures follow when there is time.
  const settled = useDeferredValue(range);
  const rows = useMemo(
    () => traces.filter(({ isMain }) => isMain).map((trace) => ({ trace, values: measure(trace.source, settled) })),
    [traces, settled],
  );
  const names = [...TIME_MEASUREMENTS, ...PHASOR_MEASUREMENTS].filter((name) =>
    rows.some(({ values }) => values[name] !== undefined),
  );
  return (
    <>
      <p className={styles.note}>{t("range", { from: shown(settled.from, xUnit), to: shown(settled.to, xUnit) })}</p>
      {/* Focusable, so that keys scroll it. */}
      <div className={styles.wideTable} role="group" aria-label={t("title")} tabIndex={0}>
        <Table
          caption={t("title")}
          isDense
          rows={rows}
          rowKey={({ trace }) => trace.key}
          columns={[
            {
              key: "trace",
              head: t("trace"),
              cell: ({ trace }) => (
                <span className={styles.legendName}>
                  <TraceInk {...trace.style} />
                  {trace.source.im ? trace.name.replace(/^(?:dB|∠|τ) /, "") : trace.name}
                </span>
              ),
            },
            ...names.map((name) => ({
              ...{ key: name, head: t(name), isNumeric: true, isWhole: true },
              cell: ({ values }: (typeof rows)[number]) => values[name] ?? NOTHING,
            })),
          ]}
        />
      </div>
    </>
  );
}
