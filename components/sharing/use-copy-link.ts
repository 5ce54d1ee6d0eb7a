"use client";
// Address of a shared project, and its copy on the clipboard.
import { type Shareable, shareHref } from "@/components/sharing/project-kind";
import { copyText } from "@/lib/client/copy";
import { useMarket } from "@/lib/i18n/use-market";

export function useCopyLink() {
  const { prefix } = useMarket();
  const hrefOf = (project: Shareable, token: string) =>
    shareHref(project, { token, origin: window.location.origin, prefix });
  return {
    hrefOf,
    /** False if the browser does not allow it; it has shown the link then. */
    copy: (project: Shareable, token: string) => copyText(hrefOf(project, token)),
  };
}
