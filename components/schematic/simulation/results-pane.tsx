"use client";
// Waveforms of the last run, below the sheet: one viewer for each analysis.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { useOpenProject } from "@/components/schematic/editor-context";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { firstTraces, type PlotGroup, plotGroups } from "@/components/spice-text/plot-waveforms";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import styles from "./simulation.module.css";

export function ResultsPane() {
  const t = useTranslations("simulation");
  const { name } = useOpenProject();
  const session = useSimulation();
  const { plots, nameOf } = useSimulationState();
  const groups = useMemo(() => plotGroups(plots, nameOf), [plots, nameOf]);
  const [wanted, setWanted] = useState<PlotGroup["kind"] | null>(null);
  const group = groups.find(({ kind }) => kind === wanted) ?? groups[0];
  if (!group) return null;
  return (
    <section className={styles.pane} aria-label={t("results")}>
      <div className={styles.paneHead}>
        {groups.length > 1 && (
          <Segments
            label={t("results")}
            value={group.kind}
            items={groups.map(({ kind }) => ({ id: kind, label: t(`kinds.${kind}`) }))}
            onChange={setWanted}
          />
        )}
        <Button
          variant="quiet"
          size="sm"
          isIconOnly
          aria-label={t("closeResults")}
          title={t("closeResults")}
          onClick={() => session.clear()}
        >
          <Icon name="close" size={16} />
        </Button>
      </div>
      <WaveformViewer
        key={group.kind}
        name={name}
        runs={group.runs}
        progress={{ kind: "ready" }}
        panes={firstTraces(group.runs)}
      />
    </section>
  );
}
