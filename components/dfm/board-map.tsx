"use client";
// Minimap: the outline with a circle around the visible place, and the scale.
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { useMeasureWords } from "@/components/dfm/use-measure-words";
import { Button } from "@/components/ui/button";
import { flatten } from "@/lib/core/geometry/contour";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { chosenFinding, useDfm } from "@/stores/viewer/dfm-check";
import styles from "./stage-marks.module.css";

/** CSS px per mm, by definition. */
const PX_PER_MM = 96 / 25.4;
const MAP = { width: 150, height: 100 };

export function BoardMap({ viewport }: { viewport: ViewportController }) {
  const t = useTranslations("dfm.detail");
  const place = useDfm((dfm) => (dfm.chosen ? chosenFinding(dfm)?.places[dfm.chosen.place] : undefined));
  const choose = useDfm((dfm) => dfm.choose);
  if (!place) return <StageTitle viewport={viewport} name={t("whole")} />;
  return (
    <>
      <StageTitle viewport={viewport} name={t("detail")} layer={place.layer} />
      <Map x={place.x} y={place.y} />
      <span className={styles.whole}>
        <Button size="sm" onClick={() => choose(null)}>
          {t("back")}
        </Button>
      </span>
    </>
  );
}

function StageTitle({ viewport, name, layer }: { viewport: ViewportController; name: string; layer?: string | null }) {
  const t = useTranslations("dfm.detail");
  const format = useFormatter();
  const words = useMeasureWords();
  const [pxPerMm, setPxPerMm] = useState(() => viewport.camera().pxPerMm);
  useEffect(() => viewport.watch(() => setPxPerMm(viewport.camera().pxPerMm)), [viewport]);
  const scale = format.number(pxPerMm / PX_PER_MM, { maximumSignificantDigits: 2 });
  return (
    <p className={styles.title}>
      <b>{name}</b>
      <span className="num">
        {t("scale", { scale })}
        {layer != null && `, ${words.layer(layer)}`}
      </span>
    </p>
  );
}

function Map({ x, y }: { x: number; y: number }) {
  const t = useTranslations("dfm.detail");
  const scene = useBoardViewer((viewer) => viewer.board?.scene ?? null);
  const drawn = useMemo(() => {
    if (!scene) return null;
    const { bounds, outline } = scene;
    const contours = outline.boards.flatMap(({ edge, cutouts }) => [edge, ...cutouts]);
    const { minX, minY, maxX, maxY } = bounds;
    const path = contours.map((contour) => pathOf(flatten(contour, 0.1))).join("");
    return { bounds, d: path === "" ? `M${minX} ${minY}H${maxX}V${maxY}H${minX}Z` : path };
  }, [scene]);
  if (!drawn) return null;
  const { minX, minY, maxX, maxY } = drawn.bounds;
  const scale = Math.min(MAP.width / Math.max(maxX - minX, 1), MAP.height / Math.max(maxY - minY, 1));
  const [width, height] = [(maxX - minX) * scale, (maxY - minY) * scale];
  const [atX, atY] = [(x - minX) * scale, (maxY - y) * scale];
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("map")}>
        <path
          className={styles.edge}
          d={drawn.d}
          transform={`matrix(${scale} 0 0 ${-scale} ${-minX * scale} ${maxY * scale})`}
        />
        <circle cx={atX} cy={atY} r={8} />
        <text x={atX > width - 24 ? atX - 22 : atX + 12} y={Math.max(12, atY - 6)}>
          A
        </text>
      </svg>
    </div>
  );
}

function pathOf(points: Float64Array): string {
  let d = "";
  for (let at = 0; at + 1 < points.length; at += 2) d += `${at === 0 ? "M" : "L"}${points[at]} ${points[at + 1]}`;
  return `${d}Z`;
}
