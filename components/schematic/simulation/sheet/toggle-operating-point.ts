import type { OpenProject } from "@/components/schematic/editor-context";
import { simulationOf } from "@/components/schematic/simulation/use-simulation";

/** They are shown with the next results where there are none yet. */
export function toggleOperatingPoint(project: OpenProject): void {
  const { view } = simulationOf(project);
  view.showPoint(!view.showsPoint);
}
