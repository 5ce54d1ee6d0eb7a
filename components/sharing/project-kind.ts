// Kinds of projects: icon, name in an address, and where a project opens.

import type { IconName } from "@/components/icons/icon-names";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import type { Project } from "@/lib/client/project";

export type ProjectKind = keyof typeof PROJECT_TYPES;
export const PROJECT_KINDS = Object.keys(PROJECT_TYPES) as ProjectKind[];

const KIND_OF: Readonly<Record<Project["projectType"], ProjectKind>> = { 0: "schematic", 1: "simulation", 2: "board" };

export const kindOf = ({ projectType }: Pick<Project, "projectType">): ProjectKind => KIND_OF[projectType];

export const KIND_ICONS: Readonly<Record<ProjectKind, IconName>> = {
  schematic: "sheet",
  simulation: "wave",
  board: "board",
};

const OPENS_AT: Readonly<Record<ProjectKind, (id: string) => string>> = {
  schematic: (id) => `/eda/sch?id=${id}`,
  simulation: (id) => `/sim?id=${id}`,
  board: (id) => `/order/manufacturing/pcb?project=${id}`,
};

/** Address without language prefix. */
export function projectHref(project: Pick<Project, "projectId" | "projectType">): string {
  return OPENS_AT[kindOf(project)](encodeURIComponent(project.projectId));
}

/** Boards have no document: they are neither duplicated nor shared. */
export const hasDocument = (project: Pick<Project, "projectType">): boolean => kindOf(project) !== "board";

export type Shareable = Pick<Project, "projectId" | "projectName" | "projectType">;

/** The link that is sent to others; `prefix` is that of the sender's language. */
export function shareHref(
  project: Pick<Project, "projectId" | "projectType">,
  { token, origin, prefix }: { token: string; origin: string; prefix: string },
): string {
  return `${origin}${prefix}${projectHref(project)}&token=${encodeURIComponent(token)}`;
}
