"use client";
// Sheets of a drawing, one at a time, with boxes around what differs from another state.
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import type { Drawing, FoundPart, Mark } from "@/components/community/drawing/drawing";
import { type Drawer, useSheetImages } from "@/components/community/drawing/use-drawing";
import { PictureStage } from "@/components/community/viewer/picture-stage";
import { Select } from "@/components/ui/select";
import { Picture } from "@/components/ui/thumbnail";
import { useIsDark } from "@/components/ui/use-is-dark";
import type { SheetInstance } from "@/lib/core/schematic/model/instances";
import styles from "./drawing.module.css";

interface DrawingStageProps {
  drawer: Drawer;
  drawing: Drawing;
  label: string;
  /** Path of the sheet that is shown; without it the reader chooses. */
  path?: string;
  marksOf?: (instance: SheetInstance) => readonly Mark[];
  /** Its sheet is shown when it becomes another one. */
  part?: FoundPart | null;
  /** Beside the choice of the sheet. */
  tools?: ReactNode;
  fetchImage?: (file: string) => Promise<Blob>;
}

export function DrawingStage({
  drawer,
  drawing,
  label,
  path,
  marksOf,
  part = null,
  tools,
  fetchImage,
}: DrawingStageProps) {
  const t = useTranslations("community.viewer");
  const isDark = useIsDark();
  const [chosenPath, choose] = useState("/");
  const [seenPart, setSeenPart] = useState<FoundPart | null>(null);
  if (part !== seenPart) {
    setSeenPart(part);
    if (part) choose(part.path);
  }
  const { instances } = drawing;
  const shownPath = path ?? chosenPath;
  const instance = instances.find((each) => each.path === shownPath) ?? instances[0];
  const files = useMemo(() => drawer.imagesOf(drawing), [drawer, drawing]);
  const images = useSheetImages(files, fetchImage);
  const svg = useMemo(
    () => (instance ? drawer.drawSheet(drawing, instance, { isDark, images }) : ""),
    [drawer, drawing, instance, isDark, images],
  );
  if (!instance) return null;
  const size = drawer.sizeOf(instance);
  const hasChoice = path === undefined && instances.length > 1;
  return (
    <PictureStage
      label={`${label}: ${instance.sheet.name}`}
      {...size}
      tools={
        <>
          {tools}
          {hasChoice && (
            <Select
              aria-label={t("sheet")}
              className={styles.sheets}
              value={instance.path}
              onChange={({ target }) => choose(target.value)}
            >
              {instances.map((each) => (
                <option key={each.path} value={each.path}>
                  {sheetName(each)}
                </option>
              ))}
            </Select>
          )}
        </>
      }
    >
      <Picture image={svg} alt={`${label}: ${instance.sheet.name}`} />
      {marksOf && <Marks {...size} marks={marksOf(instance)} />}
      {part?.path === instance.path && <Marks {...size} marks={part.marks} />}
    </PictureStage>
  );
}

/** "amplifier / filter": the names by which it is placed, or that of the root. */
export const sheetName = ({ namePath, sheet }: SheetInstance): string =>
  namePath.split("/").filter(Boolean).join(" / ") || sheet.name;

function Marks({ widthMm, heightMm, marks }: { widthMm: number; heightMm: number; marks: readonly Mark[] }): ReactNode {
  if (marks.length === 0) return null;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true">
      {marks.map(({ id, mark, box }) => (
        <rect key={id} data-mark={mark} vectorEffect="non-scaling-stroke" {...box} />
      ))}
    </svg>
  );
}
