"use client";
// 3D view of a board, loaded on demand: its renderer is as large as a page.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Board3dViewProps } from "@/components/board3d/board3d-props";
import { Skeleton } from "@/components/ui/skeleton";

const loadView = () => import("@/components/board3d/board3d-view").then((file) => file.Board3dView);

const LoadedView = dynamic(loadView, { ssr: false, loading: Loading });

function Loading() {
  const t = useTranslations("board3d");
  return <Skeleton rows={3} text={t("loading")} />;
}

/** Preloads the renderer, for example while a pointer is over the button. */
export function preloadBoard3d(): void {
  void loadView();
}

export function Board3d(props: Board3dViewProps) {
  return <LoadedView {...props} />;
}
