"use client";
// Loads a stored board named in the address: first its facts, then its pictures.
import { useEffect } from "react";
import { ApiError } from "@/lib/client/transport/api-error";
import { useBoard, useBoardPicture } from "@/lib/client/gerber";
import { useGerberView, useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useSession } from "@/stores/account/session";

export function useLoadProject(): void {
  const store = useGerberViewStore();
  const projectId = useGerberView((view) => view.projectId);
  const isKnown = useGerberView((view) => view.finding !== null);
  const isReadHere = useGerberView((view) => view.reading.status === "running" || view.pictures !== null);
  const { data, error, refetch } = useBoard(isKnown ? null : projectId);
  const wanted = projectId !== null && !isReadHere && isKnown ? projectId : null;
  const top = useBoardPicture(wanted === null ? null : { projectId: wanted, side: "top" });
  const bottom = useBoardPicture(wanted === null ? null : { projectId: wanted, side: "bottom" });

  useEffect(() => {
    if (data) store.getState().confirm(data);
  }, [data, store]);

  // After a sign-in the board may belong to the user, so it is requested again.
  const token = useSession((state) => state.token);
  const hasFailed = error !== null;
  const code = error instanceof ApiError ? error.code : "NOT_SENT";
  useEffect(() => {
    if (!hasFailed) return;
    if (token !== null && code === "NOT_FOUND") store.getState().clear();
    store.getState().failReading(code, true);
  }, [hasFailed, code, token, store]);
  useEffect(() => {
    if (token !== null && hasFailed) void refetch();
  }, [token, hasFailed, refetch]);

  const topSvg = top.data;
  const bottomSvg = bottom.data;
  useEffect(() => {
    if (topSvg !== undefined && bottomSvg !== undefined) store.getState().draw({ top: topSvg, bottom: bottomSvg });
  }, [topSvg, bottomSvg, store]);
}
