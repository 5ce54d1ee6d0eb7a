"use client";
// Right panel: properties and findings, or the panel that was opened in their place.
import { type ComponentType, Suspense } from "react";
import type { DockName } from "@/components/schematic/dialogs/screen-parts";
import { latePart } from "@/components/schematic/late-part";
import { FindingsPanel } from "@/components/schematic/panels/findings";
import { PropertiesPanel } from "@/components/schematic/panels/properties";

const DOCKS: Record<DockName, ComponentType<{ onClose: () => void }>> = {
  find: latePart(() => import("./find/find-panel").then(({ FindPanel }) => FindPanel)),
  history: latePart(() => import("./history").then(({ HistoryPanel }) => HistoryPanel)),
  versions: latePart(() => import("./versions/versions-panel").then(({ VersionsPanel }) => VersionsPanel)),
  simulation: latePart(() => import("../simulation/simulation-panel").then(({ SimulationPanel }) => SimulationPanel)),
  live: latePart(() => import("../live/live-panel").then(({ LivePanel }) => LivePanel)),
  comments: latePart(() => import("../comments/comments-panel").then(({ CommentsPanel }) => CommentsPanel)),
};

export function RightPanel({ dock, onClose }: { dock: DockName | null; onClose: () => void }) {
  if (dock !== null) {
    const Panel = DOCKS[dock];
    return (
      <Suspense fallback={null}>
        <Panel onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <>
      <PropertiesPanel />
      <FindingsPanel />
    </>
  );
}
