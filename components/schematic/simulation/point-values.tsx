"use client";
// Values of the last run that stand in no diagram: operating points, the spread of a series, and the netlist.
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { KeptResults } from "@/components/schematic/simulation/kept/kept-results";
import { currentReading } from "@/components/schematic/simulation/probes/current-reading";
import { PointTable } from "@/components/schematic/simulation/point-table";
import { SeriesTable } from "@/components/schematic/simulation/setup/series-table";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { unitOf } from "@/components/spice-text/plot-waveforms";
import { Checkbox } from "@/components/ui/checkbox";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
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

/** Which values the sheet shows. */
function ReadingPlace() {
  const t = useTranslations("simulation.sheet.places");
  const session = useSimulation();
  useSyncExternalStore(
    session.view.subscribe,
    () => session.view.version,
    () => 0,
  );
  const reading = currentReading(session);
  if (!reading) return null;
  const { plot, place } = reading;
  const axis = plot.axis;
  return (
    <p className={styles.none}>
      {axis === null
        ? t("point")
        : t(place === null ? "first" : "cursor", {
            place: engineeringText(place ?? axis.real[0] ?? 0, unitOf(axis)),
          })}
    </p>
  );
}

export function PointValues() {
  const t = useTranslations("simulation");
  const { plots, netlist, runs } = useSimulationState();
  const points = plots.filter(({ axis }) => axis === null);
  return (
    <>
      {runs.length > 0 && <ShowOnSheet />}
      <SeriesTable />
      {points.slice(0, MAX_POINT_TABLES).map((plot) => (
        <PointTable key={[plot.text, ...plot.steps.map(({ value }) => value)].join(" ")} plot={plot} />
      ))}
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
