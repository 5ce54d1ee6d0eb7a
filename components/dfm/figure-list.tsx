"use client";
// Metrics of the board, and its drills by size.
import { useFormatter, useTranslations } from "next-intl";
import type { DfmFigures } from "@/lib/core/dfm/report";
import styles from "./figure-list.module.css";

export function FigureList({ figures }: { figures: DfmFigures }) {
  const t = useTranslations("dfm.summary");
  const unknown = useTranslations("common")("unknown");
  const format = useFormatter();
  const { millingMPerM2, finishPercent, testPoints, panelUsePercent, drillSizes } = figures;
  const say = (value: number | null, words: (text: string) => string) =>
    value === null ? unknown : words(format.number(value, { maximumFractionDigits: 2 }));
  const hits = drillSizes.reduce((sum, drill) => sum + drill.hits + drill.slots, 0);
  const panelRow = (percent: number): [string, string] => [
    t("panelUse"),
    say(percent, (value) => t("percent", { value })),
  ];
  const rows: [string, string][] = [
    [t("milling"), say(millingMPerM2, (value) => t("millingValue", { value }))],
    [t("finish"), say(finishPercent, (value) => t("percent", { value }))],
    [t("testPoints"), say(testPoints, (value) => value)],
    ...(panelUsePercent === null ? [] : [panelRow(panelUsePercent)]),
    [t("drills"), t("drillsValue", { sizes: drillSizes.length, hits })],
  ];
  return (
    <section className={styles.figures}>
      <h2>{t("more")}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {drillSizes.length > 0 && <DrillTable sizes={drillSizes} />}
    </section>
  );
}

function DrillTable({ sizes }: { sizes: DfmFigures["drillSizes"] }) {
  const t = useTranslations("dfm.summary");
  const format = useFormatter();
  return (
    <table>
      <thead>
        <tr>
          <th>{t("drillTable.diameter")}</th>
          <th>{t("drillTable.plating")}</th>
          <th>{t("drillTable.hits")}</th>
          <th>{t("drillTable.slots")}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ diameterMm, plating, hits, slots }) => (
          <tr key={`${diameterMm} ${plating}`}>
            <td>{format.number(diameterMm, { minimumFractionDigits: 2, maximumFractionDigits: 3 })} mm</td>
            <td>{t(`plating.${plating}`)}</td>
            <td>{format.number(hits)}</td>
            <td>{format.number(slots)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
