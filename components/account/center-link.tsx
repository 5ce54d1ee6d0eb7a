"use client";
// An entry of the rail that knows when its page, or one below it, is shown.
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/link";
import { usePagePath } from "@/lib/i18n/use-page-path";

export function CenterLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePagePath();
  const isBelow = href !== "/my-center" && path.startsWith(`${href}/`);
  return (
    <Link href={href} aria-current={path === href ? "page" : isBelow || undefined}>
      {children}
    </Link>
  );
}
