"use client";
// Opens what the address names: the user's project with its options and notes, or a shared report.
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/lib/client/transport/api-error";
import { findKept, findShared } from "@/lib/client/dfm";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useDfmStore } from "@/stores/viewer/dfm-check";

interface Named {
  projectId: string | null;
  shareToken: string | null;
  onFile: (file: File) => void;
}

export type Opening = { status: "idle" | "fetching" } | { status: "failed"; code: string };

export function useOpened({ projectId, shareToken, onFile }: Named): Opening {
  const store = useDfmStore();
  const [opening, setOpening] = useState<Opening>({ status: shareToken === null ? "idle" : "fetching" });
  const show = useEffectEvent((file: File) => onFile(file));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function open(): Promise<void> {
      if (shareToken !== null) {
        const { file, specification, notes } = await findShared(shareToken, signal);
        if (signal.aborted) return;
        store.getState().set({ named: specification as PcbSpecification, notes, isShared: true });
        setOpening({ status: "idle" });
        show(file);
      } else if (projectId !== null) {
        const { specification, notes } = await findKept(projectId, signal);
        if (signal.aborted) return;
        // Options in the address take precedence over stored ones.
        const named = { ...(specification as Partial<PcbSpecification> | null), ...store.getState().named };
        store.getState().set({ named, notes });
      }
    }
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      // For the user's own project, the board view shows the refusal.
      if (shareToken !== null)
        setOpening({ status: "failed", code: error instanceof ApiError ? error.code : "NETWORK" });
    });
    return () => controller.abort();
  }, [store, projectId, shareToken]);
  return opening;
}
