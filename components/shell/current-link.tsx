"use client";
// Menu link with aria-current on its page.
import type { ReactNode } from "react";
import { pagePath } from "@/lib/i18n/href";
import { LinkAnchor } from "@/lib/i18n/link-anchor";
import { usePagePath } from "@/lib/i18n/use-page-path";

export function CurrentLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePagePath() === pagePath(href);
  return (
    <LinkAnchor href={href} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </LinkAnchor>
  );
}
