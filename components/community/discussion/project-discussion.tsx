"use client";
// Discussion of a project beside its schematic: comments point at parts of it.
import { useEffect, useRef } from "react";
import { Discussion } from "@/components/community/discussion/discussion";
import { usePartFocus } from "@/components/community/part-focus";

export function ProjectDiscussion({ projectId }: { projectId: string }) {
  const focus = usePartFocus();
  const place = useRef<HTMLDivElement>(null);
  const commented = focus?.commented ?? null;
  useEffect(() => {
    if (commented !== null) place.current?.querySelector("textarea")?.focus();
  }, [commented]);
  return (
    <div ref={place}>
      <Discussion projectId={projectId} part={commented} onShowPart={focus?.show} onRemovePart={focus?.removeComment} />
    </div>
  );
}
