"use client";
// Counts that the page was seen, once it is shown.
import { useEffect } from "react";
import { countVisitOf } from "@/lib/client/community";

export function VisitCounter({ projectId }: { projectId: string }) {
  useEffect(() => void countVisitOf(projectId), [projectId]);
  return null;
}
