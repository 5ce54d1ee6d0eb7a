"use client";
// Values of the last run that stand in no diagram: operating points, the spread of a series, and the netlist.
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { KeptResults } from "@/components/schematic/simulation/kept/kept-results";
import { PartValues } from "@/components/schematic/simulation/part-values";
import { PointTable } from "@/components/schematic/simulation/point-table";
import { MeasuredValues } from "@/components/schematic/simulation/setup/measured-values";
import { SeriesTable } from "@/components/schematic/simulation/setup/series-table";
import { useReading } from "@/components/schematic/simulation/use-reading";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Checkbox } from "@/components/ui/checkbox";
import styles from "./simulation.module.css";

/** A series has hundreds of operating points, which its summary shows. */
const MAX_POINT_TABLES = 10;

/** Voltages, currents and powers on the sheet. */
function ShowOnSheet() {
  const t = useTranslations("simulation.sheet");
  const { view } = useSimulation();
  const showsPoint = useSyncExternalStore(
    view.subscribe,
    () => view.showsPoint,
    () => false,
  );
  return (
    <div className={styles.onSheet}>
      <Checkbox label={t("showPoint")} checked={showsPoint} onChange={() => view.showPoint(!showsPoint)} />
      {showsPoint && <ReadingPlace />}
    </div>
  );
}

/** The values that the sheet shows. */
function ReadingPlace() {
  const shownAt = useReading();
  return shownAt && <p className={styles.none}>{shownAt.text}</p>;
}

export function PointValues() {
  const t = useTranslations("simulation");
  const { plots, netlist, runs } = useSimulationState();
  const points = plots.filter(({ axis }) => axis === null);
  return (
    <>
      {runs.length > 0 && <ShowOnSheet />}
      <MeasuredValues />
      <SeriesTable />
      {points.slice(0, MAX_POINT_TABLES).map((plot) => (
        <PointTable key={[plot.text, ...plot.steps.map(({ value }) => value)].join(" ")} plot={plot} />
      ))}
      <PartValues />
      <KeptResults />
      {netlist !== "" && (
        <details className={styles.netlist}>
          <summary>{t("netlist")}</summary>
          <pre tabIndex={0}>{netlist}</pre>
        </details>
      )}
    </>
  );
}
