"use client";
// Simulation of a published drawing in this browser, and its waveforms.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { openOnce, useDrawer } from "@/components/community/drawing/use-drawing";
import { useSimulationRun } from "@/components/community/viewer/use-simulation-run";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { usePublishedDocument } from "@/lib/client/community";
import styles from "./project-viewer.module.css";

const Results = dynamic(() => import("@/components/community/viewer/results").then((file) => file.Results), {
  ssr: false,
});

export function SimulationView({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  const { projectId, version, title } = project;
  const document = usePublishedDocument(projectId, version);
  const drawer = useDrawer();
  const { state, run, stop } = useSimulationRun();
  if (document.isError)
    return <FailureState title={t("failed")} text={t("failedText")} onRetry={() => void document.refetch()} />;
  if (!document.data || !drawer)
    return (
      <div className={styles.loading}>
        <Skeleton rows={4} />
      </div>
    );
  const { schematic } = openOnce(drawer, document.data.content);
  const start = () => void run(schematic, title);
  switch (state.status) {
    case "idle":
      return (
        <EmptyState
          icon="wave"
          title={t("simulation.title")}
          text={t("simulation.text")}
          action={
            <Button variant="primary" onClick={start}>
              <Icon name="wave" />
              {t("simulation.run")}
            </Button>
          }
        />
      );
    case "running":
      return (
        <div className={styles.loading}>
          <Skeleton rows={4} text={t("simulation.running")} />
          <Button onClick={stop}>{t("simulation.stop")}</Button>
        </div>
      );
    case "failed":
      return <FailureState title={t("simulation.failed")} text={t(`simulation.codes.${state.code}`)} onRetry={start} />;
    case "done":
      return (
        <div className={styles.results}>
          <Results name={title} groups={state.groups} />
        </div>
      );
  }
}
