"use client";
// Values of an operating point: voltages of nets and currents of parts.
import { useTranslations } from "next-intl";
import { useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { unitOf } from "@/components/spice-text/plot-waveforms";
import { compareNaturally } from "@/lib/base/natural-order";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import type { SpicePlot } from "@/lib/core/spice/result";
import styles from "./simulation.module.css";

export function PointTable({ plot }: { plot: SpicePlot }) {
  const t = useTranslations("simulation.point");
  const { nameOf } = useSimulationState();
  const rows = plot.vectors
    .map(({ name, unit, real }) => ({ name: nameOf(name), unit: unitOf({ unit }), value: real[0] ?? NaN }))
    .toSorted((a, b) => compareNaturally(a.name, b.name));
  return (
    <table className={styles.points}>
      <caption>{t("title")}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("value")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, unit, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num">{engineeringText(value, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
