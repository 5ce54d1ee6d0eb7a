"use client";
// State of the viewer of results: the shown runs of one analysis.
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useOpenProject } from "@/components/schematic/editor-context";
import { storeOf } from "@/components/schematic/simulation/results-store";
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

/** The same function as long as the language is: results are grouped by it. */
export function useRunLabel(): (run: Pick<SimulationRun, "number" | "name">) => string {
  const t = useTranslations("simulation.runs");
  return useCallback(({ number, name }) => (number === null ? name : t("number", { number })), [t]);
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
  const groups = useMemo(() => runGroups([...runs, ...opened], labelOf), [runs, opened, labelOf]);
  const group = view.shownOf(groups);
  if (!group) return null;
  const store = view.knownStore(group.kind) ?? storeOf(view, group, probeNames(editor, group));
  return { groups, group, store };
}
