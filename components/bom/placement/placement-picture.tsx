"use client";
// Parts over the board as simplified bodies with rotation and pin 1.
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import type { PlacedPart, Placements } from "@/components/bom/placement/use-placements";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { appearanceOf, usePaintedBoard } from "@/lib/client/board-appearance";
import styles from "./placement-view.module.css";

interface PlacementPictureProps {
  placements: Placements;
  side: "top" | "bottom";
  shown: readonly PlacedPart[];
  chosen: string | null;
  onChoose: (designator: string) => void;
}

const MARGIN_MM = 3;
/** More bodies would only be slow; every part is in the list. */
const MAX_DRAWN = 4_000;
const NAMED = 150;

/** Bodies shrink on crowded boards; the file does not state their size. */
function bodyMm(area: number, count: number): { length: number; width: number } {
  const pitch = Math.sqrt(area / Math.max(1, count));
  const length = Math.max(1, Math.min(4, pitch * 0.45));
  return { length, width: length * 0.6 };
}

export function PlacementPicture({ placements, side, shown, chosen, onChoose }: PlacementPictureProps) {
  const t = useTranslations("bom.coordinates");
  const { board, pictures } = placements;
  const [width, height] = [board.maxX - board.minX, board.maxY - board.minY];
  // The bottom is mirrored in x, as the board is turned over.
  const toX = (x: number) => (side === "top" ? x - board.minX : board.maxX - x);
  const toY = (y: number) => board.maxY - y;
  const body = useMemo(() => bodyMm(width * height, shown.length), [width, height, shown.length]);
  return (
    <svg
      className={`canvas ${styles.picture}`}
      role="img"
      aria-label={t("board", { side: t(side) })}
      viewBox={`${-MARGIN_MM} ${-MARGIN_MM} ${width + 2 * MARGIN_MM} ${height + 2 * MARGIN_MM}`}
    >
      {pictures ? (
        <BoardImage svg={pictures[side]} width={width} height={height} />
      ) : (
        <rect className={styles.outline} width={width} height={height} rx={0.6} />
      )}
      {shown.slice(0, MAX_DRAWN).map((part) => (
        <g
          key={part.designator}
          transform={`translate(${toX(part.at.xMm)} ${toY(part.at.yMm)}) rotate(${side === "top" ? -part.at.rotationDeg : part.at.rotationDeg})`}
          onClick={() => onChoose(part.designator)}
        >
          <title>{part.designator}</title>
          <rect
            className={[styles.part, part.isCorrected && styles.corrected, part.designator === chosen && styles.chosen]
              .filter(Boolean)
              .join(" ")}
            x={-body.length / 2}
            y={-body.width / 2}
            width={body.length}
            height={body.width}
            strokeWidth={body.width * 0.08}
          />
          <circle
            className={styles.pin}
            cx={(-body.length / 2) * (side === "top" ? 0.7 : -0.7)}
            cy={-body.width * 0.28}
            r={body.width * 0.12}
          />
        </g>
      ))}
      {shown.length <= NAMED &&
        shown.map((part) => (
          <text key={part.designator} x={toX(part.at.xMm)} y={toY(part.at.yMm)} fontSize={body.width * 0.5}>
            {part.designator}
          </text>
        ))}
    </svg>
  );
}

/** Margin around the board in a drawing. */
const AIR_MM = 0.25;

/** An image with a blob URL: no content of the files can run as a script. */
function BoardImage({ svg, width, height }: { svg: string; width: number; height: number }) {
  const specification = useQuoteDraft((draft) => draft.specification);
  const painted = usePaintedBoard(svg, appearanceOf({ board: specification })) ?? svg;
  const image = useRef<SVGImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([painted], { type: "image/svg+xml" }));
    image.current?.setAttribute("href", address);
    return () => URL.revokeObjectURL(address);
  }, [painted]);
  return (
    <image
      ref={image}
      x={-AIR_MM}
      y={-AIR_MM}
      width={width + 2 * AIR_MM}
      height={height + 2 * AIR_MM}
      aria-hidden="true"
    />
  );
}
