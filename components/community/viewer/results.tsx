"use client";
// Waveforms of a run, one viewer for each analysis.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { firstTraces, type PlotGroup } from "@/components/spice-text/plot-waveforms";
import { EmptyState } from "@/components/ui/empty-state";
import { Segments } from "@/components/ui/segments";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import styles from "./project-viewer.module.css";

interface ResultsProps {
  /** Names the files. */
  name: string;
  groups: readonly PlotGroup[];
}

export function Results({ name, groups }: ResultsProps) {
  const t = useTranslations("community.viewer.simulation");
  const [wanted, setWanted] = useState<PlotGroup["kind"] | null>(null);
  const group = groups.find(({ kind }) => kind === wanted) ?? groups[0];
  if (!group) return <EmptyState icon="wave" title={t("noWaveforms")} text={t("noWaveformsText")} />;
  return (
    <>
      {groups.length > 1 && (
        <div className={styles.analyses}>
          <Segments
            label={t("analysis")}
            value={group.kind}
            items={groups.map(({ kind }) => ({ id: kind, label: t(`kinds.${kind}`) }))}
            onChange={setWanted}
          />
        </div>
      )}
      <WaveformViewer
        key={group.kind}
        name={name}
        runs={group.runs}
        progress={{ kind: "ready" }}
        panes={firstTraces(group.runs)}
      />
    </>
  );
}
