"use client";
// A board in space: loaded when it is opened, for what draws it is as large as a page.
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

/** On the way to it: what a pointer over its button may already ask for. */
export function preloadBoard3d(): void {
  void loadView();
}

export function Board3d(props: Board3dViewProps) {
  return <LoadedView {...props} />;
}
