"use client";
// Marks over the board: the selected object, and differences between revisions.
import { useMemo, useRef } from "react";
import { shownPlaces } from "@/components/gerber/viewer/changed-places";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { useTransformedGroup } from "@/components/stage/use-transformed-group";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import { type Contour, flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import styles from "./stage-marks.module.css";

export function BoardMarks() {
  return (
    <>
      <ChangeMarks />
      <PickedMark />
    </>
  );
}

function PickedMark() {
  const { viewport } = useInstruments();
  const group = useRef<SVGGElement>(null);
  const board = useBoardViewer((viewer) => viewer.board);
  const hit = useBoardViewer((viewer) => viewer.selection?.hits[viewer.selection.chosen]);
  const layer = board?.scene.layers.find(({ id }) => id === hit?.layerId);
  const path = useMemo(() => (layer && hit ? objectPath(layer.image, hit.object) : null), [layer, hit]);
  useTransformedGroup(group, viewport, path);
  if (path === null) return null;
  return (
    <svg className={styles.marks} aria-hidden="true">
      <g ref={group} className={path.widthMm === null ? styles.area : styles.line}>
        <path d={path.d} strokeWidth={path.widthMm ?? undefined} />
      </g>
    </svg>
  );
}

/** Places that changed since the earlier revision; removed ones are dashed. */
function ChangeMarks() {
  const { viewport } = useInstruments();
  const group = useRef<SVGGElement>(null);
  const comparison = useBoardViewer((viewer) => viewer.comparison);
  useTransformedGroup(group, viewport, comparison);
  if (comparison === null) return null;
  return (
    <svg className={styles.marks} aria-hidden="true">
      <g ref={group} className={styles.changes}>
        {shownPlaces(comparison.revision).map(({ kind, bounds }, at) => (
          <rect
            key={at}
            data-kind={kind}
            x={bounds.minX}
            y={bounds.minY}
            width={bounds.maxX - bounds.minX}
            height={bounds.maxY - bounds.minY}
          />
        ))}
      </g>
    </svg>
  );
}

const TOLERANCE_MM = 0.005;

function closed(contour: Contour, x = 0, y = 0): string {
  const points = flatten(contour, TOLERANCE_MM);
  let d = "";
  for (let k = 0; k + 1 < points.length; k += 2)
    d += `${k === 0 ? "M" : "L"}${(points[k] ?? 0) + x} ${(points[k + 1] ?? 0) + y}`;
  return `${d}Z`;
}

/** `widthMm` is null for an area. */
function objectPath(image: LayerImage, at: number): { d: string; widthMm: number | null } {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? -1];
  if (image.kind[at] === KIND.region) return { d: closed(regionOf(image, at)), widthMm: null };
  if (image.kind[at] === KIND.flash) {
    const contours = shape?.paths.filter(({ isDark }) => isDark).flatMap((path) => path.contours) ?? [];
    return { d: contours.map((contour) => closed(contour, x0, y0)).join(""), widthMm: null };
  }
  const points: number[] = [x0, y0];
  flattenEdge({ x0, y0, x1, y1, bulge }, TOLERANCE_MM, points);
  let d = `M${x0} ${y0}`;
  for (let k = 2; k + 1 < points.length; k += 2) d += `L${points[k]} ${points[k + 1]}`;
  return { d, widthMm: shape?.strokeMm ?? 0 };
}
