"use client";
// Opens a project: its opening is counted first.
import { projectHref } from "@/components/sharing/project-kind";
import { type Project, useCountOpening } from "@/lib/client/project";
import { isOrderPath } from "@/lib/i18n/href";
import { useNavigate } from "@/lib/i18n/use-navigate";

type Opened = Pick<Project, "projectId" | "projectType">;

/** A page that is loaded as a whole cuts off its requests; a slow count must not keep anyone waiting. */
const MAX_WAIT_MS = 1_000;

export function useOpenProject(): (project: Opened) => Promise<void> {
  const count = useCountOpening();
  const navigate = useNavigate();
  return async (project) => {
    const href = projectHref(project);
    const counted = count(project.projectId);
    if (isOrderPath(href)) await Promise.race([counted, new Promise((done) => setTimeout(done, MAX_WAIT_MS))]);
    navigate(href);
  };
}
