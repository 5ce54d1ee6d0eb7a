"use client";
// Toolbar for the user's own board: the view can be saved as the board's picture in cart and orders.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Board3dBar } from "@/components/board3d/board3d-bar";
import type { Board3dController } from "@/components/board3d/board3d-controller";
import { ToolButton } from "@/components/board3d/tool-button";
import { ApiError } from "@/lib/client/transport/api-error";
import { useBoard } from "@/lib/client/gerber";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { useRemoveBoard3dSnapshot, useSetBoard3dSnapshot } from "@/lib/client/board3d-snapshot";
import styles from "./board3d.module.css";

/** Keys that do not dismiss the message. */
const KEEPING = ["Tab", "Shift", "Control", "Alt", "Meta"];

interface OwnBoardBarProps {
  controller: Board3dController | null;
  name: string;
  projectId: string;
  /** A board is visible. */
  isShown: boolean;
}

/** Uses the browser's query cache: the viewer page has no provider until it is needed here. */
export function OwnBoardBar(props: OwnBoardBarProps) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Bar {...props} />
    </QueryClientProvider>
  );
}

function Bar({ controller, name, projectId, isShown }: OwnBoardBarProps) {
  const t = useTranslations("board3d.stands");
  const hasPicture = (useBoard(projectId).data?.board3dSnapshot ?? null) !== null;
  const set = useSetBoard3dSnapshot(projectId);
  const remove = useRemoveBoard3dSnapshot(projectId);
  const isBusy = set.isPending || remove.isPending;

  // The message covers the board; any further input dismisses it.
  const isDone = set.isSuccess || remove.isSuccess;
  const goOn = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && KEEPING.includes(event.key)) return;
    set.reset();
    remove.reset();
  });
  useEffect(() => {
    if (!isDone) return;
    const ending = new AbortController();
    const { signal } = ending;
    for (const kind of ["pointerdown", "wheel", "keydown"]) document.addEventListener(kind, goOn, { signal });
    return () => ending.abort();
  }, [isDone]);

  function takeView() {
    if (!controller) return;
    remove.reset();
    set.mutate(controller.currentSnapshot());
  }
  function letGo() {
    set.reset();
    remove.mutate();
  }

  const error = set.error ?? remove.error;
  return (
    <Board3dBar
      controller={controller}
      name={name}
      tools={
        <>
          <ToolButton
            icon="picture"
            label={t("use")}
            isBusy={set.isPending}
            isOff={isBusy || !isShown}
            onClick={takeView}
          />
          {hasPicture && (
            <ToolButton
              icon="pictureoff"
              label={t("remove")}
              isBusy={remove.isPending}
              isOff={isBusy}
              onClick={letGo}
            />
          )}
        </>
      }
      status={
        <>
          <p className={styles.status} role="status">
            {set.isPending && t("busy")}
            {set.isSuccess && t("done")}
            {remove.isSuccess && t("removed")}
          </p>
          {error && (
            <p className={styles.refused} role="alert">
              {t("failed", { reason: error instanceof ApiError ? error.message : t("notTaken") })}
            </p>
          )}
        </>
      }
    />
  );
}
