"use client";
// Name of a project that opens it, also in another tab.
import type { MouseEvent } from "react";
import { projectHref } from "@/components/sharing/project-kind";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { type Project, useCountOpening } from "@/lib/client/project";
import { Link } from "@/lib/i18n/link";
import styles from "./project-link.module.css";

const isForThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

export function ProjectLink({ project }: { project: Project }) {
  const open = useOpenProject();
  const count = useCountOpening();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isForThisTab(event)) return void count(project.projectId);
    event.preventDefault();
    void open(project);
  }
  return (
    <Link
      className={styles.link}
      href={projectHref(project)}
      title={project.projectName}
      data-row-focus
      onClick={follow}
      onAuxClick={({ button }) => button === 1 && void count(project.projectId)}
    >
      {project.projectName}
    </Link>
  );
}
