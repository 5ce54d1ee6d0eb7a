"use client";
// Schematic, board, 3D view and simulation of a published project, each loaded when it is chosen.
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePartFocus } from "@/components/community/part-focus";
import { Board3dView } from "@/components/community/viewer/board3d-view";
import { BoardView } from "@/components/community/viewer/board-view";
import { SchematicView } from "@/components/community/viewer/schematic-view";
import { SimulationView } from "@/components/community/viewer/simulation-view";
import { tabId, tabPanelId, Tabs } from "@/components/ui/tabs";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import styles from "./project-viewer.module.css";

const VIEWS = ["schematic", "board", "space", "simulation"] as const;
export type View = (typeof VIEWS)[number];

const COMPONENTS = {
  schematic: SchematicView,
  board: BoardView,
  space: Board3dView,
  simulation: SimulationView,
} as const;

interface ProjectViewerProps {
  project: ViewedProject;
  /** Fills its container, instead of the height of a page's figure. */
  isFilling?: boolean;
  /** The view that opens first, if the project has it; else its board. */
  openedView?: View;
}

export function ProjectViewer({ project, isFilling = false, openedView }: ProjectViewerProps) {
  const t = useTranslations("community.viewer");
  const views = VIEWS.filter((view) => hasView(project, view));
  const [chosen, choose] = useState<View | null>(null);
  const shown = usePartFocus()?.shown ?? null;
  const [seenPart, setSeenPart] = useState<typeof shown>(null);
  if (shown !== seenPart) {
    setSeenPart(shown);
    choose("schematic");
  }
  const viewer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) viewer.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const view = chosen ?? [openedView, "board" as const].find((each) => each && views.includes(each)) ?? views[0];
  if (view === undefined) return null;
  const Shown = COMPONENTS[view];
  return (
    <div ref={viewer} className={isFilling ? styles.filling : styles.viewer}>
      <div className={styles.bar}>
        <Tabs
          label={t("title")}
          items={views.map((id) => ({ id, label: t(`views.${id}`) }))}
          value={view}
          onChange={choose}
        />
      </div>
      <div className={styles.view} id={tabPanelId(view)} role="tabpanel" aria-labelledby={tabId(view)}>
        <Shown project={project} />
      </div>
    </div>
  );
}

function hasView({ contents, board }: ViewedProject, view: View): boolean {
  if (view === "space") return contents.includes("board") && board !== null;
  if (view === "board") return contents.includes("board") && board !== null;
  return contents.includes(view);
}
