"use client";
// 3D view of a project's board, fetched on opening; without a project, a plain board of the given size.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Board3d } from "@/components/board3d/board3d";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useBoardArchive } from "@/lib/client/upload/board-archive";
import type { BoardAppearance } from "@/lib/core/pcb/board-palette";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import type { Board3dInput } from "@/lib/workers/board3d/board3d-messages";

interface Board3dOfProjectProps {
  projectId: string | null;
  size: { widthMm: number; heightMm: number };
  thicknessMm: number;
  appearance: BoardAppearance;
  /** In board coordinates; null: found in the files. */
  parts?: readonly NamedPart[] | null;
}

export function Board3dOfProject({ projectId, size, thicknessMm, appearance, parts = null }: Board3dOfProjectProps) {
  const t = useTranslations("board3d");
  const archive = useBoardArchive(projectId);
  const { widthMm, heightMm } = size;
  const file = archive.data;
  const input = useMemo<Board3dInput | null>(() => {
    if (projectId === null) return { kind: "size", widthMm, heightMm };
    return file ? { kind: "file", file, fileName: file.name } : null;
  }, [projectId, file, widthMm, heightMm]);
  if (archive.isError)
    return <FailureState title={t("failed")} text={t("reasons.OTHER")} onRetry={() => void archive.refetch()} />;
  if (!input) return <Skeleton rows={3} text={t("loading")} />;
  const name = file?.name.replace(/\.[^.]+$/, "") ?? "board";
  return <Board3d {...{ input, parts, thicknessMm, appearance, name, projectId }} />;
}
