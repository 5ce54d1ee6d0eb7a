"use client";
// Runs the analyses of a drawing with the engine, which is loaded with the first run.
import { useEffect, useRef, useState } from "react";
import { useRun } from "@/components/ui/use-run";
import type { PlotGroup } from "@/components/spice-text/plot-waveforms";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { SpiceEngine, SpiceFailure } from "@/lib/workers/spice/spice-engine";

export type SimulationRunState =
  | { status: "idle" | "running" }
  | { status: "failed"; code: SpiceFailure["code"] }
  | { status: "done"; groups: readonly PlotGroup[] };

export interface SimulationRun {
  state: SimulationRunState;
  run: (schematic: Schematic, title: string) => Promise<void>;
  stop: () => void;
}

export function useSimulationRun(): SimulationRun {
  const [state, setState] = useState<SimulationRunState>({ status: "idle" });
  const engine = useRef<Promise<SpiceEngine> | null>(null);
  const runs = useRun();
  useEffect(
    () => () => {
      void engine.current?.then((made) => made.end()).catch(() => undefined);
      engine.current = null;
    },
    [],
  );

  async function run(schematic: Schematic, title: string): Promise<void> {
    const signal = runs.restart();
    setState({ status: "running" });
    try {
      const simulate = await import("@/components/community/viewer/simulate");
      engine.current ??= simulate.createEngine();
      const outcome = await simulate.simulate(await engine.current, { schematic, title, signal });
      if (!signal.aborted) setState(outcome);
    } catch (error) {
      if (signal.aborted) return;
      engine.current = null;
      setState({ status: "failed", code: "ENGINE_FAILED" });
      if (!(error instanceof Error)) throw error;
    }
  }

  function stop(): void {
    runs.stop();
    setState({ status: "idle" });
  }

  return { state, run, stop };
}
