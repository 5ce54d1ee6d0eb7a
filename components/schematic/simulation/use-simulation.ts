"use client";
// The simulation of the open project; it lives as long as the project is open.
import { useSyncExternalStore } from "react";
import { type OpenProject, useOpenProject } from "@/components/schematic/editor-context";
import { SimulationSession, type SimulationState } from "@/components/schematic/simulation/simulation-session";

const sessions = new WeakMap<OpenProject, SimulationSession>();

const createEngine = async () => (await import("@/lib/workers/spice/spice-engine")).createSpiceEngine();

export function simulationOf(project: OpenProject): SimulationSession {
  const known = sessions.get(project);
  if (known) return known;
  const session = new SimulationSession(project, createEngine);
  sessions.set(project, session);
  return session;
}

export const useSimulation = (): SimulationSession => simulationOf(useOpenProject());

export function useSimulationState(): SimulationState {
  const session = useSimulation();
  return useSyncExternalStore(
    session.subscribe,
    () => session.state,
    () => session.state,
  );
}

/** True while the viewer is not closed. */
export function useIsViewerOpen(): boolean {
  const { view } = useSimulation();
  return useSyncExternalStore(
    view.subscribe,
    () => view.isOpen,
    () => true,
  );
}

/** Results over time, frequency or a swept value, which a viewer shows. */
export function useHasResults(): boolean {
  const { runs, opened } = useSimulationState();
  return [...runs, ...opened].some(({ plots }) => plots.some(({ axis }) => axis !== null));
}
