// The values that the sheet shows: at cursor A of the viewer, else of the operating point, else of the first point.
import { runGroups } from "@/components/schematic/simulation/run-groups";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import type { SimulationSession } from "@/components/schematic/simulation/simulation-session";
import { firstPoint, pointAt, type PointReading } from "@/lib/core/simulation-netlist/point-reading";

/** `place` is that of the cursor; null without one. */
export interface SheetReading extends PointReading {
  readonly place: number | null;
}

/** Null without results. */
export function currentReading({ state, view }: Pick<SimulationSession, "state" | "view">): SheetReading | null {
  const latest = latestRun(state.runs, state.opened);
  if (!latest) return null;
  const group = view.shownOf(runGroups([latest]));
  const cursors = group && view.knownStore(group.kind)?.state.cursors;
  const over = group && latest.plots.find(({ analysis }) => analysis === group.kind);
  if (over && cursors) return { ...pointAt(over, cursors.a), place: cursors.a };
  const point = latest.plots.find(({ analysis }) => analysis === "op");
  const first = point ?? latest.plots.find(({ analysis }) => analysis === "tran") ?? over;
  return first ? { ...firstPoint(first), place: null } : null;
}
