"use client";
// Waveforms of the last run, below the sheet: one viewer for each analysis.
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { useOpenProject } from "@/components/schematic/editor-context";
import { waveformsOf } from "@/components/schematic/simulation/waveforms-of";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { WaveformViewer } from "@/components/waveforms/waveform-viewer";
import type { SimulationState } from "@/components/schematic/simulation/simulation-session";
import type { Waveform } from "@/lib/core/waveform/waveform";
import styles from "./simulation.module.css";

type Kind = SimulationState["plots"][number]["analysis"];

interface Group {
  readonly kind: Kind;
  readonly runs: readonly { readonly id: string; readonly name: string; readonly vectors: readonly Waveform[] }[];
}

/** Runs by analysis, in the order of the netlist; single points are tables. */
function groupsOf(plots: SimulationState["plots"], nameOf: SimulationState["nameOf"]): Group[] {
  const groups = new Map<Kind, Group["runs"][number][]>();
  for (const [at, plot] of plots.entries()) {
    const vectors = waveformsOf(plot, nameOf);
    if (vectors.length === 0) continue;
    const steps = plot.steps.map(({ name, value }) => `${name} ${Number(value.toPrecision(4))}`).join(", ");
    const run = { id: `run-${at}`, name: steps || plot.text, vectors };
    groups.set(plot.analysis, [...(groups.get(plot.analysis) ?? []), run]);
  }
  return [...groups].map(([kind, runs]) => ({ kind, runs }));
}

/** Traces that are shown at first: nets that somebody has named. */
const FIRST_TRACES = 3;

function firstTraces([run]: Group["runs"]): string[][] {
  const voltages = (run?.vectors ?? []).map(({ name }) => name).filter((name) => name.startsWith("V("));
  const named = voltages.filter((name) => !/Net-|unconnected-/.test(name));
  const chosen = (named.length > 0 ? named : voltages).slice(0, FIRST_TRACES);
  return chosen.length > 0 ? [chosen] : [];
}

export function ResultsPane() {
  const t = useTranslations("simulation");
  const { name } = useOpenProject();
  const session = useSimulation();
  const { plots, nameOf } = useSimulationState();
  const groups = useMemo(() => groupsOf(plots, nameOf), [plots, nameOf]);
  const [wanted, setWanted] = useState<Kind | null>(null);
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
