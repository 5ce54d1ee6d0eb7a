"use client";
// Progress and result of a run.
import { useTranslations } from "next-intl";
import { OptionsInUse } from "@/components/schematic/simulation/found-list";
import {
  useHasResults,
  useIsViewerOpen,
  useSimulation,
  useSimulationState,
} from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import styles from "./simulation.module.css";

export function RunOutcome() {
  const t = useTranslations("simulation");
  const { status, progress, remainingMs, plots, elapsedMs, failure } = useSimulationState();
  const isEstimated = status === "running" && progress !== null && remainingMs !== null;
  return (
    <>
      {status === "running" && (
        <progress
          className={styles.progress}
          aria-label={t("running")}
          {...(progress && progress.total > 1 ? { value: progress.done, max: progress.total } : {})}
        />
      )}
      <p className={styles.outcome} role="status">
        {status === "running" && !isEstimated && t("running")}
        {status === "stopped" && t("stopped")}
        {status === "done" && t("done", { count: plots.length, seconds: elapsedMs / 1_000 })}
        {status === "failed" && failure && t(`failures.${failure}`)}
      </p>
      {isEstimated && (
        <p className={styles.outcome}>
          {t("remaining", { ...progress, seconds: Math.max(1, Math.round(remainingMs / 1_000)) })}
        </p>
      )}
      <ShowResults />
      <OptionsInUse />
    </>
  );
}

/** The way back to results whose viewer was closed. */
function ShowResults() {
  const t = useTranslations("simulation");
  const { view } = useSimulation();
  const hasResults = useHasResults();
  const isOpen = useIsViewerOpen();
  if (!hasResults || isOpen) return null;
  return (
    <Button size="sm" onClick={() => view.setOpen(true)}>
      {t("showResults")}
    </Button>
  );
}
