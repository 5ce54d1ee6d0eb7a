"use client";
// In one column, scrolls to the explanation of a selected finding.
import { type RefObject, useEffect, useRef } from "react";
import { useHasSides } from "@/components/ui/use-is-wide";
import { useDfm } from "@/stores/viewer/dfm-check";

export function useScrollToDetail(): RefObject<HTMLElement | null> {
  const detail = useRef<HTMLElement>(null);
  const hasSides = useHasSides();
  // The initially selected finding does not scroll the page.
  const key = useDfm((dfm) => (dfm.chosen?.isOpening ? null : (dfm.chosen?.key ?? null)));
  useEffect(() => {
    if (key !== null && !hasSides) detail.current?.scrollIntoView({ block: "start" });
  }, [key, hasSides]);
  return detail;
}
