"use client";
// Values at both cursors and their differences.
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { DrawnTrace } from "@/components/waveforms/drawn-traces";
import { TraceInk } from "@/components/waveforms/trace-legend";
import { NOTHING } from "@/lib/i18n/nothing";
import { readCursors } from "@/lib/core/waveform/cursors";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { combineUnits, unitPower, type Unit } from "@/lib/core/waveform/unit";
import styles from "./waveforms.module.css";

interface CursorTableProps {
  traces: readonly DrawnTrace[];
  cursors: Readonly<Record<"a" | "b", number>>;
  xUnit: Unit;
}

interface Row {
  readonly key: string;
  readonly name: React.ReactNode;
  readonly values: readonly [string, string, string, string];
}

export const shown = (value: number, unit: Unit): string => engineeringText(value, unit) || NOTHING;

export function CursorTable({ traces, cursors: { a, b }, xUnit }: CursorTableProps) {
  const t = useTranslations("waveforms.cursors");
  const inverse = a === b ? NOTHING : shown(1 / (b - a), unitPower(xUnit, -1));
  const rows: Row[] = [
    { key: "x", name: t("place"), values: [shown(a, xUnit), shown(b, xUnit), shown(b - a, xUnit), inverse] },
    ...traces.map(({ key, name, wave, style }) => {
      const reading = readCursors(wave, a, b);
      const slope = shown(reading.slope, combineUnits(wave.unit, xUnit, -1));
      const [atA, atB, difference] = [reading.a, reading.b, reading.difference].map((value) => shown(value, wave.unit));
      const ink = (
        <span className={styles.legendName}>
          <TraceInk {...style} />
          {name}
        </span>
      );
      return { key, name: ink, values: [atA ?? "", atB ?? "", difference ?? "", slope] as const };
    }),
  ];
  const column = (at: 0 | 1 | 2 | 3, head: string) => ({
    ...{ key: head, head, isNumeric: true, cell: (row: Row) => row.values[at] },
  });
  return (
    <div className={styles.wideTable} role="group" aria-label={t("title")} tabIndex={0}>
      <Table
        caption={t("title")}
        isDense
        rowKey={({ key }) => key}
        rows={rows}
        columns={[
          { key: "name", head: t("trace"), cell: ({ name }) => name },
          column(0, t("a")),
          column(1, t("b")),
          column(2, t("difference")),
          column(3, `${t("slope")}, ${t("inverse", { difference: "Δ" })}`),
        ]}
      />
    </div>
  );
}
