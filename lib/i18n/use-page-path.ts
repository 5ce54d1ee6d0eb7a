"use client";
// The path of the shown page, the same while the server draws it (internal variant and route) and in the browser.
import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/i18n/href";

/** See `quotedRoute`, which the browser needs nothing else of. */
const QUOTED = /\/quoted$/;

export function usePagePath(): string {
  return pagePath(usePathname()).replace(QUOTED, "");
}
