"use client";
// Binds the check to a project: files that were only read here are uploaded, and the server runs the same check.
import { useState } from "react";
import { useSpecification } from "@/components/dfm/use-specification";
import { ApiError } from "@/lib/client/transport/api-error";
import { keepCheck } from "@/lib/client/dfm";
import { sendBoard } from "@/lib/client/upload/send-board";
import { isCheckedAlike } from "@/lib/core/dfm/checked-options";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { useDfmStore } from "@/stores/viewer/dfm-check";

export type BindState =
  { status: "idle" } | { status: "sending"; percent: number } | { status: "failed"; code: string };

export interface Bind {
  state: BindState;
  /** Project id; null after a failure, whose reason is in `state`. */
  bind: () => Promise<string | null>;
}

export function useBind(): Bind {
  const viewer = useBoardViewerStore();
  const store = useDfmStore();
  const specification = useSpecification();
  const [state, setState] = useState<BindState>({ status: "idle" });
  /** Project and options for which the server has run the check. */
  const [kept, setKept] = useState<{ projectId: string; specification: PcbSpecification } | null>(null);

  async function work(): Promise<string> {
    const { projectId: known, file } = viewer.getState();
    if (known !== null && kept?.projectId === known && isCheckedAlike(kept.specification, specification)) return known;
    if (!file) throw new ApiError("NOT_SENT", "", { kind: "unsent" });
    setState({ status: "sending", percent: 0 });
    const onPercent = (percent: number) => setState({ status: "sending", percent });
    const projectId = known ?? (await sendBoard(file, { onPercent })).projectId;
    const local = known === null ? store.getState().notes : [];
    const { notes } = await keepCheck(projectId, specification, [...local]);
    // Other files were opened meanwhile: they do not belong to this project.
    if (viewer.getState().file !== file) throw new ApiError("NOT_SENT", "", { kind: "unsent" });
    viewer.getState().set({ projectId });
    store.getState().set({ notes });
    setKept({ projectId, specification });
    const address = new URLSearchParams(location.search);
    address.set("id", projectId);
    history.replaceState(history.state, "", `${location.pathname}?${address}`);
    return projectId;
  }

  return {
    state,
    async bind() {
      try {
        const projectId = await work();
        setState({ status: "idle" });
        return projectId;
      } catch (error) {
        setState({ status: "failed", code: error instanceof ApiError ? error.code : "NOT_SENT" });
        return null;
      }
    },
  };
}
