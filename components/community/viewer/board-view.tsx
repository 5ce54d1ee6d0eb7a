"use client";
// Top and bottom of a published board.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { boardPictureUrl } from "@/components/community/viewer/file-addresses";
import { PictureStage } from "@/components/community/viewer/picture-stage";
import type { ViewedProject } from "@/components/community/viewer/viewed-project";
import { Segments } from "@/components/ui/segments";
import styles from "./project-viewer.module.css";

const SIDES = ["top", "bottom"] as const;
/** Around the board in its picture (lib/core/board-view/picture). */
const MARGIN_MM = 0.25;

export function BoardView({ project }: { project: ViewedProject }) {
  const t = useTranslations("community.viewer");
  const [side, setSide] = useState<(typeof SIDES)[number]>("top");
  const { board, title } = project;
  if (!board) return null;
  const label = t(side === "top" ? "topOf" : "bottomOf", { title });
  return (
    <PictureStage
      label={label}
      widthMm={board.widthMm + 2 * MARGIN_MM}
      heightMm={board.heightMm + 2 * MARGIN_MM}
      tools={
        <Segments label={t("side")} items={SIDES.map((id) => ({ id, label: t(id) }))} value={side} onChange={setSide} />
      }
    >
      <img className={styles.board} src={boardPictureUrl(project, side)} alt={label} />
    </PictureStage>
  );
}
