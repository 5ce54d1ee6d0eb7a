"use client";
// Address of a shared project, and its copy on the clipboard.
import { shareHref } from "@/components/workbench/project-kind";
import { copyText } from "@/lib/client/copy";
import type { Project } from "@/lib/client/project";
import { useMarket } from "@/lib/i18n/use-market";

export function useCopyLink() {
  const { prefix } = useMarket();
  const hrefOf = (project: Project, token: string) =>
    shareHref(project, { token, origin: window.location.origin, prefix });
  return {
    hrefOf,
    /** False if the browser does not allow it; it has shown the link then. */
    copy: (project: Project, token: string) => copyText(hrefOf(project, token)),
  };
}
