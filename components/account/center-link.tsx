"use client";
// Navigation of account pages, whose entries are current for their page and its subpages.
import type { ReactNode } from "react";
import { ScrollNav } from "@/components/ui/scroll-nav";
import { Link } from "@/lib/i18n/link";
import { usePagePath } from "@/lib/i18n/use-page-path";
import styles from "./center.module.css";

export function CenterRail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollNav className={`${styles.rail} no-print`} label={label} here={usePagePath()}>
      {children}
    </ScrollNav>
  );
}

export function CenterLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePagePath();
  const isBelow = href !== "/my-center" && path.startsWith(`${href}/`);
  return (
    <Link href={href} aria-current={path === href ? "page" : isBelow || undefined}>
      {children}
    </Link>
  );
}
