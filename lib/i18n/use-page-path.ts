"use client";
// Path of the current page, without the internal variant and route, on the server and in the browser.
import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/i18n/href";

/** See `quotedRoute`; repeated here, so that the browser does not load its module. */
const QUOTED = /\/quoted$/;

export function usePagePath(): string {
  return pagePath(usePathname()).replace(QUOTED, "");
}
