// Projects for tests of the workbench.

import type { DeletedProject, Project, SharedProject } from "@/lib/client/project";

/** A schematic, with what differs. */
export function project(id: string, facts: Partial<Project> = {}): Project {
  return {
    ...{ projectId: id, projectName: `Project ${id}`, projectType: 0, isShared: false },
    ...{ createTime: "2026-11-20T08:00:00.000Z", updateTime: "2026-11-21T08:00:00.000Z" },
    ...{ openCount: 3, visitCount: 0, copyCount: 0, example: false, free: false, thumbnail: null, isImported: false },
    ...facts,
  };
}

export const TOKEN = "a-token-of-22-letters_";

export const sharedProject = (id: string, facts: Partial<SharedProject> = {}): SharedProject => ({
  ...project(id, { isShared: true }),
  ...{ right: "view", token: TOKEN, shareTime: "2026-11-21T09:00:00.000Z" },
  ...facts,
});

export const deletedProject = (id: string, facts: Partial<DeletedProject> = {}): DeletedProject => ({
  ...project(id),
  deleteTime: "2026-11-22T10:30:00.000Z",
  ...facts,
});
