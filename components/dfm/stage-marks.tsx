"use client";
// Markers of findings over the board, merged where they are close; the selected one shows its measurement.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { clusterMarkers } from "@/components/dfm/cluster";
import { MeasureMark } from "@/components/dfm/measure-mark";
import { chosenFinding, shownFindings, useDfm } from "@/stores/viewer/dfm-check";
import { useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { usePickFinding } from "@/components/dfm/use-pick-finding";
import styles from "./stage-marks.module.css";

/** Markers nearer than this on the screen are merged. */
const APART_PX = 26;
/** Change of zoom at which markers are merged again. */
const ZOOM_STEP = 1.25;
const DOT_PX = 5;

export function StageMarks({ viewport }: { viewport: ViewportController }) {
  const place = useDfm((dfm) => (dfm.chosen ? chosenFinding(dfm)?.places[dfm.chosen.place] : undefined));
  const finding = useDfm((dfm) => chosenFinding(dfm));
  usePickFinding(viewport, useBoardViewerStore());
  return (
    <>
      {/* Beside a drawn measurement a marker would hide it. */}
      {!place && <Markers viewport={viewport} />}
      {place && finding && <MeasureMark viewport={viewport} place={place} finding={finding} />}
    </>
  );
}

/** Zoom in steps, so that panning does not merge the markers again. */
function useZoom(viewport: ViewportController): number {
  const stepOf = () => Math.round(Math.log(Math.max(viewport.camera().pxPerMm, 1e-6)) / Math.log(ZOOM_STEP));
  const [step, setStep] = useState(stepOf);
  useEffect(() => {
    const follow = () => setStep(Math.round(Math.log(Math.max(viewport.camera().pxPerMm, 1e-6)) / Math.log(ZOOM_STEP)));
    follow();
    return viewport.watch(follow);
  }, [viewport]);
  return ZOOM_STEP ** step;
}

function Markers({ viewport }: { viewport: ViewportController }) {
  const svg = useRef<SVGSVGElement>(null);
  const report = useDfm((dfm) => dfm.report);
  const filter = useDfm((dfm) => dfm.filter);
  const notes = useDfm((dfm) => dfm.notes);
  const pxPerMm = useZoom(viewport);
  const clusters = useMemo(() => {
    const shown = shownFindings({ report, filter, notes });
    const markers = shown.flatMap(({ severity, places }) => places.map(({ x, y }) => ({ severity, x, y })));
    // The worst is drawn last, on top.
    return clusterMarkers(markers, APART_PX / pxPerMm).reverse();
  }, [report, filter, notes, pxPerMm]);
  useLayoutEffect(() => {
    const place = () => {
      for (const [at, node] of [...(svg.current?.children ?? [])].entries()) {
        const cluster = clusters[at];
        if (!cluster) continue;
        const [x, y] = viewport.worldToScreen([cluster.x, cluster.y]);
        node.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      }
    };
    place();
    return viewport.watch(place);
  }, [viewport, clusters]);
  return (
    <svg ref={svg} className={styles.marks} aria-hidden="true" data-part="dots">
      {clusters.map(({ severity, x, y, count }) => (
        <g key={`${severity} ${x} ${y}`} className={styles.marker} data-severity={severity}>
          <circle r={count === 1 ? DOT_PX : clusterRadius(count)} />
          {count > 1 && <text dy="0.35em">{count}</text>}
        </g>
      ))}
    </svg>
  );
}

/** Makes room for the digits of the count. */
function clusterRadius(count: number): number {
  return 7 + 2.5 * String(count).length;
}
