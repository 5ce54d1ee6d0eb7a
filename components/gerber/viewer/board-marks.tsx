"use client";
// Marks over the board: the selected object, and differences between revisions.
import { useMemo, useRef } from "react";
import { shownPlaces } from "@/components/gerber/viewer/changed-places";
import { useInstruments } from "@/components/gerber/viewer/instruments";
import { objectPath } from "@/components/gerber/viewer/object-path";
import { useTransformedGroup } from "@/components/stage/use-transformed-group";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
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
