"use client";
// The path of the shown page, the same while prerendering (internal variant) and in the browser (public prefix).
import { usePathname } from "next/navigation";
import { pagePath } from "@/lib/i18n/href";

export function usePagePath(): string {
  return pagePath(usePathname());
}
