"use client";
// State of the viewer of results: the shown runs of one analysis.
import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { runGroups } from "@/components/schematic/simulation/run-groups";
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { probeNames } from "@/components/schematic/simulation/probes/probe-names";
import { useSimulation, useSimulationState } from "@/components/schematic/simulation/use-simulation";
import type { PlotGroup } from "@/components/spice-text/plot-waveforms";
import type { ViewerStore } from "@/components/waveforms/viewer-store";

export interface ShownResults {
  readonly groups: readonly PlotGroup[];
  readonly group: PlotGroup;
  readonly store: ViewerStore;
}

export function useRunLabel(): (run: Pick<SimulationRun, "number" | "name">) => string {
  const t = useTranslations("simulation.runs");
  return ({ number, name }) => (number === null ? name : t("number", { number }));
}

/** Null while there is nothing over time, frequency or a swept value. */
export function useResults(): ShownResults | null {
  const { view } = useSimulation();
  const { editor } = useOpenProject();
  const { runs, opened } = useSimulationState();
  const labelOf = useRunLabel();
  useSyncExternalStore(
    view.subscribe,
    () => view.version,
    () => view.version,
  );
  // Labels are the same as long as the runs are.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const groups = useMemo(() => runGroups([...runs, ...opened], labelOf), [runs, opened]);
  const group = view.shownOf(groups);
  if (!group) return null;
  const store = view.knownStore(group.kind) ?? view.storeOf(group, probeNames(editor, group));
  return { groups, group, store };
}
