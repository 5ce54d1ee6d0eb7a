"use client";
// What is true of the drawing: properties and findings, or the panel that was opened in their place.
import type { ComponentType } from "react";
import { CommentsPanel } from "@/components/schematic/comments/comments-panel";
import type { DockName } from "@/components/schematic/dialogs/screen-parts";
import { FindPanel } from "@/components/schematic/panels/find/find-panel";
import { FindingsPanel } from "@/components/schematic/panels/findings";
import { HistoryPanel } from "@/components/schematic/panels/history";
import { PropertiesPanel } from "@/components/schematic/panels/properties";
import { VersionsPanel } from "@/components/schematic/panels/versions/versions-panel";

const DOCKS: Record<DockName, ComponentType<{ onClose: () => void }>> = {
  find: FindPanel,
  history: HistoryPanel,
  versions: VersionsPanel,
  comments: CommentsPanel,
};

export function RightPanel({ dock, onClose }: { dock: DockName | null; onClose: () => void }) {
  if (dock !== null) {
    const Panel = DOCKS[dock];
    return <Panel onClose={onClose} />;
  }
  return (
    <>
      <PropertiesPanel />
      <FindingsPanel />
    </>
  );
}
