"use client";
// Simulation: the analysis, the run, what it found, and the values of an operating point.
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useDocument } from "@/components/schematic/editor-context";
import { Dock } from "@/components/schematic/panels/dock";
import { FoundList } from "@/components/schematic/simulation/found-list";
import { PointTable } from "@/components/schematic/simulation/point-table";
import { SeriesTable } from "@/components/schematic/simulation/setup/series-table";
import { SweepFields } from "@/components/schematic/simulation/setup/sweep-fields";
import { SetupFields } from "@/components/schematic/simulation/setup-fields";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { faultyFields, hasAnalysis } from "@/lib/core/simulation-netlist/analysis-setup";
import styles from "./simulation.module.css";

/** A series has hundreds of operating points, which its summary shows. */
const MAX_POINT_TABLES = 10;

/** Directives on the sheets ask for analyses by themselves. */
function hasOwnAnalysis({ workspace }: SchematicEditor): boolean {
  const records = [...workspace.store.values()];
  return records.some((record) => record.kind === "spice-directive" && hasAnalysis(record.text));
}

export function SimulationPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("simulation");
  const session = useSimulation();
  const { status, progress, plots, elapsedMs, failure, netlist } = useSimulationState();
  const [isTried, setTried] = useState(false);
  useEffect(() => session.prepare(), [session]);
  const isOwn = useDocument(hasOwnAnalysis);
  const faulty = faultyFields(session.setup).filter((fault) => !isOwn || fault.startsWith("sweep."));
  const isRunning = status === "running";

  function run(): void {
    setTried(true);
    if (faulty.length === 0) void session.run();
  }
  const points = plots.filter(({ axis }) => axis === null);
  return (
    <Dock title={t("title")} onClose={onClose}>
      <form
        className={styles.setup}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {isOwn ? (
          <>
            <p className={styles.own}>{t("setup.own")}</p>
            <SweepFields
              sweep={session.setup.sweep}
              faulty={isTried ? faulty.flatMap((fault) => (fault.startsWith("sweep.") ? [fault] : [])) : []}
              onChange={(sweep) => session.setUp({ ...session.setup, sweep })}
            />
          </>
        ) : (
          <SetupFields
            setup={session.setup}
            faulty={isTried ? faulty : []}
            onChange={(setup) => session.setUp(setup)}
          />
        )}
        <div className={styles.actions}>
          {isRunning ? (
            <Button onClick={() => session.stop()}>{t("stop")}</Button>
          ) : (
            <Button variant="primary" type="submit">
              {t("run")}
            </Button>
          )}
        </div>
      </form>
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t("running")}
          {...(progress && progress.total > 1 ? { value: progress.done, max: progress.total } : {})}
        />
      )}
      <p className={styles.outcome} role="status">
        {status === "running" && t("running")}
        {status === "stopped" && t("stopped")}
        {status === "done" && t("done", { count: plots.length, seconds: elapsedMs / 1_000 })}
        {status === "failed" && failure && t(`failures.${failure}`)}
      </p>
      <div className={styles.results}>
        <FoundList />
        <SeriesTable />
        {points.slice(0, MAX_POINT_TABLES).map((plot) => (
          <PointTable key={[plot.text, ...plot.steps.map(({ value }) => value)].join(" ")} plot={plot} />
        ))}
        {netlist !== "" && (
          <details className={styles.netlist}>
            <summary>{t("netlist")}</summary>
            <pre tabIndex={0}>{netlist}</pre>
          </details>
        )}
      </div>
    </Dock>
  );
}
